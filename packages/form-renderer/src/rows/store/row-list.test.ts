import type { FormValues } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { dropRows, insertRows, listOfRows, moveRow, removeRow, replaceRows, restoreRow, type Row, type RowList, shownIds } from './row-list'

const stored: readonly FormValues[] = [{ name: 'A' }, { name: 'B' }, { name: 'C', status: 1 }]
const list = () => listOfRows(stored, true)
const names = ({ rows }: RowList) => rows.map(({ base }) => base['name'])
const baseOf = ({ base }: Row) => base

describe('a list of rows', () => {
  it('numbers rows in their order and keeps the objects they came with', () => {
    expect(list().rows.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(list().rows[1]?.base).toBe(stored[1])
  })

  it('does not show a stored row that was marked as removed, unless a field of it is called status', () => {
    const values = [{ name: 'A', status: -1 }, { name: 'B' }]
    expect(shownIds(listOfRows(values, true))).toEqual([2])
    expect(shownIds(listOfRows(values, false))).toEqual([1, 2])
  })

  it('inserts by the place among the shown rows, and gives no id twice', () => {
    const marked = removeRow(list(), 1, { name: 'A' })
    const inserted = insertRows(marked, 1, [{ name: 'x' }, { name: 'y' }])
    expect(names(inserted)).toEqual(['A', 'B', 'x', 'y', 'C'])
    expect(shownIds(inserted)).toEqual([2, 4, 5, 3])
    const again = insertRows(dropRows(inserted, [5]), 99, [{ name: 'z' }])
    expect(shownIds(again)).toEqual([2, 4, 3, 6])
  })

  it('marks a stored row that is removed and drops one that nobody stored, and changes neither list nor values', () => {
    const before = list()
    const values = { name: 'B' }
    const removed = removeRow(removeRow(before, 2, values), 3, { name: 'C', status: 1 })
    expect(removed.rows.map(({ base }) => ({ ...base }))).toEqual([{ name: 'A' }, { name: 'B', status: -1 }])
    expect(values).toEqual({ name: 'B' })
    expect(shownIds(before)).toEqual([1, 2, 3])
    expect(names(removeRow(listOfRows(stored, false), 1, { name: 'A' }))).toEqual(['B', 'C'])
  })

  it('restores a row in its place with the values it had, whether its mark is still there or not', () => {
    const taken = { id: 2, at: 1, values: { name: 'B2' } }
    for (const without of [removeRow(list(), 2, { name: 'B' }), dropRows(list(), [2])]) {
      const restored = restoreRow(without, taken)
      expect(names(restored)).toEqual(['A', 'B2', 'C'])
      expect(shownIds(restored)).toEqual([1, 2, 3])
    }
  })

  it('moves past removed rows, and is the same list where there is nothing to move', () => {
    const marked = removeRow(list(), 2, { name: 'B' })
    expect(names(moveRow(marked, 3, 0))).toEqual(['C', 'A', 'B'])
    expect(shownIds(moveRow(marked, 1, 1))).toEqual([3, 1])
    for (const [id, to] of [
      [1, 0],
      [2, 0],
      [1, 7],
      [9, 0],
    ] as const)
      expect(moveRow(marked, id, to)).toBe(marked)
  })

  it('keeps the ids of rows from outside: by the object first, then by the order of those that are left', () => {
    const before = list()
    const [a, b] = stored
    const { list: next, gone } = replaceRows(before, [b ?? {}, { name: 'X' }, a ?? {}, { name: 'Y' }], baseOf)
    expect(next.rows.map(({ id }) => id)).toEqual([2, 3, 1, 4])
    expect(gone).toEqual([])
    expect(replaceRows(before, [{ name: 'X' }], baseOf).gone.map(({ id }) => id)).toEqual([2, 3])
  })

  it('makes two rows of an object that stands there twice', () => {
    const { list: next } = replaceRows(list(), [stored[0] ?? {}, stored[0] ?? {}], baseOf)
    expect(next.rows.map(({ id }) => id)).toEqual([1, 2])
  })
})
