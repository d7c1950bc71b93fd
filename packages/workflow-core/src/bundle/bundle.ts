/** A file of processes: their drafts, the forms they use, and their references by names that mean the same on other sites. */
import { anyDefinitionSchema } from '../old-definition'
import { z } from '../zod'

export const BUNDLE_FORMAT = 'formwork-processes'
export const BUNDLE_VERSION = 1
export const BUNDLE_LIMITS = {
  /** Of the file as JSON without spaces. */
  bytes: 1024 * 1024,
  processes: 50,
  forms: 200,
  references: 5000,
} as const

const key = z.string().min(1).max(64)
const named = z.array(z.strictObject({ key, name: z.string().min(1).max(2000) })).max(BUNDLE_LIMITS.references)

export const bundledFormSchema = z.strictObject({
  key,
  name: z.string().min(1).max(100),
  remark: z.string().max(500).default(''),
  definition: z.record(z.string(), z.unknown()),
})
export type BundledForm = z.output<typeof bundledFormSchema>

export const bundledProcessSchema = z.strictObject({
  key,
  name: z.string().min(1).max(100),
  category: z.string().max(50).default(''),
  icon: z.string().max(50).default(''),
  remark: z.string().max(500).default(''),
  /** The key of its first form. */
  form: key.nullable(),
  /** Its references are keys of this file. */
  definition: anyDefinitionSchema,
})
export type BundledProcess = z.output<typeof bundledProcessSchema>

export const processBundleSchema = z.strictObject({
  format: z.literal(BUNDLE_FORMAT),
  version: z.literal(BUNDLE_VERSION),
  processes: z.array(bundledProcessSchema).min(1).max(BUNDLE_LIMITS.processes),
  forms: z.array(bundledFormSchema).max(BUNDLE_LIMITS.forms),
  /** By user name. */
  people: named,
  /** By role key. */
  roles: named,
  /** By code. */
  posts: named,
  /** By the names from the top down, with `/` between them. */
  departments: named,
  /** By name: processes that are started and are not in the file. */
  calledProcesses: named,
})
export type ProcessBundle = z.output<typeof processBundleSchema>
