/** One translation put into the languages of a form; an empty one removes it. */
import type { FormLanguages } from '@formwork/form-schema'

export interface Translated {
  readonly text: string
  readonly tag: string
  readonly translation: string
}

/** The translation of a text; empty where there is none. */
export function translationOf({ translations }: FormLanguages, { text, tag }: Omit<Translated, 'translation'>): string {
  const texts = translations[tag] ?? {}
  // A text may be called like a part of every object.
  return Object.hasOwn(texts, text) ? (texts[text] ?? '') : ''
}

export function withTranslation({ language, translations }: FormLanguages, { text, tag, translation }: Translated): FormLanguages {
  const texts = new Map(Object.entries(translations[tag] ?? {}))
  if (translation === '') texts.delete(text)
  else texts.set(text, translation)
  return { language, translations: { ...translations, [tag]: Object.fromEntries(texts) } }
}
