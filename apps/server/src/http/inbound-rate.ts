/** How many calls each inbound webhook takes in a minute, in the memory of one server. */

const MINUTE_MS = 60_000

interface Minute {
  readonly from: number
  taken: number
}

export interface CallRate {
  /** @returns 0 when the call is accepted, else the number of seconds until the next one is. */
  take(webhookId: string, most: number): number
}

/** At most one entry for each webhook: only known ones are counted. */
export function callsPerMinute(now: () => Date): CallRate {
  const minutes = new Map<string, Minute>()
  return {
    take(webhookId, most) {
      const at = now().getTime()
      const before = minutes.get(webhookId)
      const minute = before === undefined || at - before.from >= MINUTE_MS ? { from: at, taken: 0 } : before
      minutes.set(webhookId, minute)
      if (minute.taken >= most) return Math.max(1, Math.ceil((minute.from + MINUTE_MS - at) / 1000))
      minute.taken += 1
      return 0
    },
  }
}
