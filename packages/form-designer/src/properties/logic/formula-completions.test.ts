/** The completions while a formula is typed. */
import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { formulaCompletions } from './formula-completions'

const source = formulaCompletions({
  fields: [
    { model: 'price', written: 'price', text: '单价' },
    { model: 'unit price', written: '`unit price`', text: 'Unit price' },
    { model: 'items', written: 'items', text: 'Items' },
    { model: 'items.cost in euro', written: 'items.`cost in euro`', text: 'Items › Cost' },
  ],
  functions: ['sum', 'string length', 'upper case'],
})

async function offered(text: string, isExplicit = false) {
  const result = await source(new CompletionContext(EditorState.create({ doc: text }), text.length, isExplicit))
  return result === null ? null : { from: result.from, labels: result.options.map(({ label }) => label) }
}

describe('the completion of a formula', () => {
  it('finds fields by their data key and by their title', async () => {
    expect(await offered('2 * pri')).toEqual({ from: 4, labels: ['price', 'unit price'] })
    expect(await offered('2 * 单')).toEqual({ from: 4, labels: ['price'] })
  })

  it('offers what begins with the word before what holds it', async () => {
    expect((await offered('u'))?.labels).toEqual(['unit price', 'upper case', 'items.cost in euro', 'sum'])
  })

  it('offers all when asked for, and nothing by itself after a sign', async () => {
    expect((await offered('2 * ', true))?.labels).toHaveLength(7)
    expect(await offered('2 * ')).toBeNull()
    expect(await offered('nothing')).toBeNull()
  })

  it('offers the columns of rows behind their name, and what begins behind a backtick', async () => {
    expect(await offered('sum(items.')).toEqual({ from: 4, labels: ['items.cost in euro'] })
    expect(await offered('sum(items.`cost i')).toEqual({ from: 4, labels: ['items.cost in euro'] })
    expect(await offered('`a` + `unit p')).toEqual({ from: 6, labels: ['unit price'] })
    expect(await offered('`unit price`')).toBeNull()
  })

  it('writes a name as a formula can read it', async () => {
    const result = await source(new CompletionContext(EditorState.create({ doc: '' }), 0, true))
    expect(result?.options.slice(0, 4).map(({ apply }) => apply)).toEqual(['price', '`unit price`', 'items', 'items.`cost in euro`'])
  })
})
