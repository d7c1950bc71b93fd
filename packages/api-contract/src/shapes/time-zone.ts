/** Time zones by their IANA name, such as `Asia/Shanghai`. */
import { z } from '../zod'

/**
 * Only names that `Intl` supports. An offset such as `+08:00` is refused: PostgreSQL reads its sign the other way round.
 * @example isTimeZone('Asia/Shanghai') // true
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const timeZoneSchema = z.string().max(64).refine(isTimeZone, { message: 'not a time zone' })
