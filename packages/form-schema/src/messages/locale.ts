/** The languages this package speaks, and its message codes. */
import { en } from './en'
import { zhCN } from './zh-cn'

/** A language with built-in messages. */
export type Locale = 'zh-CN' | 'en'

/** Everything a message can be about: what stands after the field's name. `{name}` places are filled from the params. */
export interface RuleMessages {
  readonly required: string
  readonly type: string
  readonly pattern: string
  readonly min: string
  readonly max: string
  readonly maxLength: string
  readonly maxCount: string
  readonly maxRows: string
  readonly step: string
  readonly order: string
  readonly choice: string
  readonly date: string
  readonly dateOrder: string
  readonly time: string
  readonly upload: string
  readonly uploadFailed: string
  readonly shape: string
  readonly 'unknown-field': string
}

/**
 * The default language of the product.
 *
 * @example DEFAULT_LOCALE // 'zh-CN'
 */
export const DEFAULT_LOCALE: Locale = 'zh-CN'

/**
 * The rule messages of every language.
 *
 * @example ruleMessages.en.required // 'Required'
 */
export const ruleMessages: Readonly<Record<Locale, RuleMessages>> = { 'zh-CN': zhCN, en }

/**
 * The locale that fits a language tag best; Chinese when nothing fits.
 *
 * @example parseLocale('en-GB') // 'en'
 */
export function parseLocale(tag: string | null | undefined): Locale {
  return tag?.toLowerCase().startsWith('en') ? 'en' : DEFAULT_LOCALE
}
