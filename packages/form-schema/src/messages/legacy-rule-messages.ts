/** The wording of the old family, as its files and the console have it (spec 5): three English messages without a space, and one of them misspelt. */
import { en } from './en'
import { furtherMessages } from './further-messages'
import type { Locale } from './locale'
import type { RuleMessages } from './rule-messages'
import { zhCN } from './zh-cn'

/**
 * Rule messages as the old family words them, for a host whose users know them. Files are written with these, whatever a form says on the page.
 *
 * @example validateValues(form, values, { locale: 'en', ruleMessages: legacyRuleMessages.en }) // 'NameRequired'
 */
export const legacyRuleMessages: Readonly<Record<Locale, RuleMessages>> = {
  'zh-CN': { ...zhCN, ...furtherMessages['zh-CN'] },
  en: { ...en, ...furtherMessages.en, required: 'Required', type: 'Invaild format', pattern: 'Unmatched pattern' },
}
