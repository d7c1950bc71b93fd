/** Small schemas that many calls share. Text is trimmed and may hold neither NUL nor lone surrogates: PostgreSQL refuses both. */
import { z } from './zod'

const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

export const text = (max: number) => z.string().trim().max(max).refine(storable, { message: 'contains characters that cannot be stored' })
export const requiredText = (max: number) => text(max).min(1)
export const idSchema = z.uuid()
/** RFC 3339 instant in UTC. */
export const instantSchema = z.iso.datetime()
/** `"0"` enabled, `"1"` disabled, as the old wire spells it. */
export const statusSchema = z.enum(['0', '1'])
export const idParams = z.object({ id: idSchema })
export const emptyAnswer = z.null()
/** A form definition or form values as they travel: any JSON object; their own schemas decide. */
export const jsonObjectSchema = z.record(z.string(), z.unknown())
export type JsonObject = z.output<typeof jsonObjectSchema>
