/** Lets a few calls of each person run at once; some more wait for their turn, the rest are told to ask again. In the memory of one server. */
import { refuse } from '../domain/refusal'

export interface LimitTraits {
  /** Calls of one person that run at once. */
  readonly running: number
  /** How many more may wait for one of those to end. */
  readonly waiting: number
  readonly waitMs: number
}

export interface ConcurrencyLimit {
  /** Runs `work` when it is this person's turn. @throws {Refusal} `rate.limited` when too many wait already, or after too long a wait. */
  run<Result>(person: string, work: () => Promise<Result>): Promise<Result>
}

interface Load {
  running: number
  /** Each begins a call; the first of them is next. */
  readonly waiting: Set<() => void>
}

export function concurrencyLimit({ running, waiting, waitMs }: LimitTraits): ConcurrencyLimit {
  const loads = new Map<string, Load>()

  const enter = (person: string): Promise<void> | null => {
    const load = loads.get(person) ?? { running: 0, waiting: new Set() }
    loads.set(person, load)
    if (load.running < running) {
      load.running += 1
      return null
    }
    if (load.waiting.size >= waiting) throw refuse('rate.limited')
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        load.waiting.delete(begin)
        reject(refuse('rate.limited'))
      }, waitMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      load.waiting.add(begin)
    })
  }

  const leave = (person: string): void => {
    const load = loads.get(person)
    if (load === undefined) return
    const [next] = load.waiting
    if (next !== undefined) {
      // Takes the place over.
      load.waiting.delete(next)
      next()
      return
    }
    load.running -= 1
    if (load.running === 0) loads.delete(person)
  }

  return {
    async run(person, work) {
      await enter(person)
      try {
        return await work()
      } finally {
        leave(person)
      }
    },
  }
}
