/** On which days people work at all. */
import { DAY_MS } from './clock'
import { hoursByDay } from './working-spans'
import type { WorkingTime } from './working-time'

/** @example workingDaysOf(time)('2026-10-01') // false: a holiday */
export function workingDaysOf(time: WorkingTime): (date: string) => boolean {
  const hoursOn = hoursByDay(time)
  return (date) => hoursOn(Date.parse(date) / DAY_MS).length > 0
}
