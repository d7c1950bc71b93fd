/** What the result of validating a whole record depends on besides form and values. */
import type { TreeChoice } from '../options/choice-tree'
import type { Validators } from './further/validator'
import type { ValueIssue } from './value-issue'
import type { FieldContext } from './validate-field'

/** The words of the messages, and what only the caller knows: previous values, loaded choices, functions. */
export interface ValuesContext extends Pick<FieldContext, 'locale' | 'ruleMessages' | 'onUnsupportedPattern'> {
  /**
   * The values before, for a server that cannot trust a page: a field that nobody may edit has to hold what it held, else it is refused as
   * `readonly`. For a new record these are `defaultValues(form)`. Without them read-only fields are taken as they come.
   */
  readonly previous?: unknown
  /** The choices of fields that load them, by model, those of row fields too: a value that is none of them is refused as `choice`. */
  readonly choices?: Readonly<Record<string, readonly TreeChoice[]>> | undefined
  /** Functions by the names that the form's `validators` give. A name without a function is refused as `validatorMissing`. */
  readonly validators?: Validators | undefined
  /**
   * Gathers what asynchronous validators will answer, for whoever waits for it himself: each promise comes to a list of issues. Without it a validator may
   * not answer with a promise, and `validateValuesAsync` waits by itself.
   */
  readonly pending?: Promise<readonly ValueIssue[]>[] | undefined
}
