/** What is cached of long lists, shared by requests of the same moment. */
import { describe, expect, it } from 'vitest'
import { createListMemory } from './list-memory'
import type { Growth } from './ticket-scope-repo'

const TEXT = { name: 'all 出差', isGrowing: false }

describe('a text that is counted', () => {
  it('can be waited for by whoever asks meanwhile, until it is counted, also in vain', async () => {
    const memory = createListMemory(() => new Date())
    expect(memory.countingOf(TEXT)).toBeNull()
    const first = Promise.withResolvers<number>()
    const counted = memory.rememberCounting(TEXT, first.promise)
    expect(memory.countingOf(TEXT)).toBe(first.promise)
    // Two that began in the same turn: the first one is waited for.
    await memory.rememberCounting(TEXT, Promise.resolve(2))
    expect(memory.countingOf(TEXT)).toBe(first.promise)
    first.resolve(1)
    expect(await counted).toBe(1)
    expect(memory.countingOf(TEXT)).toBeNull()
    await expect(memory.rememberCounting(TEXT, Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(memory.countingOf(TEXT)).toBeNull()
  })
})

describe('a clock that is set back', () => {
  const LONG = { name: 'all', isGrowing: true }
  const GROWTH: Growth = { since: (mark) => mark, markOf: (at) => at.toISOString() }
  const remembered = () => {
    let at = new Date('2026-03-02T10:00:00Z')
    const memory = createListMemory(() => at)
    memory.rememberSettled(TEXT, { upTo: 'k', count: 7 })
    memory.rememberGrown('mine', { upTo: '2026-03-02T09:58:00.000Z', count: 7 })
    memory.rememberLong(TEXT)
    memory.rememberLong(LONG)
    return { memory, setTo: (text: string) => (at = new Date(text)) }
  }
  const GROWN = { known: { count: 7 } }

  it('makes what was dated by it forgotten, for it would last until the clock has caught up', () => {
    const { memory, setTo } = remembered()
    expect([memory.settledOf(TEXT)?.count, memory.isKnownLong(TEXT)]).toEqual([7, true])
    expect(memory.settlingOf('mine', GROWTH)).toMatchObject(GROWN)
    setTo('2026-03-02T09:00:00Z')
    expect([memory.settledOf(TEXT), memory.isKnownLong(TEXT), memory.isKnownLong(LONG)]).toEqual([null, false, true])
    expect(memory.settlingOf('mine', GROWTH)).toEqual({
      known: { upTo: '1970-01-01T00:00:00.000Z', count: 0 },
      next: '2026-03-02T08:58:00.000Z',
    })
  })
  it('by less than a second changes nothing', () => {
    const { memory, setTo } = remembered()
    setTo('2026-03-02T09:59:59.500Z')
    expect(memory.settledOf(TEXT)?.count).toBe(7)
    expect(memory.settlingOf('mine', GROWTH)).toMatchObject(GROWN)
  })
})
