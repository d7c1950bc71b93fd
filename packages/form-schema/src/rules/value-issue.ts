/** What is wrong with a value, as code, params and a message in the reader's language. */
import type { ValueProblem } from '../define-behaviour'
import { type LanguageTag, parseLocale, ruleMessages } from '../messages/locale'
import type { RuleMessages } from '../messages/rule-messages'

/** Why a value is refused. `unknown-field`: the form has no such model. `limit`: past `LIMITS.depth` or `LIMITS.valueSize`, as `params.limit` says. */
export type ValueIssueCode = 'required' | 'unknown-field' | 'limit' | ValueProblem['code']

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
export function issueSuffix(code: ValueIssueCode, params: ValueProblem['params'], locale: LanguageTag | undefined): string {
  const template = ruleMessages[parseLocale(locale)][messageKey(code, params)]
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
}

function messageKey(code: ValueIssueCode, params: ValueProblem['params']): keyof RuleMessages {
  // Each of these params belongs to one code.
  if (params['length']) return 'maxLength'
  if (params['count']) return 'maxCount'
  if (params['rows']) return 'maxRows'
  if (params['reason'] === 'order') return 'dateOrder'
  if (params['kind']) return 'time'
  if (params['problem']) return 'patternUnsupported'
  if (params['reason'] === 'error') return 'uploadFailed'
  // No person enters what goes past a limit: programs read the code.
  return code === 'limit' ? 'shape' : code
}
