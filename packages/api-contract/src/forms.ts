/** Form definitions as administrators keep them: drafts with a revision; processes pin what they publish with. */
import { formTestsSchema } from './designing/form-tests'
import { z } from './zod'
import { idParams, idSchema, instantSchema, jsonObjectSchema, nameText, remarkSchema, text } from './shapes/fields'
import { pageOf, pageQuerySchema } from './shapes/paging'
import { defineRoute } from './route'

export const formRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  remark: z.string(),
  /** Input fields in the definition. */
  fieldCount: z.number(),
  revision: z.number(),
  /** Number of the newest published version; null before the first: until then processes take the form as it is saved. */
  publishedVersion: z.number().nullable(),
  /** The saved draft differs from what is published. */
  hasUnpublishedChanges: z.boolean(),
  updatedAt: instantSchema,
  updatedBy: z.string(),
})
export type FormRow = z.output<typeof formRowSchema>

export const formDetailSchema = formRowSchema.extend({
  /** The wire definition `{list, config}`, as `exportDefinition` writes it. */
  definition: jsonObjectSchema,
  /** Fillings that publishing repeats. */
  tests: formTestsSchema,
})
export type FormDetail = z.output<typeof formDetailSchema>

const formFields = {
  name: nameText(100),
  remark: remarkSchema.default(''),
  definition: jsonObjectSchema /** Left out: they stay as they are. */,
  tests: formTestsSchema.optional(),
}

export const listForms = defineRoute({
  method: 'GET',
  path: '/api/v2/forms',
  wire: 'v2',
  access: ['process:admin:template:list', 'process:admin:manager:list'],
  summary: 'Forms, last changed first; `keyword` is found in their names.',
  query: pageQuerySchema.extend({ keyword: text(100).optional() }),
  answer: pageOf(formRowSchema),
})
export const getForm = defineRoute({
  method: 'GET',
  path: '/api/v2/forms/:id',
  wire: 'v2',
  access: ['process:admin:template:list', 'process:admin:manager:list'],
  summary: 'One form with the definition of its draft, and the revision that a change of it has to name.',
  params: idParams,
  answer: formDetailSchema,
})
export const createForm = defineRoute({
  method: 'POST',
  path: '/api/v2/forms',
  wire: 'v2',
  access: ['process:admin:template:add'],
  summary:
    'Creates a form. A definition that is not a form, too deep or too large is refused with the place and the reason (`form.invalid`), a name that another form has with `form.name-taken`.',
  body: z.strictObject(formFields),
  answer: formDetailSchema,
  idempotent: true,
})
export const updateForm = defineRoute({
  method: 'PUT',
  path: '/api/v2/forms/:id',
  wire: 'v2',
  access: ['process:admin:template:edit'],
  summary: 'Saves the draft of a form, with or without errors; refused with `form.stale` when someone else saved since `revision`.',
  params: idParams,
  body: z.strictObject({ ...formFields, revision: z.number().int() }),
  answer: formDetailSchema,
})
export const deleteForm = defineRoute({
  method: 'DELETE',
  path: '/api/v2/forms/:id',
  wire: 'v2',
  access: ['process:admin:template:delete'],
  summary:
    'Removes a form. Refused with `form.in-use` and the name of a process that uses it; published versions of processes keep their copy.',
  params: idParams,
  answer: z.null(),
})
