/** Categories of processes: what the catalogue and the list of processes are divided by. */
import { defineRoute } from '../route'
import { emptyAnswer, idParams, idSchema, nameText } from '../shapes/fields'
import { PROCESS_ICONS } from '../shapes/icons'
import { z } from '../zod'

export const categoryRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  icon: z.enum(PROCESS_ICONS),
  sort: z.number(),
  /** How many processes are in it. */
  processes: z.number(),
  revision: z.number(),
})
export type CategoryRow = z.output<typeof categoryRowSchema>

const fields = { name: nameText(50), icon: z.enum(PROCESS_ICONS).default('folder') }

export const listCategories = defineRoute({
  method: 'GET',
  path: '/api/v2/process-categories',
  wire: 'v2',
  access: ['process:admin:classify:list', 'process:admin:manager:list'],
  summary: 'Categories of processes in their order.',
  answer: z.object({ list: z.array(categoryRowSchema) }),
})
export const createCategory = defineRoute({
  method: 'POST',
  path: '/api/v2/process-categories',
  wire: 'v2',
  access: ['process:admin:classify:add'],
  summary: 'Creates a category at the end of the list; refused with `category.name-taken`.',
  body: z.strictObject(fields),
  answer: categoryRowSchema,
  idempotent: true,
})
export const updateCategory = defineRoute({
  method: 'PUT',
  path: '/api/v2/process-categories/:id',
  wire: 'v2',
  access: ['process:admin:classify:edit'],
  summary:
    'Renames a category or gives it another icon; its processes keep it. Refused with `category.stale` when someone else saved since `revision`.',
  params: idParams,
  body: z.strictObject({ ...fields, revision: z.number().int() }),
  answer: categoryRowSchema,
})
export const orderCategories = defineRoute({
  method: 'PUT',
  path: '/api/v2/process-categories',
  wire: 'v2',
  access: ['process:admin:classify:edit'],
  summary: 'Puts all categories in this order; refused with `category.stale` when the list is not the whole one any more.',
  body: z.strictObject({ ids: z.array(idSchema).min(1).max(500) }),
  answer: z.object({ list: z.array(categoryRowSchema) }),
})
export const deleteCategory = defineRoute({
  method: 'DELETE',
  path: '/api/v2/process-categories/:id',
  wire: 'v2',
  access: ['process:admin:classify:delete'],
  summary: 'Removes a category that no process is in; refused with the names of those that are.',
  params: idParams,
  answer: emptyAnswer,
})
