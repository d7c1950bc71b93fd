/** A widget of another designer's form as plain JSON, on its way to the importer of the old family. */
import type { JsonObject, JsonValue } from '../../json'

export type Path = readonly (string | number)[]

/** A widget as the old family writes it, before the importer of that family has read it. */
export interface Draft {
  readonly type: string
  readonly key: string
  readonly model: string
  readonly name: string
  readonly options: Record<string, JsonValue>
  readonly rules: readonly JsonObject[]
  readonly columns?: readonly DraftColumn[]
  /** What a widget of an unknown kind was in its own format. */
  readonly source?: JsonObject
}

export interface DraftColumn {
  readonly span: number
  /** Of a pane. */
  readonly title?: string
  readonly list: readonly Draft[]
}

/** What a new draft is made of. */
export interface DraftParts {
  readonly name: string
  readonly model?: string
  readonly options?: Readonly<Record<string, JsonValue | undefined>>
  readonly columns?: readonly DraftColumn[]
  readonly source?: JsonObject
}
