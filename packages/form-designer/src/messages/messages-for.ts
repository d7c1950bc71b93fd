/** The texts of a language. */
import { type LanguageTag, type Locale, parseLocale } from '@formwork/form-schema'
import type { DesignerMessages } from './designer-messages'
import { en } from './en'
import { zhCn } from './zh-cn'

const catalogues: Readonly<Record<Locale, DesignerMessages>> = { 'zh-CN': zhCn, en }

export function messagesFor(locale: LanguageTag | undefined): DesignerMessages {
  return catalogues[parseLocale(locale)]
}
