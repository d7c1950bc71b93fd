/** Picks the texts of a locale and lays the host's own over them. */
import { type LanguageTag, type Locale, parseLocale } from '@formwork/form-schema'
import { english } from './en'
import type { LargerMessages, RendererMessages } from './renderer-messages'
import { chinese } from './zh-cn'

/** Complete as soon as somebody asks for a text: what says those of larger widgets brings them along. */
const byLocale = { 'zh-CN': { ...chinese }, en: { ...english } } as Record<Locale, RendererMessages>

/** The renderer's texts in the language nearest to `locale`, with `overrides` in front. Texts that are added later are there too. */
export function messagesFor(locale: LanguageTag | undefined, overrides?: Partial<RendererMessages>): RendererMessages {
  const messages = byLocale[parseLocale(locale)]
  return overrides ? Object.assign(Object.create(messages), overrides) : messages
}

/** The tag as an element's `lang` and `Intl` take it; one that is none becomes the language we speak instead. */
export function canonicalTag(locale: LanguageTag | undefined): string {
  try {
    return new Intl.Locale(locale ?? '').toString()
  } catch {
    return parseLocale(locale)
  }
}

export function addMessages(added: Record<Locale, LargerMessages>): void {
  Object.assign(byLocale['zh-CN'], added['zh-CN'])
  Object.assign(byLocale.en, added.en)
}
