/** Which way a language is read. */
import type { LanguageTag } from '../messages/locale'
import { isLanguageTag } from './form-languages'

const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'])

/** By the script a language is written in, said or usual; from left to right for what is no tag. */
export function textDirection(tag: LanguageTag): 'ltr' | 'rtl' {
  return isLanguageTag(tag) && RIGHT_TO_LEFT.has(scriptOf(tag)) ? 'rtl' : 'ltr'
}

function scriptOf(tag: LanguageTag): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? ''
  } catch {
    // It has the shape of a tag, but subtags in no order that a browser takes.
    return ''
  }
}
