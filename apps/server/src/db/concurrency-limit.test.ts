/** Turns of each person: how many run, how many wait, and that the rest is refused. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { concurrencyLimit } from './concurrency-limit'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Calls that end when they are told to. */
function calls() {
  const limit = concurrencyLimit({ running: 2, waiting: 2, waitMs: 1000, refusal: 'rate.limited' })
  const started: string[] = []
  const begin = (person: string, name: string) => {
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    const answer = limit.run(person, async () => {
      started.push(name)
      await over
      return name
    })
    answer.catch(() => {})
    return { answer, end: () => end() }
  }
  return { limit, started, begin }
}

describe('the calls of one person', () => {
  it('run two at once, the others in the order they came, each as one ends', async () => {
    const { started, begin } = calls()
    const [first, second, third, fourth] = [begin('p', 'a'), begin('p', 'b'), begin('p', 'c'), begin('p', 'd')]
    await expect.poll(() => started).toEqual(['a', 'b'])
    second.end()
    await expect.poll(() => started).toEqual(['a', 'b', 'c'])
    first.end()
    third.end()
    fourth.end()
    expect(await Promise.all([first.answer, second.answer, third.answer, fourth.answer])).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are refused at once when too many wait, and do not hold up anybody else', async () => {
    const { started, begin } = calls()
    for (const name of ['a', 'b', 'c', 'd']) begin('p', name)
    await expect(begin('p', 'e').answer).rejects.toMatchObject({ code: 'rate.limited' })
    begin('q', 'f')
    await expect.poll(() => started).toEqual(['a', 'b', 'f'])
  })

  it('are refused after too long a wait, and take no place from then on', async () => {
    const { started, begin } = calls()
    const [first, , third] = [begin('p', 'a'), begin('p', 'b'), begin('p', 'c')]
    await vi.advanceTimersByTimeAsync(1000)
    await expect(third.answer).rejects.toMatchObject({ code: 'rate.limited' })
    first.end()
    begin('p', 'd')
    await expect.poll(() => started).toEqual(['a', 'b', 'd'])
  })

  it('give their place back when they fail', async () => {
    const { limit } = calls()
    const failing = () => limit.run('p', () => Promise.reject(new Error('no')))
    for (let round = 0; round < 5; round += 1) await expect(failing()).rejects.toThrow('no')
    expect(await limit.run('p', async () => 'fine')).toBe('fine')
  })
})
