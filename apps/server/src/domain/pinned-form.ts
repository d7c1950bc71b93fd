/** A form that a published version has besides the bound one, as it was when the version was published. */
import type { JsonObject } from '@formwork/api-contract'

export interface PinnedForm {
  readonly formId: string
  readonly name: string
  readonly revision: number
  /** The step at which it is first filled in; null: the start. */
  readonly firstNodeId: string | null
  /** The models of its fields, so that rights are known without reading the form. */
  readonly fields: readonly string[]
  readonly form: JsonObject
}
