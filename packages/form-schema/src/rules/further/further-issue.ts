/** Issues of the further rules, with the messages that only they have. */
import { parseLocale } from '../../messages/locale'
import { furtherMessages } from '../../messages/further-messages'
import type { AnyKnownWidget } from '../../widgets/index'
import { ownMessage } from '../field-rules'
import { issueMessage, type IssueWords, type ValueIssue } from '../value-issue'
import type { FurtherCode } from '../../messages/rule-messages'

/** Stored rules of the old family whose messages are about the same. */
const STORED_KINDS: Partial<Readonly<Record<FurtherCode, string>>> = { minLength: 'min', minItems: 'min', maxItems: 'max' }

/** @param said - a message that takes precedence over all others. */
export function furtherIssue(
  { field, path, words }: { readonly field: AnyKnownWidget; readonly path: ValueIssue['path']; readonly words: IssueWords },
  code: FurtherCode,
  params: ValueIssue['params'] = {},
  said: string | null = null,
): ValueIssue {
  const stored = STORED_KINDS[code]
  const own = said ?? (stored === undefined ? null : ownMessage(field, stored))
  const sentence = words.ruleMessages?.[code] ?? furtherMessages[parseLocale(words.locale)][code]
  // A message of its author is a whole sentence: it is not put after the title.
  const message =
    own === null
      ? issueMessage(field.name, code, params, { ...words, ruleMessages: { [code]: sentence } })
      : own.replaceAll('{label}', field.name)
  return { model: field.model, path, code, message, params }
}
