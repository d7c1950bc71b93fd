/** What is wrong with a value, as code, params and a message in the reader's language. */
import type { ValueProblem } from '../define-behaviour'
import { type Locale, type RuleMessages, ruleMessages } from '../messages/locale'

/** Why a value is refused. `unknown-field`: the form has no such model. */
export type ValueIssueCode = 'required' | 'unknown-field' | ValueProblem['code']

/** One thing that is wrong with one value. `message` starts with the field's name, as the old family's do. */
export interface ValueIssue {
  readonly model: string
  /** Where the value stands: `['age']`, or `['items', 3, 'price']` for a field of a subform's row. */
  readonly path: readonly (string | number)[]
  readonly code: ValueIssueCode
  readonly message: string
  readonly params: ValueProblem['params']
}

/** The text after the field's name. */
export function issueSuffix(code: ValueIssueCode, params: ValueProblem['params'], locale: Locale): string {
  const template = ruleMessages[locale][messageKey(code, params)]
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : place))
}

function messageKey(code: ValueIssueCode, params: ValueProblem['params']): keyof RuleMessages {
  if (code === 'max' && Object.hasOwn(params, 'length')) return 'maxLength'
  if (code === 'max' && Object.hasOwn(params, 'count')) return 'maxCount'
  if (code === 'max' && Object.hasOwn(params, 'rows')) return 'maxRows'
  if (code === 'date' && params['reason'] === 'order') return 'dateOrder'
  if (code === 'date' && params['kind'] === 'time') return 'time'
  if (code === 'upload' && params['reason'] === 'error') return 'uploadFailed'
  return code
}
