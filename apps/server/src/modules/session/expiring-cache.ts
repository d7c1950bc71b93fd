/** A cache of one server, some seconds long, for what the database says about people, and when it may not be used. Pure but for the clock it is given. */

/** Limits how long a server with a silently broken connection can miss a change. */
export const CACHE_MS = 10_000

export interface ExpiringCache<Value> {
  /** The value of that key, if it is cached. */
  get(key: string): Value | null
  /** How many changes were notified so far: to be read before a value is read that `keep` is given. */
  readonly changes: number
  /** Caches a value, unless a change was notified since `changes`: the value may have been read before it. */
  keep(key: string, value: Value, changes: number): void
  forget(isMeant: (value: Value) => boolean): void
  /** From now on changes are notified. */
  open(): void
  /** Changes may be missed: nothing is cached or answered until `open`. */
  close(): void
}

export interface ExpiringCacheOptions {
  /** How many at most; the oldest is dropped for a new one. */
  readonly most: number
  /** A clock that never goes back, in ms. */
  readonly elapsed: () => number
}

/**
 * @example
 * const sessions = createExpiringCache<FoundSession>({ most: 2000, elapsed: () => performance.now() })
 */
export function createExpiringCache<Value>({ most, elapsed }: ExpiringCacheOptions): ExpiringCache<Value> {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>()
  let isOpen = false
  let changes = 0
  const clear = () => {
    changes += 1
    kept.clear()
  }
  return {
    get(key) {
      const found = isOpen ? kept.get(key) : undefined
      return found !== undefined && found.until > elapsed() ? found.value : null
    },
    get changes() {
      return changes
    },
    keep(key, value, since) {
      if (!isOpen || since !== changes) return
      kept.delete(key)
      kept.set(key, { value, until: elapsed() + CACHE_MS })
      // In the order in which they expire: expired ones come first.
      for (const [oldest, { until }] of kept) {
        if (until > elapsed() && kept.size <= most) break
        kept.delete(oldest)
      }
    },
    forget(isMeant) {
      changes += 1
      for (const [key, { value }] of kept) if (isMeant(value)) kept.delete(key)
    },
    open() {
      clear()
      isOpen = true
    },
    close() {
      isOpen = false
      clear()
    },
  }
}
