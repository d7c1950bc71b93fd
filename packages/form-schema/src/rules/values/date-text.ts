/** Reads date text strictly by its format. No zone, no shift: text in, calendar numbers out. */

/** Calendar numbers of a date text; what the format does not name is at its first value. */
export interface CalendarParts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

type Part = keyof CalendarParts

/** What each token names, and its least and most; a token has as many digits as letters. */
const TOKENS: Readonly<Record<string, readonly [part: Part, least: number, most: number]>> = {
  yyyy: ['year', 0, 9999],
  MM: ['month', 1, 12],
  dd: ['day', 1, 31],
  HH: ['hour', 0, 23],
  mm: ['minute', 0, 59],
  ss: ['second', 0, 59],
}

const DIGITS = /^\d+$/
const TOKEN_OR_LITERAL = /yyyy|MM|dd|HH|mm|ss|[^]/gu

/**
 * Parses a date or time of one exact form.
 *
 * @param text - the text.
 * @param format - its form, of the tokens yyyy MM dd HH mm ss; anything else stands for itself.
 * @returns numbers, months from 1, the lowest where the format has no token; null when the text does not fit or names no real day.
 * @example parseDateText('2024-02-29', 'yyyy-MM-dd')?.day // 29
 */
export function parseDateText(text: string, format: string): CalendarParts | null {
  const parts: Record<Part, number> = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 }
  let at = 0
  for (const piece of format.match(TOKEN_OR_LITERAL) ?? []) {
    const token = Object.hasOwn(TOKENS, piece) ? TOKENS[piece] : undefined
    const found = text.slice(at, at + piece.length)
    at += found.length
    if (token === undefined) {
      if (found !== piece) return null
      continue
    }
    const [part, least, most] = token
    const number = found.length === piece.length && DIGITS.test(found) ? Number(found) : -1
    if (number < least || number > most) return null
    parts[part] = number
  }
  // Without a year the text may name 29 February: the year 0 that stands in is a leap year.
  return at === text.length && parts.day <= daysInMonth(parts.year, parts.month) ? parts : null
}

/** Days of a month (1 to 12) in the Gregorian calendar: its last day is the one before the next month begins. */
function daysInMonth(year: number, month: number): number {
  return new Date(new Date(0).setUTCFullYear(year, month, 0)).getUTCDate()
}
