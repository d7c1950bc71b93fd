/** Settings of uploaded files and what they take up. */
import { FILE_LIMIT_BYTES } from '../files'
import { defineRoute } from '../route'
import { emptyAnswer } from '../shapes/fields'
import { z } from '../zod'
import { type SettingsRow, shownSettings } from './settings-row'

/** Kinds of files that uploads can be limited to, by extensions and media types as a file field spells them. */
export const UPLOAD_KINDS = {
  pictures: ['image/*'],
  pdf: ['.pdf'],
  office: ['.doc', '.docx', '.xls', '.xlsx', '.ppt', '.pptx', '.odt', '.ods', '.odp', '.wps', '.et', '.dps', '.ofd', '.rtf'],
  text: ['.txt', '.csv', '.md', '.json', '.xml', '.log'],
  media: ['audio/*', 'video/*'],
  archives: ['.zip', '.rar', '.7z', '.tar', '.gz'],
} as const
export type UploadKind = keyof typeof UPLOAD_KINDS
const uploadKinds = Object.keys(UPLOAD_KINDS) as [UploadKind, ...UploadKind[]]

const MEBIBYTE = 1024 * 1024

/** What is shown to people who choose a file; without `fileTypes` every kind is accepted. */
export const uploadLimitsSchema = z.object({ maxFileSize: z.number(), fileTypes: z.array(z.string()).optional() })
export type UploadLimits = z.output<typeof uploadLimitsSchema>

export const storageSettingsSchema = z.object({
  /** The largest file that is accepted; the server's own limit is `FILE_LIMIT_BYTES`. */
  largestMebibytes: z
    .int()
    .min(1)
    .max(FILE_LIMIT_BYTES / MEBIBYTE),
  /** Empty: every kind is accepted. */
  kinds: z.array(z.enum(uploadKinds)).max(uploadKinds.length),
  /** How long an unused upload is kept. */
  keepUnusedDays: z.int().min(1).max(365),
})
export type StorageSettings = z.output<typeof storageSettingsSchema>

export const STORAGE_SETTINGS = {
  classify: 4,
  name: 'storage',
  schema: storageSettingsSchema,
  defaults: { largestMebibytes: 20, kinds: [], keepUnusedDays: 7 },
  secrets: [],
} as const satisfies SettingsRow<StorageSettings>

const access = ['system:settings:index:config'] as const

export const uploadLimitsOf = ({ largestMebibytes, kinds }: StorageSettings): UploadLimits => ({
  maxFileSize: largestMebibytes * MEBIBYTE,
  ...(kinds.length === 0 ? {} : { fileTypes: kinds.flatMap((kind) => [...UPLOAD_KINDS[kind]]) }),
})

export const getStorageSettings = defineRoute({
  method: 'GET',
  path: '/api/v2/settings/storage',
  wire: 'v2',
  access,
  summary: 'The settings of uploaded files.',
  answer: shownSettings(storageSettingsSchema),
})

export const saveStorageSettings = defineRoute({
  method: 'PUT',
  path: '/api/v2/settings/storage',
  wire: 'v2',
  access,
  summary: 'Replaces the settings of uploaded files.',
  body: storageSettingsSchema,
  answer: emptyAnswer,
})

export const getStorage = defineRoute({
  method: 'GET',
  path: '/api/v2/storage',
  wire: 'v2',
  access,
  summary: 'Where uploaded files lie, how many there are, and what the next sweep would remove.',
  answer: z.object({
    place: z.string(),
    files: z.number(),
    bytes: z.number(),
    /** Unused uploads that are older than they are kept. */
    unused: z.number(),
    /** Free space on their disk; null where that is not known. */
    freeBytes: z.number().nullable(),
  }),
})

export const sweepStorage = defineRoute({
  method: 'POST',
  path: '/api/v2/storage/sweep',
  wire: 'v2',
  access,
  summary: 'Begins the sweep of uploads that nothing uses, which otherwise runs every night.',
  answer: emptyAnswer,
})
