/** The catalogue that tickets start from. */
import { fieldRightSchema } from '@formwork/workflow-core'
import { z } from '../zod'
import { idParams, idSchema, jsonObjectSchema } from '../shapes/fields'
import { choosingStepSchema } from '../moving/choosing'
import { defineRoute } from '../route'

export const catalogueEntrySchema = z.object({
  processId: idSchema,
  name: z.string(),
  category: z.string(),
  /** Empty without a category. */
  categoryIcon: z.string().default(''),
  icon: z.string(),
  remark: z.string(),
})
export type CatalogueEntry = z.output<typeof catalogueEntrySchema>

export const listCatalogue = defineRoute({
  method: 'GET',
  path: '/api/v2/catalogue',
  wire: 'v2',
  access: ['process:list:applyProcessList'],
  summary: 'Published processes that the person may start, by category and name.',
  answer: z.object({ list: z.array(catalogueEntrySchema) }),
})
/** A form of a process besides the bound one, as its version pins it. */
export const furtherFormSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Where it is first filled in: a step of persons, or the start. */
  nodeId: z.string(),
  form: jsonObjectSchema,
})
export type FurtherForm = z.output<typeof furtherFormSchema>

export const catalogueDetailSchema = catalogueEntrySchema.extend({
  version: z.number(),
  /** The pattern of the title; null: it is typed. */
  titlePattern: z.string().nullable(),
  /** The pinned form in wire shape, or null for a process without a form. */
  form: jsonObjectSchema.nullable(),
  /** Further forms that are filled in at the start; absent: none. Their values are sent with those of the first form: no two forms of a process share a key. */
  forms: z.array(furtherFormSchema).optional(),
  /** Steps for which people are chosen at the start (`chosen` of `startTicket`); absent: none. */
  chooses: z.array(choosingStepSchema).optional(),
  /** By the `model` of a field, for a column `subform.column`: the right at the start. Fields that are not named may be written; absent: all of them. */
  rights: z.record(z.string(), fieldRightSchema).optional(),
})
export type CatalogueDetail = z.output<typeof catalogueDetailSchema>
export const getCatalogueEntry = defineRoute({
  method: 'GET',
  path: '/api/v2/catalogue/:id',
  wire: 'v2',
  access: ['process:list:applyProcessList'],
  summary: 'What is needed to start a ticket of this process.',
  params: idParams,
  answer: catalogueDetailSchema,
})
