/** Runs a schema of the contract for react-hook-form: the first error of each field, in words. */
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { type FieldWords, issueText } from './issue-text'

export interface FormSchema<Output extends FieldValues = FieldValues, Input extends FieldValues = FieldValues>
  extends z.ZodType<Output, Input> {
  readonly shape: Readonly<Record<string, z.core.$ZodType>>
}

/** The labels of the fields that are shown, by name. */
export type FormFields = Readonly<Record<string, FieldWords | undefined>>

/** A field that the form does not show is called by its name on the wire. */
export function wordsOf(fields: FormFields, name: string): FieldWords {
  return (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? { label: name }
}

export function contractResolver<Schema extends FormSchema>(
  schema: Schema,
  fields: FormFields,
): Resolver<FieldValues, unknown, z.output<Schema>> {
  return (values) => {
    const result = schema.safeParse(values)
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const issue of result.error.issues) {
      const name = String(issue.path[0] ?? '')
      errors[name] ??= { type: issue.code, message: issueText({ code: issue.code, params: issue }, wordsOf(fields, name)) }
    }
    return { values: {}, errors }
  }
}
