/** What is wrong with a value, as code, params and a message in the reader's language. */
import type { ValueProblem } from '../define-behaviour'
import { type LanguageTag, parseLocale, ruleMessages } from '../messages/locale'
import type { FirstRuleMessages, FurtherCode, RuleMessages } from '../messages/rule-messages'

/** Why a value is refused. `unknown-field`: the form has no such model. `limit`: past `LIMITS.depth` or `LIMITS.valueSize`, as `params.limit` says. */
export type ValueIssueCode = 'required' | 'unknown-field' | 'limit' | ValueProblem['code'] | FurtherCode

/** One thing that is wrong with one value. `message` starts with the field's name, as the old family's do. */
export interface ValueIssue {
  readonly model: string
  /** Where the value stands: `['age']`, or `['items', 3, 'price']` for a field of a subform's row. */
  readonly path: readonly (string | number)[]
  readonly code: ValueIssueCode
  readonly message: string
  readonly params: ValueProblem['params']
}

/** In which words an issue is said. */
export interface IssueWords {
  /** Language of the messages; Chinese by default. */
  readonly locale?: LanguageTag | undefined
  /** Messages said in other words, or in a language of the host's; the others stay as `locale` has them. */
  readonly ruleMessages?: Partial<RuleMessages> | undefined
}

/** The message about a field called `label`. */
export function issueMessage(
  label: string,
  code: ValueIssueCode,
  params: ValueProblem['params'],
  { locale, ruleMessages: own }: IssueWords,
): string {
  const key = messageKey(code, params)
  const said = own?.[key] ?? ruleMessages[parseLocale(locale)][key as keyof FirstRuleMessages]
  const named: ValueProblem['params'] = { ...params, label }
  const sentence = said.includes('{label') ? said : `{label}${said}`
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => `${named[name] ?? place}`)
}

function messageKey(code: ValueIssueCode, params: ValueProblem['params']): keyof RuleMessages {
  const { length, count, rows, reason, kind, problem } = params
  // Each of these params belongs to one code, but for the number of files.
  if (length) return 'maxLength'
  if (count) return code === 'min' ? 'minCount' : 'maxCount'
  if (rows) return 'maxRows'
  if (reason === 'order') return 'dateOrder'
  if (kind) return 'time'
  if (problem) return 'patternUnsupported'
  if (reason === 'error') return 'uploadFailed'
  // No person enters what goes past a limit: programs read the code.
  return code === 'limit' ? 'shape' : code
}
