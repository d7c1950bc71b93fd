/** Waits of ISO 8601, as `P1DT2H`, in seconds. Years and months have no fixed length and are not read. */
import { PROCESS_LIMITS } from '../../definition'

const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/
const SECONDS = [604_800, 86_400, 3600, 60, 1]

export function secondsOf(text: string): number | null {
  const found = DURATION.exec(text.trim())
  if (found === null || !/\d/.test(text)) return null
  const seconds = SECONDS.reduce((sum, unit, index) => sum + unit * Number(found[index + 1] ?? 0), 0)
  return seconds <= PROCESS_LIMITS.delaySeconds ? seconds : null
}
