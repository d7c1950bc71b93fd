/** What is cached of long lists, shared by requests of the same moment. */
import { describe, expect, it } from 'vitest'
import { createListMemory } from './list-memory'

const TEXT = { name: 'all 出差', isGrowing: false }

describe('a text that is counted', () => {
  it('can be waited for by whoever asks meanwhile, until it is counted, also in vain', async () => {
    const memory = createListMemory(() => new Date())
    expect(memory.countingOf(TEXT)).toBeNull()
    const first = Promise.withResolvers<number>()
    const counted = memory.noteCounting(TEXT, first.promise)
    expect(memory.countingOf(TEXT)).toBe(first.promise)
    // Two that began in the same turn: the first one is waited for.
    await memory.noteCounting(TEXT, Promise.resolve(2))
    expect(memory.countingOf(TEXT)).toBe(first.promise)
    first.resolve(1)
    expect(await counted).toBe(1)
    expect(memory.countingOf(TEXT)).toBeNull()
    await expect(memory.noteCounting(TEXT, Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(memory.countingOf(TEXT)).toBeNull()
  })
})
