/** What a language is called in another one. */
import type { LanguageTag } from '@formwork/form-schema'

/** Its tag where the browser has no name for it. */
export function languageName(tag: string, locale: LanguageTag | undefined): string {
  try {
    return new Intl.DisplayNames([locale ?? 'zh-CN'], { type: 'language', fallback: 'code' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
