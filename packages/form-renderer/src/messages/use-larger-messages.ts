/** The texts of the larger widgets and of sources. They come with the code that shows them: a page without one does not load them. */
import { type Locale, parseLocale } from '@formwork/form-schema'
import { useRenderSettings } from '../form/render-settings'
import { chineseChoices, englishChoices } from './choice-messages'
import type { FirstMessages } from './messages-for'
import type { FieldMessages, LargerMessages } from './renderer-messages'
import { chinesePanes, englishPanes } from './pane-messages'
import { chinesePickers, englishPickers } from './picker-messages'
import { chineseRichText, englishRichText } from './rich-text-messages'
import { chineseRows, englishRows } from './row-messages'
import { chineseUploads, englishUploads } from './upload-messages'

export const chineseLarger: LargerMessages = {
  ...chineseChoices,
  ...chinesePanes,
  ...chinesePickers,
  ...chineseRichText,
  ...chineseRows,
  ...chineseUploads,
}

export const englishLarger: LargerMessages = {
  ...englishChoices,
  ...englishPanes,
  ...englishPickers,
  ...englishRichText,
  ...englishRows,
  ...englishUploads,
}

const byLocale: Readonly<Record<Locale, LargerMessages>> = { 'zh-CN': chineseLarger, en: englishLarger }

/** All texts by the ones of the form around: put together once for a form and not in each of a thousand cells. */
const complete = new WeakMap<FirstMessages, FieldMessages>()

/** Every text of fields, in the language and with the overrides of the form around. @throws outside of a form. */
export function useLargerMessages(): FieldMessages {
  const { messages, locale } = useRenderSettings()
  const known = complete.get(messages)
  if (known) return known
  const made = { ...byLocale[parseLocale(locale)], ...messages }
  complete.set(messages, made)
  return made
}
