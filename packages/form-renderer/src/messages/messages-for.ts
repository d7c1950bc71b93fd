/** Picks the texts of a locale and puts the host's own over them. */
import { type LanguageTag, type Locale, parseLocale } from '@formwork/form-schema'
import { english } from './en'
import type { OwnMessages, RendererMessages } from './renderer-messages'
import { chinese } from './zh-cn'

/** The texts that every form loads, and of the others those that the host gave itself; see `useLargerMessages`. */
export type FirstMessages = OwnMessages & Partial<RendererMessages>

const byLocale: Readonly<Record<Locale, OwnMessages>> = { 'zh-CN': chinese, en: english }

/** The texts in the language nearest to `locale`, with `overrides` in front. */
export function messagesFor(locale: LanguageTag | undefined, overrides?: Partial<RendererMessages>): FirstMessages {
  return { ...byLocale[parseLocale(locale)], ...overrides }
}

/** The tag as an element's `lang` and `Intl` take it; an invalid one becomes the language of the messages. */
export function canonicalTag(locale: LanguageTag | undefined): string {
  try {
    return new Intl.Locale(locale ?? '').toString()
  } catch {
    return parseLocale(locale)
  }
}
