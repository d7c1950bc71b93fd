/** What is offered while a formula is typed. */
import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { formulaCompletions, inFormula } from './formula-completions'

const source = formulaCompletions({
  fields: [
    { model: 'price', text: '单价' },
    { model: 'unit price', text: 'Unit price' },
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
    expect((await offered('u'))?.labels).toEqual(['unit price', 'upper case', 'sum'])
  })

  it('offers all when asked for, and nothing by itself after a sign', async () => {
    expect((await offered('2 * ', true))?.labels).toHaveLength(5)
    expect(await offered('2 * ')).toBeNull()
    expect(await offered('nothing')).toBeNull()
  })

  it('writes a data key that is no plain name in backticks', () => {
    expect([inFormula('price'), inFormula('单价'), inFormula('unit price')]).toEqual(['price', '单价', '`unit price`'])
  })
})
