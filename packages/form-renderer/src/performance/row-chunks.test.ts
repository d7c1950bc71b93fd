import { describe, expect, it } from 'vitest'
import { chunkRows, type RowChunk } from './row-chunks'

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const keysOf = (chunks: readonly RowChunk[]) => new Map(chunks.flatMap(({ key, rows }) => rows.map((id): [number, number] => [id, key])))
/** Rows that would be mounted again. */
const moved = (before: readonly RowChunk[], after: readonly RowChunk[]) => {
  const was = keysOf(before)
  return [...keysOf(after)].filter(([id, key]) => was.has(id) && was.get(id) !== key).map(([id]) => id)
}

describe('chunks of rows', () => {
  const hundred = chunkRows([], ids(1, 100))

  it('are screens of twenty', () => expect(hundred.map(({ rows }) => rows.length)).toEqual([20, 20, 20, 20, 20]))

  it('keep every row in its place when one is added, removed or inserted', () => {
    expect(moved(hundred, chunkRows(hundred, ids(1, 101)))).toEqual([])
    expect(moved(hundred, chunkRows(hundred, ids(2, 100)))).toEqual([])
    expect(moved(hundred, chunkRows(hundred, [101, ...ids(1, 100)]))).toEqual([])
    expect(moved(hundred, chunkRows(hundred, ids(1, 100).toSpliced(30, 0, 101)))).toEqual([])
  })

  it('make no row anew but the one that moves', () => {
    expect(moved(hundred, chunkRows(hundred, ids(1, 100).toSpliced(80, 1).toSpliced(5, 0, 81)))).toEqual([81])
    expect(moved(hundred, chunkRows(hundred, ids(1, 100).toSpliced(5, 1).toSpliced(80, 0, 6)))).toEqual([6])
    expect(moved(hundred, chunkRows(hundred, ids(1, 100).toSpliced(5, 1).toSpliced(6, 0, 6)))).toEqual([])
  })

  it('are cut when they grow', () => {
    let chunks = chunkRows([], ids(1, 20))
    for (let more = 21; more <= 200; more++) chunks = chunkRows(chunks, ids(1, more))
    expect(Math.max(...chunks.map(({ rows }) => rows.length))).toBeLessThanOrEqual(40)
    expect(chunks.length).toBeLessThanOrEqual(10)
  })

  it('hold every row once, in order, under keys of their own, whatever happened before', () => {
    let state = 7
    const next = (below: number) => (state = (state * 16_807) % 2_147_483_647) % below
    let chunks: readonly RowChunk[] = []
    let shown: readonly number[] = []
    for (let step = 0; step < 400; step++) {
      const id = shown[next(shown.length + 1)] ?? 1000 + step
      const others = shown.filter((other) => other !== id)
      shown = step % 50 === 49 ? ids(1, next(120)) : step % 3 === 0 ? others : others.toSpliced(next(others.length + 1), 0, id)
      chunks = chunkRows(chunks, shown)
      expect(chunks.flatMap(({ rows }) => rows)).toEqual(shown)
      expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length)
      expect(chunks.every(({ rows }) => rows.length > 0 && rows.length <= 40)).toBe(true)
    }
  })
})
