/** Filled forms that were recorded in the preview: publishing fills the form with them again and refuses when the result differs. */
import { jsonObjectSchema, requiredText, text } from '../shapes/fields'
import { z } from '../zod'

export const MAX_FORM_TESTS = 100

export const formTestSchema = z.strictObject({
  id: requiredText(64),
  name: requiredText(100),
  values: jsonObjectSchema,
  /** The expected result: visible fields by model, and refused fields, each with the code and its place, `items.0.price` for one of a row. */
  expect: z.strictObject({
    visible: z.array(text(500)).max(5000),
    refused: z.array(z.strictObject({ place: text(1000), code: text(64) })).max(5000),
  }),
})
export type KeptFormTest = z.output<typeof formTestSchema>
export const formTestsSchema = z.array(formTestSchema).max(MAX_FORM_TESTS)
