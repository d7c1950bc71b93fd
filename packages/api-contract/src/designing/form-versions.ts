/** Published versions of a form: what differs from one to another and what that means for stored answers, publishing, and taking one back as the draft. */
import { formDetailSchema } from '../forms'
import { defineRoute } from '../route'
import { idParams, idSchema, instantSchema, jsonObjectSchema, text } from '../shapes/fields'
import { z } from '../zod'

const versionNumber = z.coerce.number().int().min(1).max(1_000_000)
const versionParams = idParams.extend({ version: versionNumber })
const READS = ['process:admin:template:list', 'process:admin:manager:list'] as const

export const formVersionSchema = z.object({
  version: z.number(),
  fieldCount: z.number(),
  /** The note of the person who published it. */
  note: z.string(),
  publishedAt: instantSchema,
  publishedBy: z.string(),
  /** Names of the processes whose newest version is filled with it. */
  processes: z.array(z.string()),
})
export type FormVersion = z.output<typeof formVersionSchema>

export const listFormVersions = defineRoute({
  method: 'GET',
  path: '/api/v2/forms/:id/versions',
  wire: 'v2',
  access: [...READS],
  summary: 'Published versions of a form, newest first, each with the processes whose newest version is filled with it.',
  params: idParams,
  answer: z.object({ list: z.array(formVersionSchema) }),
})
export const getFormVersion = defineRoute({
  method: 'GET',
  path: '/api/v2/forms/:id/versions/:version',
  wire: 'v2',
  access: [...READS],
  summary: 'One published version with its definition.',
  params: versionParams,
  answer: formVersionSchema.omit({ processes: true }).extend({ definition: jsonObjectSchema }),
})

/** How many of the newest tickets are read when stored answers are counted. */
export const MAX_COUNTED_TICKETS = 20_000

const formChangeSchema = z.object({
  code: z.enum(['added', 'removed', 'moved', 'renamed', 'relabelled', 'retyped', 'options', 'conditions', 'settings']),
  key: z.string().nullable(),
  label: z.string(),
  effect: z.enum(['none', 'carried', 'converted', 'lost', 'checked', 'missing', 'shown']),
  params: z.record(z.string(), z.string()),
  /** How many of the counted tickets hold an answer that it affects; null where it affects none. */
  tickets: z.number().nullable(),
})
/** One difference, as `diffForms` of form-schema finds it. */
export type CountedChange = z.output<typeof formChangeSchema>

export const formChangesSchema = z.object({
  /** The version compared with; null: nothing was published yet, and it is compared with what people fill in now, if there is anything. */
  from: z.number().nullable(),
  /** Null: the draft as it is saved. */
  to: z.number().nullable(),
  /** False: nobody can fill in anything of this form yet. */
  isComparable: z.boolean(),
  changes: z.array(formChangeSchema),
  counted: z.object({
    /** Tickets filled in with any version of this form. */
    tickets: z.number(),
    /** False: there are more, and only the newest were counted. */
    isComplete: z.boolean(),
  }),
  /** Processes that are filled with this form, and whether they take the published one already. */
  processes: z.array(z.object({ id: idSchema, name: z.string(), isPublished: z.boolean() })),
})
export type FormChanges = z.output<typeof formChangesSchema>

export const compareFormVersions = defineRoute({
  method: 'GET',
  path: '/api/v2/forms/:id/changes',
  wire: 'v2',
  access: [...READS],
  summary: 'What differs between two versions of a form, with the number of tickets that hold answers a difference concerns.',
  params: idParams,
  query: z.object({
    /** Left out: the newest version. */
    from: versionNumber.optional(),
    /** Left out: the draft as it is saved. */
    to: versionNumber.optional(),
  }),
  answer: formChangesSchema,
})
export const publishForm = defineRoute({
  method: 'POST',
  path: '/api/v2/forms/:id/publish',
  wire: 'v2',
  access: ['process:admin:template:edit'],
  summary:
    'Publishes the saved draft as the next version, which processes take when they are published the next time; answers the version that holds it already. Refused with `form.not-publishable` and everything that is wrong when it cannot be filled or a test of it fails.',
  params: idParams,
  body: z.strictObject({ revision: z.number().int(), note: text(500).default('') }),
  answer: z.object({ version: z.number() }),
  idempotent: true,
})
export const restoreFormVersion = defineRoute({
  method: 'POST',
  path: '/api/v2/forms/:id/versions/:version/restore',
  wire: 'v2',
  access: ['process:admin:template:edit'],
  summary:
    'Makes the definition of a version the draft; nothing is published. Refused with `form.stale` when someone else saved since `revision`.',
  params: versionParams,
  body: z.strictObject({ revision: z.number().int() }),
  answer: formDetailSchema,
  idempotent: true,
})

/** How many earlier drafts of a form are kept. */
export const MAX_EARLIER_DRAFTS = 30

export const earlierDraftSchema = z.object({ revision: z.number(), fieldCount: z.number(), savedAt: instantSchema, savedBy: z.string() })
export type EarlierDraft = z.output<typeof earlierDraftSchema>

export const listFormDrafts = defineRoute({
  method: 'GET',
  path: '/api/v2/forms/:id/drafts',
  wire: 'v2',
  access: [...READS],
  summary: 'Drafts that were saved before the one of now, newest first: what somebody has saved over is never lost at once.',
  params: idParams,
  answer: z.object({ list: z.array(earlierDraftSchema) }),
})
export const getFormDraft = defineRoute({
  method: 'GET',
  path: '/api/v2/forms/:id/drafts/:revision',
  wire: 'v2',
  access: [...READS],
  summary: 'One earlier draft with its definition.',
  params: idParams.extend({ revision: versionNumber }),
  answer: earlierDraftSchema.extend({ definition: jsonObjectSchema }),
})
