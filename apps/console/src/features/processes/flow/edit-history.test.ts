/** Undo takes back what a person would call one thing. */
import { describe, expect, it } from 'vitest'
import { record, redo, startHistory, undo } from './edit-history'

describe('edit history', () => {
  it('takes back one edit and brings it again, by reference', () => {
    const [a, b] = [{}, {}]
    const history = record(startHistory(a), b, null, 0)
    expect(undo(history).present).toBe(a)
    expect(redo(undo(history)).present).toBe(b)
  })
  it('counts fast typing into one field as one step', () => {
    let history = startHistory('')
    for (const [index, text] of ['a', 'ab', 'abc'].entries()) history = record(history, text, 'name', index * 200)
    expect(undo(history).present).toBe('')
  })
  it('starts a new step after a pause, in another field, or after a structural edit', () => {
    const history = record(record(record(startHistory('0'), '1', 'name', 0), '2', 'name', 900), '3', 'remark', 1000)
    expect(history.past).toEqual(['0', '1', '2'])
    expect(record(record(startHistory(0), 1, null, 0), 2, null, 1).past).toEqual([0, 1])
  })
  it('forgets what was undone once something else is done', () => {
    const history = record(undo(record(startHistory(0), 1, null, 0)), 2, null, 10)
    expect(redo(history)).toBe(history)
  })
  it('ignores an edit that changed nothing', () => {
    const history = startHistory(0)
    expect(record(history, 0, null, 0)).toBe(history)
  })
})
