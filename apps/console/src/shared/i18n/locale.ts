/** The two languages of the product and where a person's choice is kept. */
import { browserStorage } from '../browser-storage'

export const LOCALES = ['zh-CN', 'en'] as const
export type Locale = (typeof LOCALES)[number]
/** Spec 9: Chinese unless chosen otherwise. */
export const DEFAULT_LOCALE: Locale = 'zh-CN'
/** Each language named in itself, so that its speakers find it in any language. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { 'zh-CN': '简体中文', en: 'English' }

const STORAGE_KEY = 'formwork.locale'

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

export function storedLocale(): Locale {
  const stored = browserStorage.read(STORAGE_KEY)
  return isLocale(stored) ? stored : DEFAULT_LOCALE
}

export function storeLocale(locale: Locale): void {
  browserStorage.write(STORAGE_KEY, locale)
}
