/** Processes: a draft that is edited, immutable versions that are published. */
import { anyDefinitionSchema, processDefinitionSchema } from '@formwork/workflow-core'
import { z } from './zod'
import { processCasesSchema } from './designing/cases'
import { idParams, idSchema, instantSchema, nameText, remarkSchema, text } from './shapes/fields'
import { pageOf, pageQuerySchema } from './shapes/paging'
import { defineRoute } from './route'

export const processRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Name of its category; empty for none. */
  category: z.string(),
  categoryId: idSchema.nullable(),
  icon: z.string(),
  remark: z.string(),
  formId: idSchema.nullable(),
  formName: z.string(),
  revision: z.number(),
  /** Number of the newest published version, or null before the first. */
  publishedVersion: z.number().nullable(),
  /** The draft or its form differs from what is published. */
  hasUnpublishedChanges: z.boolean(),
  updatedAt: instantSchema,
  updatedBy: z.string(),
})
export type ProcessRow = z.output<typeof processRowSchema>

export const processDetailSchema = processRowSchema.extend({
  definition: processDefinitionSchema,
  /** Runs that publishing repeats. */
  cases: processCasesSchema,
  /** The names of `definition.settings.forms`, but for forms that were removed; absent: none. Their fields come with `getForm`. */
  furtherForms: z.array(z.object({ id: idSchema, name: z.string() })).optional(),
})
export type ProcessDetail = z.output<typeof processDetailSchema>

const processFields = {
  name: nameText(100),
  /** Name of a category. A missing one is added at the end of the list for people who may add categories, and refused otherwise. */
  category: text(50).default(''),
  icon: text(50).default(''),
  remark: remarkSchema.default(''),
  formId: idSchema.nullable(),
  /** A definition of an older version is accepted too, and stored in the present version. */
  definition: anyDefinitionSchema,
  /** Left out: they stay as they are. */
  cases: processCasesSchema.optional(),
}

export const listProcesses = defineRoute({
  method: 'GET',
  path: '/api/v2/processes',
  wire: 'v2',
  access: ['process:admin:manager:list'],
  summary: 'Processes, last changed first; `keyword` is found in their names and those of their categories.',
  query: pageQuerySchema.extend({
    /** Found in the name or the category. */
    keyword: text(100).optional(),
    /** Only those of this category; `none`: those without one. */
    categoryId: z.union([idSchema, z.literal('none')]).optional(),
  }),
  answer: pageOf(processRowSchema),
})
export const getProcess = defineRoute({
  method: 'GET',
  path: '/api/v2/processes/:id',
  wire: 'v2',
  access: ['process:admin:manager:list'],
  summary: 'One process with its draft definition, and the revision that a change of it has to name.',
  params: idParams,
  answer: processDetailSchema,
})
export const createProcess = defineRoute({
  method: 'POST',
  path: '/api/v2/processes',
  wire: 'v2',
  access: ['process:admin:manager:add'],
  summary:
    'Creates a process as a draft, which may be unfinished; nobody can start it before it is published. Refused with `process.name-taken`.',
  body: z.strictObject(processFields),
  answer: processDetailSchema,
  idempotent: true,
})
export const updateProcess = defineRoute({
  method: 'PUT',
  path: '/api/v2/processes/:id',
  wire: 'v2',
  access: ['process:admin:manager:edit'],
  summary: 'Saves the draft; running tickets are untouched. Refused with `process.stale` when someone else saved since `revision`.',
  params: idParams,
  body: z.strictObject({ ...processFields, revision: z.number().int() }),
  answer: processDetailSchema,
})
export const publishProcess = defineRoute({
  method: 'POST',
  path: '/api/v2/processes/:id/publish',
  wire: 'v2',
  access: ['process:admin:manager:edit'],
  summary:
    'Publishes the draft with its form as the next version, or answers the version that holds them already; refused with the findings when the graph is not sound or the form cannot be filled.',
  params: idParams,
  body: z.strictObject({ revision: z.number().int() }),
  answer: z.object({ version: z.number() }),
  idempotent: true,
})
export const processVersionSchema = z.object({
  version: z.number(),
  publishedAt: instantSchema,
  publishedBy: z.string(),
  /** Tickets still running on it. */
  runningTickets: z.number(),
})
export type ProcessVersion = z.output<typeof processVersionSchema>
export const listProcessVersions = defineRoute({
  method: 'GET',
  path: '/api/v2/processes/:id/versions',
  wire: 'v2',
  access: ['process:admin:manager:list'],
  summary: 'Published versions, newest first, each with how many running tickets are on it.',
  params: idParams,
  answer: z.object({ list: z.array(processVersionSchema) }),
})
export const deleteProcess = defineRoute({
  method: 'DELETE',
  path: '/api/v2/processes/:id',
  wire: 'v2',
  access: ['process:admin:manager:delete'],
  summary: 'Takes a process out of the catalogue; running tickets finish on their version.',
  params: idParams,
  answer: z.null(),
})
