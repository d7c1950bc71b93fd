/** Which part of a typed time the caret stands in, and what the arrow keys make of it. Pure. */
import { parseDateText } from '@formwork/form-schema'
import { formatDate, tokensOf, type Token } from './date-text'

/** Text after a step, and the digits to select in it. */
export interface SteppedText {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** How many values a part of a time has. */
const SPANS: Readonly<Partial<Record<Token, number>>> = { HH: 24, mm: 60, ss: 60 }
const MIDNIGHT = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 }

/**
 * One more or less in the part of a time under the caret; 59 goes round to 00 and leaves the hour alone, as on a digital clock.
 *
 * @param by - 1 or -1.
 * @returns null when the text is no time yet, or has no such part. Empty text becomes midnight.
 * @example stepTime('09:59:00', 'HH:mm:ss', 4, 1) // { text: '09:00:00', start: 3, end: 5 }
 */
export function stepTime(text: string, format: string, caret: number, by: 1 | -1): SteppedText | null {
  const tokens = tokensOf(format).filter(({ token }) => SPANS[token] !== undefined)
  const part = tokens.find(({ at, token }) => caret <= at + token.length) ?? tokens.at(-1)
  if (!part) return null
  const range = { start: part.at, end: part.at + part.token.length }
  if (text.trim() === '') return { text: formatDate(MIDNIGHT, format), ...range }
  if (!parseDateText(text, format)) return null
  const span = SPANS[part.token] ?? 60
  const next = (Number(text.slice(range.start, range.end)) + by + span) % span
  return { text: text.slice(0, range.start) + String(next).padStart(2, '0') + text.slice(range.end), ...range }
}
