/** The languages of this package's messages, and their codes. */
import { en } from './en'
import type { FirstRuleMessages } from './rule-messages'
import { zhCN } from './zh-cn'

/** A language with built-in messages. */
export type Locale = 'zh-CN' | 'en'

/**
 * A language as a host names it: any BCP 47 tag, such as `en-GB`, `zh-Hans-CN` or `de`. Whatever takes one speaks as {@link parseLocale} says.
 *
 * @example const locale: LanguageTag = 'en-GB'
 */
export type LanguageTag = Locale | (string & Record<never, never>)

/**
 * The default language of the product.
 *
 * @example DEFAULT_LOCALE // 'zh-CN'
 */
export const DEFAULT_LOCALE: Locale = 'zh-CN'

/**
 * The rule messages of every language.
 *
 * @example ruleMessages.en.required // ' is required'
 */
export const ruleMessages: Readonly<Record<Locale, FirstRuleMessages>> = { 'zh-CN': zhCN, en }

/**
 * Finds the language with built-in messages that is nearest to a tag.
 *
 * @param tag - a BCP 47 tag; null, undefined or `''` where none is asked for.
 * @returns Chinese for every `zh`, and where none is asked for; English for all others, and for what is no tag at all.
 * @example parseLocale('zh-Hans-CN') // 'zh-CN'
 * @example parseLocale('de') // 'en'
 */
export function parseLocale(tag: LanguageTag | null | undefined): Locale {
  return !tag || /^zh(?![a-z])/i.test(tag) ? DEFAULT_LOCALE : 'en'
}
