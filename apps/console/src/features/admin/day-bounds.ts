/** Days of a filter as instants, where the reader is. */

export const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00`))

/** When a day begins, or one so many days later. */
export function startOfDay(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}
