/** The texts of the larger widgets and of sources. They come with those: a page without one does not load them. */
import type { Locale } from '@formwork/form-schema'
import { chineseChoices, englishChoices } from './choice-messages'
import { addMessages } from './messages-for'
import type { LargerMessages } from './renderer-messages'
import { chinesePickers, englishPickers } from './picker-messages'
import { chineseRichText, englishRichText } from './rich-text-messages'
import { chineseRows, englishRows } from './row-messages'
import { chineseUploads, englishUploads } from './upload-messages'

const byLocale: Record<Locale, LargerMessages> = {
  'zh-CN': { ...chineseChoices, ...chinesePickers, ...chineseRichText, ...chineseRows, ...chineseUploads },
  en: { ...englishChoices, ...englishPickers, ...englishRichText, ...englishRows, ...englishUploads },
}

/** Puts them among the built-in texts, before anything is drawn that says one. */
export function addLargerMessages(): void {
  addMessages(byLocale)
}
