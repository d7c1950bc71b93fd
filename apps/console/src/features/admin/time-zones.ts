/** The time zones to choose from, with what they are called and how far they are from UTC now. */

export interface TimeZoneChoice {
  /** IANA: `Asia/Shanghai`. */
  readonly name: string
  /** In the language of the console: 中国标准时间. */
  readonly title: string
  /** Now: `GMT+8`. */
  readonly offset: string
  /** What is searched, names in both languages included. */
  readonly searched: string
}

/** A time zone of which only the name is needed, or known. */
export const unnamed = (name: string): TimeZoneChoice => ({ name, title: '', offset: '', searched: name })

function nameIn(locale: string, timeZone: string, timeZoneName: 'long' | 'shortOffset', at: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** @param chosen - a name that is offered even where this browser does not list it. */
export function timeZoneChoices(locale: 'zh-CN' | 'en', at: Date, chosen = ''): TimeZoneChoice[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(chosen === '' ? [] : [chosen])])
  return [...names].flatMap((name): TimeZoneChoice[] => {
    try {
      const inChinese = nameIn('zh-CN', name, 'long', at)
      const inEnglish = nameIn('en', name, 'long', at)
      const offset = nameIn('en', name, 'shortOffset', at)
      const spoken = name.replaceAll(/[_/]/g, ' ')
      return [
        {
          name,
          title: locale === 'zh-CN' ? inChinese : inEnglish,
          offset,
          searched: [name, spoken, inChinese, inEnglish, offset, offset.replace('GMT', 'UTC')].join(' '),
        },
      ]
    } catch {
      // Stored by a server that knows more names.
      return [unnamed(name)]
    }
  })
}
