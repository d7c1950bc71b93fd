/** The rejection of `getData()`: what is wrong with the values, field by field. */
import type { ValueIssue } from '@formwork/form-schema'

/**
 * Thrown by `getData()` when the values break a rule. The message is the same in every locale; `issues` carry the localised texts.
 *
 * @example
 * try {
 *   await save(await form.current.getData())
 * } catch (error) {
 *   if (error instanceof FormDataError) report(error.issues)
 *   else throw error
 * }
 */
export class FormDataError extends Error {
  override readonly name = 'FormDataError'
  /** One entry per broken rule, in document order. */
  readonly issues: readonly ValueIssue[]

  constructor(issues: readonly ValueIssue[]) {
    super('Form data validation failed')
    this.issues = issues
  }
}
