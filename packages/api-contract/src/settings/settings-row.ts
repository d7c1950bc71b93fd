/** How a row of settings is described: its number, its schema, its defaults, and which fields are secrets. */
import { instantSchema } from '../shapes/fields'
import { z } from '../zod'

export interface SettingsRow<Content extends Readonly<Record<string, unknown>> = Readonly<Record<string, unknown>>> {
  /** `classify` of the old wire; each number is one row. */
  readonly classify: number
  /** Names the section in the audit log and in the console. */
  readonly name: string
  readonly schema: z.ZodType<Content>
  /** Also for fields that a row saved by an older server has not. */
  readonly defaults: Content
  /** Stored apart from the content: written by a save, never answered, never in the audit log. */
  readonly secrets: readonly string[]
}

/** In the body of a save. Left out: it stays as it is; empty: it is removed. */
export const secretSchema = z.string().max(1024).optional()

/** The answer of a row: of its secrets only whether they are set. */
export const shownSettings = <Content extends z.ZodType>(content: Content) =>
  z.object({ content, hasSecret: z.record(z.string(), z.boolean()), updatedAt: instantSchema.nullable() })
