/** Dates and times as a language writes them, with the parts that their format has. */
import { parseDateText } from '../rules/values/date-text'

const PARTS = {
  yyyy: { year: 'numeric' },
  MM: { month: '2-digit' },
  dd: { day: '2-digit' },
  HH: { hour: '2-digit', hourCycle: 'h23' },
  mm: { minute: '2-digit' },
  ss: { second: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/**
 * A date or time as people of a language read it. Chinese reads it in the format of its field, which its author chose; another language says the parts that the
 * format has in its own order.
 *
 * @param moment - a moment, or a text in `format`, which is calendar numbers without a zone: give `UTC` for `timeZone` then.
 * @param format - of `yyyy`, `MM`, `dd`, `HH`, `mm`, `ss` and whatever stands between them.
 * @param locale - a BCP 47 tag.
 * @param timeZone - an IANA name; that of the machine where it is left out.
 * @returns the text as it came where it is no date of this format, or the format has parts that no language writes.
 * @throws RangeError for a tag or a zone that does not exist.
 * @example momentText('2027-03-01', 'yyyy-MM-dd', 'de', 'UTC') // 01.03.2027
 */
export function momentText(moment: Date | string, format: string, locale: string, timeZone?: string): string {
  const date = typeof moment === 'string' ? dateOf(moment, format) : moment
  const parts: readonly Intl.DateTimeFormatOptions[] = Object.entries(PARTS).flatMap(([token, part]) =>
    format.includes(token) ? [part] : [],
  )
  if (date === null || Number.isNaN(date.getTime()) || parts.length === 0) return typeof moment === 'string' ? moment : moment.toISOString()
  const zone = timeZone === undefined ? {} : { timeZone }
  const spoken = new Intl.DateTimeFormat(locale, { ...Object.assign({}, ...parts), ...zone })
  return new Intl.Locale(locale).language === 'zh' ? inFormat(spoken.formatToParts(date), format) : spoken.format(date)
}

function inFormat(parts: readonly Intl.DateTimeFormatPart[], format: string): string {
  return format.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, (token) => {
    const [name] = Object.keys(PARTS[token as keyof typeof PARTS])
    const part = parts.find(({ type }) => type === name)
    // Some parts lose their leading zero beside others.
    return part ? part.value.padStart(token.length, '0') : token
  })
}

function dateOf(text: string, format: string): Date | null {
  const parts = parseDateText(text, format)
  if (parts === null) return null
  const { year, month, day, hour, minute, second } = parts
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute, second)
  return date
}
