/** What a schema says about a field before anything is typed: whether it may stay empty, and its maximum length. */
import { z } from './zod'

export interface FieldFacts {
  readonly isRequired: boolean
  /** Characters, of a text. */
  readonly maxLength: number | undefined
}

/** The value of an untouched control, of any kind. */
const UNTOUCHED = ['', false, null, undefined, []] as const

/** @example fieldFacts(loginBodySchema.shape.username) // { isRequired: true, maxLength: 64 } */
export function fieldFacts(schema: z.core.$ZodType): FieldFacts {
  return {
    isRequired: !UNTOUCHED.some((value) => z.core.safeParse(schema, value).success),
    maxLength: longestText(schema),
  }
}

function longestText(schema: z.core.$ZodType): number | undefined {
  if (schema instanceof z.ZodString) return schema.maxLength ?? undefined
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return longestText(schema.unwrap())
  return undefined
}
