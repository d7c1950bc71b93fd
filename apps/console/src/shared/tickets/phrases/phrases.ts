/** Phrases as they are put into a remark, and as they are edited: one a line. */
import { PHRASE_LIMITS } from '@formwork/api-contract'

/** Replaces an empty text; otherwise on a line below it. */
export const withPhrase = (text: string, phrase: string): string => (text.trim() === '' ? phrase : `${text.trimEnd()}\n${phrase}`)

/** From a text with one per line: none twice, none empty. */
export const phrasesOf = (lines: string): readonly string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

export const areTooMany = (phrases: readonly string[]): boolean => phrases.length > PHRASE_LIMITS.count
export const isTooLong = (phrase: string): boolean => phrase.length > PHRASE_LIMITS.length

/** Whether a remark can be stored: it is one line, not among them yet, and there is room. */
export function canBeStored(text: string, phrases: readonly string[]): boolean {
  const phrase = text.trim()
  return phrase !== '' && !phrase.includes('\n') && !isTooLong(phrase) && !phrases.includes(phrase) && phrases.length < PHRASE_LIMITS.count
}
