/** Reads and writes the translations that a form carries. */
import type { FormDefinition } from '../form-definition'
import type { FormConfig } from '../form-config'
import { FORBIDDEN_KEYS, isObject } from '../json'
import type { LanguageTag } from '../messages/locale'

/**
 * How much a form may be translated into.
 *
 * @example LANGUAGE_LIMITS.languages // 20
 */
export const LANGUAGE_LIMITS = { languages: 20, textLength: 10_000 } as const

/** Texts of one language, by the text as it stands in the form. */
export type Translations = Readonly<Record<string, string>>

/** The languages of a form. */
export interface FormLanguages {
  /** The language that the form itself is written in; null where nobody has said it. */
  readonly language: LanguageTag | null
  /** By language tag. */
  readonly translations: Readonly<Record<string, Translations>>
}

const KEY = 'formwork'
const TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i

/**
 * Tells whether a text can name a language.
 *
 * @param tag - what somebody wrote.
 * @returns true for a BCP 47 tag such as `en`, `zh-TW` or `pt-BR`.
 * @example isLanguageTag('en-GB') // true
 */
export function isLanguageTag(tag: string): boolean {
  return TAG.test(tag)
}

/**
 * Reads the translations of a form; what is no translation is passed over.
 *
 * @param form - the form; only its settings are read.
 * @returns its own language and its translations, empty for a form in one language.
 * @example Object.keys(languagesOf(form).translations) // ['en', 'ja']
 */
export function languagesOf({ config }: Pick<FormDefinition, 'config'>): FormLanguages {
  const kept = Object.hasOwn(config.extras, KEY) ? config.extras[KEY] : null
  if (!isObject(kept)) return { language: null, translations: {} }
  const { language, translations } = kept
  const entries = isObject(translations) ? Object.entries(translations) : []
  const read = entries
    .filter(([tag, texts]) => isLanguageTag(tag) && isObject(texts))
    .slice(0, LANGUAGE_LIMITS.languages)
    .map(([tag, texts]) => [tag, textsOf(texts)])
  return {
    language: typeof language === 'string' && isLanguageTag(language) ? language : null,
    translations: Object.fromEntries(read),
  }
}

function textsOf(texts: unknown): Translations {
  const entries = isObject(texts) ? Object.entries(texts) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isTranslation(entry[0], entry[1])))
}

/** Translations are stored under the text they translate, and a form with one of these keys is refused by every import. */
export function isTranslatable(text: string): boolean {
  return !FORBIDDEN_KEYS.has(text)
}

/** The translation of a text among those of one language; empty where there is none. */
export function translationOf({ translations }: Pick<FormLanguages, 'translations'>, tag: LanguageTag, text: string): string {
  const texts = translations[tag] ?? {}
  // An object has more names than it was given.
  return Object.hasOwn(texts, text) ? (texts[text] ?? '') : ''
}

function isTranslation(text: string, translation: unknown): translation is string {
  return isTranslatable(text) && typeof translation === 'string' && translation !== '' && translation.length <= LANGUAGE_LIMITS.textLength
}

/**
 * Puts translations into the settings of a form.
 *
 * @param config - the settings; they are not changed.
 * @param languages - all languages of the form; what is past `LANGUAGE_LIMITS` or empty is left out.
 * @returns the settings with them, without the key where there are none.
 * @example const next = { ...form, config: withLanguages(form.config, { language: 'zh-CN', translations: { en: { 请假: 'Leave' } } }) }
 */
export function withLanguages(config: FormConfig, { language, translations }: FormLanguages): FormConfig {
  const { [KEY]: kept, ...extras } = config.extras
  const others = isObject(kept)
    ? Object.fromEntries(Object.entries(kept).filter(([name]) => name !== 'language' && name !== 'translations'))
    : {}
  const tags = Object.entries(translations)
    .filter(([tag]) => isLanguageTag(tag))
    .slice(0, LANGUAGE_LIMITS.languages)
  const written = {
    ...others,
    ...(language === null ? {} : { language }),
    ...(tags.length === 0 ? {} : { translations: Object.fromEntries(tags.map(([tag, texts]) => [tag, { ...textsOf(texts) }])) }),
  }
  return { ...config, extras: Object.keys(written).length === 0 ? extras : { ...extras, [KEY]: written } }
}
