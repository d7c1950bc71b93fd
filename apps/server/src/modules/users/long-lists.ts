/** Which lists of people are longer than lists are counted, remembered for seconds: counting is most of what their pages cost. */

/** How long the cached length of a list is used; people may leave it meanwhile. */
const LENGTH_LASTS_MS = 10_000
const MAX_LISTS = 1000

export interface LongLists {
  isKnownLong(name: string): boolean
  rememberLong(name: string): void
}

export function createLongLists(now: () => Date): LongLists {
  const longUntil = new Map<string, number>()
  return {
    isKnownLong: (name) => (longUntil.get(name) ?? 0) > now().getTime(),
    rememberLong: (name) => {
      longUntil.delete(name)
      longUntil.set(name, now().getTime() + LENGTH_LASTS_MS)
      // Keywords make as many lists as people type: the oldest is forgotten.
      const [oldest] = longUntil.keys()
      if (longUntil.size > MAX_LISTS && oldest !== undefined) longUntil.delete(oldest)
    },
  }
}
