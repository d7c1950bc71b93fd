/** Limits how much work runs at once under one name, such as that of a person or a ticket: some more waits for its turn, the rest is refused. In the memory of one server. */
import { refuse } from '../domain/refusal'

export interface LimitTraits {
  /** Work under one name that runs at once. */
  readonly running: number
  /** How much more may wait for one of those to end. */
  readonly waiting: number
  readonly waitMs: number
  /** The refusal where too many wait already, or after too long a wait. */
  readonly refusal: 'rate.limited' | 'server.busy'
}

export interface ConcurrencyLimit {
  /** Runs `work` when it is the turn of that name. @throws {Refusal} when too many wait already, or after too long a wait. */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>
}

interface Load {
  running: number
  /** Each begins a call; the first of them is next. */
  readonly waiting: Set<() => void>
}

export function concurrencyLimit({ running, waiting, waitMs, refusal }: LimitTraits): ConcurrencyLimit {
  const loads = new Map<string, Load>()

  const enter = (name: string): Promise<void> | null => {
    const load = loads.get(name) ?? { running: 0, waiting: new Set() }
    loads.set(name, load)
    if (load.running < running) {
      load.running += 1
      return null
    }
    if (load.waiting.size >= waiting) throw refuse(refusal)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        load.waiting.delete(begin)
        reject(refuse(refusal))
      }, waitMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      load.waiting.add(begin)
    })
  }

  const leave = (name: string): void => {
    const load = loads.get(name)
    if (load === undefined) return
    const [next] = load.waiting
    if (next !== undefined) {
      // Takes the place over.
      load.waiting.delete(next)
      next()
      return
    }
    load.running -= 1
    if (load.running === 0) loads.delete(name)
  }

  return {
    async run(name, work) {
      await enter(name)
      try {
        return await work()
      } finally {
        leave(name)
      }
    },
  }
}
