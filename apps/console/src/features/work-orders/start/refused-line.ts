/** The server's message about one value, as a line of text. */
import type { ProblemIssue } from '@formwork/api-contract'
import { eachWidget, fieldRuleMessages, type FormDefinition, legacyRuleMessages, localizeForm, type Widget } from '@formwork/form-schema'
import type { Locale } from '../../../shared/i18n/locale'

/** Messages of the rules begin with the field's name already; for others it is put in front. */
export function refusedLine({ path, message, code }: ProblemIssue, form: FormDefinition | null, locale: Locale): string {
  const model = path.findLast((part) => typeof part === 'string' && part !== 'values')
  const widget = form && [...eachWidget(localizeForm(form, locale))].find((one) => one.type !== 'unknown' && one.model === model)
  if (!widget || widget.name === '') return message
  return message.startsWith(widget.name) ? inPlainWords(message, widget, { code, locale }) : `${widget.name}: ${message}`
}

/** The wire words three rules as the old family does (“NameRequired”); a page says them as its forms do. What an author wrote stays. */
function inPlainWords(message: string, widget: Widget, { code, locale }: { readonly code: string; readonly locale: Locale }): string {
  const legacy = Object.entries(legacyRuleMessages[locale]).find(([kind]) => kind === code)?.[1]
  if (message !== `${widget.name}${legacy}`) return message
  return fieldRuleMessages(widget, { locale }).find(({ rule }) => rule === code)?.usual ?? message
}
