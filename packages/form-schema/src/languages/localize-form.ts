/** A form with its texts in another language. */
import type { FormDefinition } from '../form-definition'
import type { LanguageTag } from '../messages/locale'
import { languagesOf } from './form-languages'
import { mapTexts } from './map-texts'
import { heldList } from '../held-list'

/**
 * Puts the texts of a form into a language that it is translated into: that of the tag, else one of the same language, as `en` for `en-GB`. A text
 * without a translation stays as it is. What is stored, models and values of choices, is the same in every language.
 *
 * @param form - the form; it is not changed.
 * @param locale - the language that is wanted.
 * @returns the form in that language; the very same form where it has no such translation, or is written in it.
 * @example validateValues(localizeForm(form, 'en'), values, { locale: 'en' })
 */
export function localizeForm(form: FormDefinition, locale: LanguageTag | undefined): FormDefinition {
  const list = heldList(form)
  if (!locale) return form
  const { language, translations } = languagesOf(form)
  const tag = nearest(locale, [...(language === null ? [] : [language]), ...Object.keys(translations)])
  if (tag === null || tag === language) return form
  const texts = new Map(Object.entries(translations[tag] ?? {}))
  if (texts.size === 0) return form
  return { ...form, list: mapTexts(list, (text) => texts.get(text) ?? text) }
}

/** The language in which {@link localizeForm} leaves a form; null where nobody has said it. */
export function shownLanguage(form: FormDefinition, locale: LanguageTag | undefined): LanguageTag | null {
  const { language, translations } = languagesOf(form)
  const tags = [...(language === null ? [] : [language]), ...Object.keys(translations)]
  return (locale ? nearest(locale, tags) : null) ?? language
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0]

function nearest(wanted: string, tags: readonly string[]): string | null {
  const exact = tags.find((tag) => tag.toLowerCase() === wanted.toLowerCase())
  return exact ?? tags.find((tag) => languageOf(tag) === languageOf(wanted)) ?? null
}
