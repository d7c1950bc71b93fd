/** How often something is done in a minute under one name, such as that of a person or a webhook, in the memory of one server. */

const MINUTE_MS = 60_000

interface Minute {
  readonly from: number
  taken: number
}

export interface MinuteRate {
  /** @returns 0 when it may be done once more, else the number of seconds until it may. */
  take(name: string, most: number): number
}

/** Keeps an entry for each name it was ever asked about: only names of known things may be counted. */
export function perMinute(now: () => Date): MinuteRate {
  const minutes = new Map<string, Minute>()
  return {
    take(name, most) {
      const at = now().getTime()
      const before = minutes.get(name)
      // A minute that lies ahead was begun before the clock was set back.
      const isOver = before === undefined || at < before.from || at - before.from >= MINUTE_MS
      const minute = isOver ? { from: at, taken: 0 } : before
      minutes.set(name, minute)
      if (minute.taken >= most) return Math.max(1, Math.ceil((minute.from + MINUTE_MS - at) / 1000))
      minute.taken += 1
      return 0
    },
  }
}
