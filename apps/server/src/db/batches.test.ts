/** Which statements are sent together, and what happens to each when they fail. */
import fc from 'fast-check'
import { DatabaseError } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { type BatchTraits, createBatches } from './batches'

/** A statement that ends when the test says so. */
interface Sent {
  readonly inputs: readonly string[]
  readonly end: (error?: unknown) => void
}

function batchesOf(traits: Partial<BatchTraits<string, string>> = {}) {
  const sent: Sent[] = []
  const run = (inputs: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      const outputs = inputs.map((input) => `${input}!`)
      sent.push({ inputs, end: (error) => (error === undefined ? resolve(outputs) : reject(error)) })
    })
  const { take } = createBatches<string, string>({ lanes: 1, most: 10, claims: () => [], run, ...traits })
  const inputs = () => sent.map((statement) => statement.inputs.join(' '))
  return { take, sent, inputs }
}
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** As PostgreSQL refuses a statement. */
function refusedWith(code: string): DatabaseError {
  const error = new DatabaseError(code, 1, 'error')
  error.code = code
  return error
}

describe('a batch', () => {
  it('is one call where nobody else is there, and whoever waits where somebody is', async () => {
    const { take, sent, inputs } = batchesOf()
    const first = take('a')
    await turn()
    const others = [take('b'), take('c')]
    await turn()
    expect(inputs()).toEqual(['a'])
    sent[0]?.end()
    expect(await first).toBe('a!')
    await turn()
    expect(inputs()).toEqual(['a', 'b c'])
    sent[1]?.end()
    expect(await Promise.all(others)).toEqual(['b!', 'c!'])
  })

  it('is answered in turns where that is wanted, so that who asks for little is answered between two of them', async () => {
    const order: string[] = []
    const { take, sent } = batchesOf({ perTurn: 1 })
    const all = ['a', 'b', 'c'].map(async (input) => {
      order.push(await take(input))
      setImmediate(() => order.push(`after ${input}`))
    })
    await turn()
    sent[0]?.end()
    await Promise.all(all)
    await turn()
    expect(order.indexOf('after a')).toBeLessThan(order.indexOf('c!'))
  })

  it('is everybody who arrived together, up to as many as fit, on as many lanes as there are', async () => {
    const { take, inputs } = batchesOf({ lanes: 2, most: 2 })
    for (const input of ['a', 'b', 'c', 'd', 'e']) void take(input)
    await turn()
    expect(inputs()).toEqual(['a b', 'c d'])
  })

  it('takes along the few who would be left for the next, and leaves more than these', async () => {
    const few = batchesOf({ most: 2, spare: 1 })
    for (const input of ['a', 'b', 'c']) void few.take(input)
    const more = batchesOf({ most: 2, spare: 1 })
    for (const input of ['a', 'b', 'c', 'd']) void more.take(input)
    await turn()
    expect([few.inputs(), more.inputs()]).toEqual([['a b c'], ['a b']])
  })

  it('has room for each claim once: the later one goes with the next, and nobody with that claim overtakes it', async () => {
    const { take, sent, inputs } = batchesOf({ claims: (input) => input.split('') })
    for (const input of ['a', 'ab', 'b', 'c']) void take(input)
    await turn()
    sent[0]?.end()
    await turn()
    sent[1]?.end()
    await turn()
    expect(inputs()).toEqual(['a c', 'ab', 'b'])
  })

  it('waits a little for more while several come at once, and sends who is alone or many at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const { take, sent, inputs } = batchesOf({ gatherMs: 5, most: 4 })
      const all = ['a'].map(take)
      await turn()
      expect(inputs()).toEqual(['a'])
      all.push(...['b', 'c'].map(take))
      sent[0]?.end()
      await turn()
      expect(inputs(), 'the one before it was alone').toEqual(['a', 'b c'])
      all.push(take('d'))
      sent[1]?.end()
      await turn()
      all.push(take('e'))
      await turn()
      expect(inputs(), 'the one before it was not').toEqual(['a', 'b c'])
      vi.advanceTimersByTime(5)
      expect(inputs()).toEqual(['a', 'b c', 'd e'])
      all.push(...['f', 'g'].map(take))
      sent[2]?.end()
      await turn()
      expect(inputs(), 'half of what one has room for').toEqual(['a', 'b c', 'd e', 'f g'])
      sent[3]?.end()
      expect(await Promise.all(all)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!', 'f!', 'g!'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('that PostgreSQL refuses goes one by one: only whose fault it is fails', async () => {
    const { take, sent, inputs } = batchesOf()
    const answers = Promise.allSettled(['a', 'b', 'c'].map(take))
    await turn()
    sent[0]?.end(refusedWith('23503'))
    await turn()
    expect(inputs()).toEqual(['a b c', 'a', 'b', 'c'])
    sent[1]?.end()
    sent[2]?.end(refusedWith('23503'))
    sent[3]?.end()
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('whose connection breaks is not sent again: its outcome is unknown', async () => {
    const { take, sent, inputs } = batchesOf()
    const answers = Promise.allSettled(['a', 'b'].map(take))
    await turn()
    sent[0]?.end(refusedWith('57P01'))
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const later = take('c')
    await turn()
    sent[1]?.end()
    expect([await later, inputs()]).toEqual(['c!', ['a b', 'c']])
  })

  it('gives everybody their own answer, and keeps its bounds, whatever comes when', async () => {
    const calls = fc.array(fc.record({ claim: fc.constantFrom('a', 'b', 'c', 'd'), pause: fc.integer({ min: 0, max: 2 }) }), {
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(calls, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5 }), async (wanted, lanes, most) => {
        let running = 0
        const done: string[] = []
        const { take } = createBatches<string, string>({
          lanes,
          most,
          claims: ([claim = '']) => [claim],
          run: async (inputs) => {
            running += 1
            expect(running).toBeLessThanOrEqual(lanes)
            expect(inputs.length).toBeLessThanOrEqual(most)
            expect(new Set(inputs.map(([claim]) => claim)).size).toBe(inputs.length)
            await turn()
            running -= 1
            done.push(...inputs)
            return inputs.map((input) => `${input}!`)
          },
        })
        const answers: Promise<string>[] = []
        for (const [place, { claim, pause }] of wanted.entries()) {
          answers.push(take(`${claim}${place}`))
          // oxlint-disable-next-line no-await-in-loop -- as calls arrive
          for (let left = pause; left > 0; left -= 1) await turn()
        }
        expect(await Promise.all(answers)).toEqual(wanted.map(({ claim }, place) => `${claim}${place}!`))
        expect(done).toHaveLength(wanted.length)
      }),
      { numRuns: 50 },
    )
  })
})
