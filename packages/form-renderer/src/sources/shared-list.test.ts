import { LIMITS } from '@formwork/form-schema'
import { describe, expect, it, vi } from 'vitest'
import { type ListState, type LoadedPage, openSharedList, type SharedList } from './shared-list'
import { openSourcePool } from './source-pool'

const page = (items: readonly unknown[], hasMore = false): LoadedPage => ({ ok: true, items, hasMore, isPaged: true })
const ignore = () => undefined

async function settled(list: SharedList): Promise<ListState> {
  await expect.poll(() => list.read().status).not.toBe('loading')
  return list.read()
}

describe('a shared list', () => {
  it('asks once for all its listeners, and nobody while nobody listens', async () => {
    const load = vi.fn(() => Promise.resolve(page([1])))
    const list = openSharedList(load)
    expect(load).not.toHaveBeenCalled()
    list.subscribe(ignore)
    list.subscribe(ignore)
    expect(await settled(list)).toMatchObject({ status: 'ready', items: [1] })
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps a request while a listener only moves, and aborts it when the last one is gone', async () => {
    const signals: AbortSignal[] = []
    const list = openSharedList((_page, signal) => {
      signals.push(signal)
      return new Promise<LoadedPage>(() => undefined)
    })
    const leave = list.subscribe(ignore)
    leave()
    const leaveAgain = list.subscribe(ignore)
    await Promise.resolve()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    leaveAgain()
    await Promise.resolve()
    expect(signals[0]?.aborted).toBe(true)
    list.subscribe(ignore)
    expect(signals).toHaveLength(2)
  })

  it('takes the answer of a request that was given up for nothing (D8)', async () => {
    const answers: ((answer: LoadedPage) => void)[] = []
    const list = openSharedList(() => new Promise<LoadedPage>((resolve) => answers.push(resolve)))
    list.subscribe(ignore)()
    await Promise.resolve()
    list.subscribe(ignore)
    answers[0]?.(page(['old']))
    answers[1]?.(page(['new']))
    expect((await settled(list)).items).toEqual(['new'])
  })

  it('keeps its pages while the next one fails, and retries that one', async () => {
    const answers: LoadedPage[] = [page(['a'], true), { ok: false, problem: { code: 'network' } }, page(['b'])]
    const asked: number[] = []
    const list = openSharedList((wanted) => {
      asked.push(wanted)
      return Promise.resolve(answers.shift() ?? page([]))
    })
    list.subscribe(ignore)
    await settled(list)
    list.proceed()
    expect(await settled(list)).toMatchObject({ status: 'failed', items: ['a'], problem: { code: 'network' } })
    list.proceed()
    expect(await settled(list)).toMatchObject({ status: 'ready', items: ['a', 'b'], hasMore: false, problem: null })
    list.proceed()
    expect(asked).toEqual([1, 2, 2])
  })

  it('ends at the limit and where a page is empty, whatever the source says', async () => {
    const endless = openSharedList(() =>
      Promise.resolve(
        page(
          Array.from({ length: 3000 }, (_, index) => index),
          true,
        ),
      ),
    )
    endless.subscribe(ignore)
    await settled(endless)
    endless.proceed()
    const state = await settled(endless)
    expect(state).toMatchObject({ hasMore: false, isCut: true })
    expect(state.items).toHaveLength(LIMITS.choices)
    const empty = openSharedList(() => Promise.resolve(page([], true)))
    empty.subscribe(ignore)
    expect(await settled(empty)).toMatchObject({ hasMore: false })
  })
})

describe('a pool of lists', () => {
  it('gives the same list for the same question, and drops the oldest of very many', () => {
    const pool = openSourcePool()
    const load = () => Promise.resolve(page([]))
    const first = pool.list('first', load)
    expect(pool.list('first', load)).toBe(first)
    for (let index = 0; index < 300; index++) pool.list(String(index), load)
    expect(pool.list('first', load)).not.toBe(first)
  })

  it('names functions apart, and each always alike', () => {
    const pool = openSourcePool()
    const [one, two] = [() => [], () => []]
    expect(pool.nameOf(one)).toBe(pool.nameOf(one))
    expect(pool.nameOf(one)).not.toBe(pool.nameOf(two))
  })
})
