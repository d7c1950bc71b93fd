/** Undo takes back what a person would call one thing. */
import { describe, expect, it } from 'vitest'
import { closeStep, type EditHistory, EMPTY_HISTORY, HISTORY_DEPTH, MERGE_WINDOW_MS, recordStep, stepBack, stepForward } from './index'

/** An editor of one text. */
function editor() {
  let now = ''
  let history: EditHistory<string> = EMPTY_HISTORY
  const travel = (step: typeof stepBack) => {
    const travelled = step(history, () => now)
    if (travelled) ({ entry: now, history } = travelled)
    return travelled !== null
  }
  return {
    type(next: string, mergeKey: string | null, atMs: number) {
      history = recordStep(history, { before: now, mergeKey, atMs })
      now = next
    },
    close: () => (history = closeStep(history)),
    undo: () => travel(stepBack),
    redo: () => travel(stepForward),
    text: () => now,
    steps: () => history.past,
  }
}

describe('edit history', () => {
  it('takes back one edit and restores it, by reference', () => {
    const [a, b] = [{ text: 'a' }, { text: 'b' }]
    const history = recordStep<object>(EMPTY_HISTORY, { before: a, mergeKey: null, atMs: 0 })
    const back = stepBack(history, () => b)
    expect(back?.entry).toBe(a)
    expect(back && stepForward(back.history, () => a)?.entry).toBe(b)
  })

  it('counts fast typing into one field as one step', () => {
    const one = editor()
    for (const [index, text] of ['a', 'ab', 'abc'].entries()) one.type(text, 'name', index * (MERGE_WINDOW_MS - 1))
    one.undo()
    expect(one.text()).toBe('')
    one.redo()
    expect(one.text()).toBe('abc')
  })

  it('starts a new step after a pause, in another field, after an edit of the structure, and when the step was closed', () => {
    const one = editor()
    one.type('1', 'name', 0)
    one.type('2', 'name', MERGE_WINDOW_MS)
    one.type('3', 'remark', MERGE_WINDOW_MS)
    one.type('4', null, MERGE_WINDOW_MS)
    one.type('5', null, MERGE_WINDOW_MS)
    one.type('6', 'name', MERGE_WINDOW_MS)
    one.close()
    one.type('7', 'name', MERGE_WINDOW_MS)
    expect(one.steps()).toEqual(['', '1', '2', '3', '4', '5', '6'])
  })

  it('drops what was undone once something else is done', () => {
    const one = editor()
    one.type('1', null, 0)
    one.undo()
    one.type('2', null, 0)
    expect(one.redo()).toBe(false)
    expect(one.text()).toBe('2')
  })

  it('has nothing to take back at the beginning, and keeps the latest steps only', () => {
    const one = editor()
    expect(one.undo()).toBe(false)
    for (let step = 0; step < HISTORY_DEPTH + 10; step++) one.type(String(step), null, step)
    expect(one.steps()).toHaveLength(HISTORY_DEPTH)
    expect(one.steps()[0]).toBe('9')
  })
})
