/** Dates as text: reads and writes the tokens yyyy MM dd HH mm ss. Wall-clock parts only, so no time zone can shift a value. */
import { type CalendarParts, parseDateText } from '@formwork/form-schema'

const TOKENS = { yyyy: 'year', MM: 'month', dd: 'day', HH: 'hour', mm: 'minute', ss: 'second' } as const satisfies Record<
  string,
  keyof CalendarParts
>
export type Token = keyof typeof TOKENS
type Piece = { readonly token: Token } | { readonly literal: string }

const isToken = (text: string): text is Token => Object.hasOwn(TOKENS, text)

function piecesOf(format: string): readonly Piece[] {
  return format
    .split(/(yyyy|MM|dd|HH|mm|ss)/)
    .filter((text) => text !== '')
    .map((text) => (isToken(text) ? { token: text } : { literal: text }))
}

/** The tokens of a format, and where each stands in text of that format. */
export function tokensOf(format: string): readonly { readonly token: Token; readonly at: number }[] {
  let at = 0
  return piecesOf(format).flatMap((piece) => {
    const start = at
    at += 'token' in piece ? piece.token.length : piece.literal.length
    return 'token' in piece ? [{ token: piece.token, at: start }] : []
  })
}

const pad = (value: number, width: number) => String(value).padStart(width, '0')

/** A format as people know it from other forms: `YYYY-MM-DD HH:mm`. */
export const formatHint = (format: string): string => format.replaceAll('yyyy', 'YYYY').replaceAll('dd', 'DD')

/** Writes `parts` in `format`. */
export function formatDate(parts: CalendarParts, format: string): string {
  return piecesOf(format)
    .map((piece) => ('token' in piece ? pad(parts[TOKENS[piece.token]], piece.token.length) : piece.literal))
    .join('')
}

/** Reads what a person types without separators or in full width (`2026-1-5`, `20260105`, `930`, `９：３０`) and writes it in `format`; the text itself when that fails. */
export function tidyDate(text: string, format: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || parseDateText(trimmed, format)) return trimmed
  const tokens = tokensOf(format).map(({ token }) => token)
  // Chinese and Japanese input methods type wide digits.
  const plain = trimmed.normalize('NFKC')
  const groups = /^\d+$/.test(plain) ? cutDigits(plain, tokens) : plain.split(/\D+/).filter((group) => group !== '')
  if (groups.length < 1 || groups.length > tokens.length || groups.some((group, index) => group.length > (tokens[index]?.length ?? 0)))
    return trimmed
  // A date without its time is midnight; a date without its day is a guess that is not ours to make.
  if (tokens.slice(groups.length).some((token) => token === 'yyyy' || token === 'MM' || token === 'dd')) return trimmed
  if (tokens[0] === 'yyyy' && groups[0]?.length !== 4) return trimmed
  let index = 0
  const written = piecesOf(format)
    .map((piece) => ('token' in piece ? (groups[index++] ?? '0').padStart(piece.token.length, '0') : piece.literal))
    .join('')
  return parseDateText(written, format) ? written : trimmed
}

function cutDigits(typed: string, tokens: readonly Token[]): readonly string[] {
  const groups: string[] = []
  // 930 is half past nine.
  const digits = tokens[0] === 'HH' && typed.length % 2 === 1 ? `0${typed}` : typed
  let at = 0
  for (const token of tokens) {
    if (at >= digits.length) break
    groups.push(digits.slice(at, at + token.length))
    at += token.length
  }
  return at === digits.length ? groups : []
}

/** Milliseconds of a wall-clock moment in the reader's own zone: what the old family stores for `timestamp`. */
export function toTimestamp(parts: CalendarParts): number {
  const date = new Date(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second)
  // Two-digit years would be read as 19xx by the constructor.
  date.setFullYear(parts.year)
  return date.getTime()
}

/** The wall-clock parts of a stored number of milliseconds. */
export function fromTimestamp(milliseconds: number): CalendarParts {
  const date = new Date(milliseconds)
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    second: date.getSeconds(),
  }
}
