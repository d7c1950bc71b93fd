/** What is offered while a formula is typed. */
import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { checkExpression } from '@formwork/form-schema/feel'
import { describe, expect, it } from 'vitest'
import { formulaCompletions, isNameable } from './formula-completions'

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

  it('offers no field whose data key a formula cannot name', async () => {
    const odd = formulaCompletions({ fields: ['1st', 'a(b)', 'unit-price', 'a,b'].map((model) => ({ model, text: model })), functions: [] })
    const result = await odd(new CompletionContext(EditorState.create({ doc: '' }), 0, true))
    expect(result?.options.map(({ label }) => label)).toEqual(['unit-price'])
  })
})

describe('a data key in a formula', () => {
  it.each(['price', '单价', 'unit price', 'a-b', 'a.b', "it's", 'and more', 'if', '客户 姓名'])(
    '%j can be named as it is, and is what is read',
    (model) => {
      expect(isNameable(model)).toBe(true)
      expect(checkExpression(`1 + ${model} * 2`, [model])).toMatchObject({ ok: true, names: [model] })
    },
  )

  it.each(['1st', 'a(b)', 'a[0]', 'x"y', 'a,b', 'a:b', 'a#b', 'x`y', 'a  b', ''])('%j cannot be named', (model) => {
    expect(isNameable(model)).toBe(false)
  })
})
