/** Picks the texts of a locale and lays the host's own over them. */
import type { Locale } from '@formwork/form-schema'
import { english } from './en'
import type { RendererMessages } from './renderer-messages'
import { chinese } from './zh-cn'

const byLocale: Record<Locale, RendererMessages> = { 'zh-CN': chinese, en: english }

/** The renderer's texts in `locale`, with `overrides` in front. */
export function messagesFor(locale: Locale, overrides?: Partial<RendererMessages>): RendererMessages {
  return overrides ? { ...byLocale[locale], ...overrides } : byLocale[locale]
}
