/** The texts of a language, with the words of the widget types that a host added. */
import { type LanguageTag, type Locale, parseLocale, type WidgetDefinitions, type WidgetWords } from '@formwork/form-schema'
import type { DesignerMessages } from './designer-messages'
import { en } from './en'
import { zhCn } from './zh-cn'

const catalogues: Readonly<Record<Locale, DesignerMessages>> = { 'zh-CN': zhCn, en }

const NONE: WidgetDefinitions = {}

export function messagesFor(tag: LanguageTag | undefined, widgets: WidgetDefinitions = NONE): DesignerMessages {
  const locale = parseLocale(tag)
  return Object.values(widgets).reduce(
    (messages, { type, words }) => (words === null ? messages : withWords(messages, type, words[locale])),
    catalogues[locale],
  )
}

/** Names in our own catalogue take precedence. */
function withWords(messages: DesignerMessages, type: string, { name, options = {}, choices = {} }: WidgetWords): DesignerMessages {
  const ours: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = messages.choiceNames
  const named = Object.entries(choices).map(([option, names]) => [option, { ...names, ...ours[option] }])
  return {
    ...messages,
    widgets: { ...messages.widgets, [type]: name },
    options: { ...options, ...messages.options },
    choiceNames: { ...messages.choiceNames, ...Object.fromEntries(named) },
  }
}
