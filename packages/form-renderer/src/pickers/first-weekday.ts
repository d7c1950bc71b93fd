/** The day with which a week begins, by language: 0 is Sunday, 1 Monday. */

interface WithWeek extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number }
  /** How browsers wrote it at first. */
  readonly weekInfo?: { readonly firstDay: number }
}

/** The usual first day where browsers disagree or have none. */
const OURS: Readonly<Record<string, number>> = { 'zh-CN': 1, en: 0 }

/** @param tag - a valid BCP 47 tag. Monday where nothing is known, as ISO 8601 has it. */
export function usualFirstWeekday(tag: string): number {
  const own = OURS[tag]
  if (own !== undefined) return own
  const locale: WithWeek = new Intl.Locale(tag)
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7
}
