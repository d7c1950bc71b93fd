/** Statements that wait at the same time are sent as one: parsing, planning, the round trip and the commit are then shared. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isRefusedStatement } from './sql-state'

/** Outputs per turn of the event loop where each becomes an answer: one makes each more expensive, five noticeably delay requests such as that for the badge (ADR 0068). */
export const ANSWERS_PER_TURN = 3

export interface BatchTraits<Input, Output> {
  /** How many batches run at the same time; inputs that arrive meanwhile wait and are sent together. */
  readonly lanes: number
  readonly most: number
  /** How many inputs beyond `most` a batch takes if no more than these are waiting; none by default. Left for the next batch, these few would wait twice as long as all others (ADR 0051). */
  readonly spare?: number
  /** What may occur only once in a batch, such as a ticket or a key: of two inputs that share one, the later goes into the next batch. */
  readonly claims: (input: Input) => readonly string[]
  /**
   * How many outputs are resolved in one turn of the event loop; all of them by default. `ANSWERS_PER_TURN` for those that are turned into answers at once,
   * as pages of lists are: shorter requests, such as that for the badge, are answered between two turns.
   */
  readonly perTurn?: number
  /**
   * Under load, how long a batch of less than half of `most` waits for more inputs, in ms; 0 by default. Two statements of five cost a
   * good deal more than one of ten. After a batch of one input nothing waits (ADR 0051).
   */
  readonly gatherMs?: number
  /** One statement for all of them, or a transaction: all happen, or none. @returns an output for each, in their order. */
  readonly run: (inputs: readonly Input[]) => Promise<readonly Output[]>
}

export interface Batches<Input, Output> {
  /** Queues the input for the next batch. A free lane takes it in the same turn, unless the last batch held several and more are waited for. */
  readonly take: (input: Input) => Promise<Output>
}

interface Waiting<Input, Output> {
  readonly input: Input
  readonly resolve: (output: Output) => void
  readonly reject: (error: unknown) => void
}

/** When a statement for several inputs fails and wrote nothing, each is run again by itself, so that only the faulty one fails. */
export function createBatches<Input, Output>(traits: BatchTraits<Input, Output>): Batches<Input, Output> {
  const { lanes, most, perTurn = Infinity, gatherMs = 0, run } = traits
  let queue: Waiting<Input, Output>[] = []
  let running = 0
  let isPlanned = false
  let lastSize = 0

  const send = async (batch: readonly Waiting<Input, Output>[]): Promise<void> => {
    try {
      const outputs = await run(batch.map(({ input }) => input))
      if (outputs.length !== batch.length) throw new Error(`a batch of ${batch.length} was answered ${outputs.length} times`)
      for (const [place, output] of outputs.entries()) {
        if (place > 0 && place % perTurn === 0) await nextTurn()
        batch[place]?.resolve(output)
      }
    } catch (error) {
      if (batch.length > 1 && isRefusedStatement(error)) await Promise.all(batch.map((waiting) => send([waiting])))
      else for (const { reject } of batch) reject(error)
    }
  }

  const begin = (): void => {
    isPlanned = false
    while (running < lanes && queue.length > 0) {
      const { batch, rest } = nextBatch(queue, traits)
      queue = rest
      lastSize = batch.length
      running += 1
      void send(batch).finally(() => {
        running -= 1
        if (queue.length > 0) plan(begin)
      })
    }
  }

  const plan = (atOnce: () => void): void => {
    if (isPlanned) return
    const isWorthWaiting = gatherMs > 0 && lastSize > 1 && queue.length < most / 2
    if (!isWorthWaiting) return atOnce()
    isPlanned = true
    setTimeout(begin, gatherMs)
  }

  /** After all requests that arrived with this one were read. */
  const beginNextTurn = (): void => {
    isPlanned = true
    setImmediate(begin)
  }

  return {
    take: (input) =>
      new Promise((resolve, reject) => {
        queue.push({ input, resolve, reject })
        if (running < lanes) plan(beginNextTurn)
      }),
  }
}

/** The first of the queue and all that can go with it, in their order. */
function nextBatch<Input, Output>(
  queue: readonly Waiting<Input, Output>[],
  { most, spare = 0, claims }: BatchTraits<Input, Output>,
): { readonly batch: readonly Waiting<Input, Output>[]; readonly rest: Waiting<Input, Output>[] } {
  const [first, ...others] = queue
  if (first === undefined) return { batch: [], rest: [] }
  const batch = [first]
  const rest: Waiting<Input, Output>[] = []
  const room = queue.length <= most + spare ? queue.length : most
  const claimed = new Set(claims(first.input))
  for (const waiting of others) {
    const wanted = claims(waiting.input)
    if (batch.length < room && wanted.every((claim) => !claimed.has(claim))) batch.push(waiting)
    else rest.push(waiting)
    for (const claim of wanted) claimed.add(claim)
  }
  return { batch, rest }
}
