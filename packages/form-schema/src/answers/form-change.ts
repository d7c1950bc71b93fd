/** What can differ between two versions of a form, and what that does to answers that are stored. */

/**
 * What became of a widget, or of the settings of the whole form. `renamed`: its model. `relabelled`: its title. `retyped`: its type.
 * `options`: anything else that it can be told; `conditions`: when it is shown, required, read-only, or what it computes.
 */
export type FormChangeCode = 'added' | 'removed' | 'moved' | 'renamed' | 'relabelled' | 'retyped' | 'options' | 'conditions' | 'settings'

/**
 * What a change does to stored answers. `none`: nothing. `carried`: `migrateValues` puts them under the new model. `converted`: it reads them
 * as the new type, and drops what means none. `lost`: they have no field any more. `checked`: they may no longer be allowed. `missing`: a
 * required field has none yet. `shown`: which of them are visible may change.
 */
export type AnswerEffect = 'none' | 'carried' | 'converted' | 'lost' | 'checked' | 'missing' | 'shown'

/** One difference. */
export interface FormChange {
  readonly code: FormChangeCode
  /** The key of the widget, in the later form where it is still there; null for the settings of the form. */
  readonly key: string | null
  /** Its title, else its model or type; '' for the settings of the form. */
  readonly label: string
  readonly effect: AnswerEffect
  /** `before` and `after` of a model, a title or a type; `options`: the names of what changed. */
  readonly params: Readonly<Record<string, string>>
}
