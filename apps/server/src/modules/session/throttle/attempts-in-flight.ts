/** Attempts that are being checked, by counter: no more at once than there may still be failures, the others wait. In the memory of one server. */
import type { CountedFailures } from './throttle-repo'

export interface Counter {
  readonly key: string
  /** Failures before attempts are refused. */
  readonly limit: number
}

interface Flight {
  /** Who is interested: while somebody is, what is known stays. */
  interested: number
  running: number
  /** As far as this server knows; one that waits may have read the counter before another one failed. */
  known: CountedFailures | null
  /** The first of them is next. */
  readonly waiting: Set<() => void>
}

export interface AttemptsInFlight {
  /** To be called before the counters are read, and followed by `forget`. */
  follow(counters: readonly Counter[]): void
  learn(counted: readonly CountedFailures[]): void
  /** The latest that is known; null: nothing in this window. */
  failuresOf(counter: Counter, windowStart: Date): CountedFailures | null
  /** Takes a place with one counter, at its turn. @returns whether it had to wait */
  enter(counter: Counter, windowStart: Date): Promise<boolean>
  leave(counter: Counter): void
  /** The counter was reset. */
  unlearn(key: string): void
  forget(counters: readonly Counter[]): void
}

export function attemptsInFlight(): AttemptsInFlight {
  const flights = new Map<string, Flight>()

  const flightOf = ({ key }: Counter): Flight => {
    const flight = flights.get(key) ?? { interested: 0, running: 0, known: null, waiting: new Set() }
    flights.set(key, flight)
    return flight
  }
  const within = ({ known }: Flight, windowStart: Date) => (known !== null && known.windowStartedAt >= windowStart ? known : null)
  // One at least: it finds out that the limit is reached, and lets the next one do so.
  const isFree = (flight: Flight, { limit }: Counter, windowStart: Date) =>
    flight.running < Math.max(1, limit - (within(flight, windowStart)?.failures ?? 0))

  return {
    follow(counters) {
      for (const counter of counters) flightOf(counter).interested += 1
    },
    learn(counted) {
      for (const row of counted) {
        const flight = flights.get(row.key)
        if (flight === undefined) continue
        const age = row.windowStartedAt.getTime() - (flight.known?.windowStartedAt.getTime() ?? 0)
        if (flight.known === null || age > 0 || (age === 0 && row.failures > flight.known.failures)) flight.known = row
      }
    },
    failuresOf: (counter, windowStart) => within(flightOf(counter), windowStart),
    async enter(counter, windowStart) {
      const flight = flightOf(counter)
      let hasWaited = false
      while (!isFree(flight, counter, windowStart)) {
        hasWaited = true
        // oxlint-disable-next-line no-await-in-loop -- until it is its turn
        await new Promise<void>((resolve) => flight.waiting.add(resolve))
      }
      flight.running += 1
      return hasWaited
    },
    leave(counter) {
      const flight = flightOf(counter)
      flight.running -= 1
      const [next] = flight.waiting
      if (next === undefined) return
      flight.waiting.delete(next)
      next()
    },
    unlearn(key) {
      const flight = flights.get(key)
      if (flight !== undefined) flight.known = null
    },
    forget(counters) {
      for (const counter of counters) {
        const flight = flightOf(counter)
        flight.interested -= 1
        if (flight.interested === 0) flights.delete(counter.key)
      }
    },
  }
}
