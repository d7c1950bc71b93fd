/** The texts of the larger widgets and of sources. They come with those: a page without one does not load them. */
import type { Locale } from '@formwork/form-schema'
import { type ChoiceMessages, chineseChoices, englishChoices } from './choice-messages'
import { addMessages } from './messages-for'
import { chinesePickers, englishPickers, type PickerMessages } from './picker-messages'
import { chineseRichText, englishRichText, type RichTextMessages } from './rich-text-messages'
import { chineseRows, englishRows, type RowMessages } from './row-messages'
import { chineseUploads, englishUploads, type UploadMessages } from './upload-messages'

export interface LargerMessages extends ChoiceMessages, PickerMessages, RichTextMessages, RowMessages, UploadMessages {}

const byLocale: Record<Locale, LargerMessages> = {
  'zh-CN': { ...chineseChoices, ...chinesePickers, ...chineseRichText, ...chineseRows, ...chineseUploads },
  en: { ...englishChoices, ...englishPickers, ...englishRichText, ...englishRows, ...englishUploads },
}

/** Puts them among the built-in texts, before anything is drawn that says one. */
export function bringLargerMessages(): void {
  addMessages(byLocale)
}
