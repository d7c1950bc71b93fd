/** Picks the texts of a locale and lays the host's own over them. */
import type { Locale } from '@formwork/form-schema'
import { english } from './en'
import type { LargerMessages } from './larger-messages'
import type { RendererMessages } from './renderer-messages'
import { chinese } from './zh-cn'

/** Complete as soon as somebody asks for a text: what says those of larger widgets brings them along. */
const byLocale = { 'zh-CN': { ...chinese }, en: { ...english } } as Record<Locale, RendererMessages>

/** The renderer's texts in `locale`, with `overrides` in front. Texts that are added later are there too. */
export function messagesFor(locale: Locale, overrides?: Partial<RendererMessages>): RendererMessages {
  return overrides ? Object.assign(Object.create(byLocale[locale]), overrides) : byLocale[locale]
}

export function addMessages(added: Record<Locale, LargerMessages>): void {
  Object.assign(byLocale['zh-CN'], added['zh-CN'])
  Object.assign(byLocale.en, added.en)
}
