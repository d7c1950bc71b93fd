/** The logic tab after a data key was renamed: every rule says what it said, and reads the same fields. */
import { exportDefinition, type FieldLogic, lintDefinition, type FormDefinition, type Widget } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '../messages/messages-for'
import { seenFields } from '../properties/editors/conditions/seen-fields'
import { formOf } from '../store/form-of'
import { designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { formRules } from './form-rules'
import { ruleSentence } from './rule-sentence'

const messages = messagesFor('en')
const named = (type: 'number' | 'radio' | 'input', key: string, formwork: FieldLogic = {}): Widget => {
  const widget = widgetOf(type, key, { name: `Title ${key}`, model: key })
  return { ...widget, options: { ...widget.options, formwork } } as Widget
}

const isA = { model: 'a', is: 'greater', value: 1 } as const
const everyPart: FieldLogic = {
  showWhen: { all: [isA, { any: [{ model: 'a', is: 'empty' }, { not: { model: 'b', is: 'between', least: 1, most: 2 } }] }] },
  requiredWhen: { not: { any: [isA, { model: 'b', is: 'notEmpty' }] } },
  readonlyWhen: { model: 'b', is: 'contains', value: 'a' },
  choicesWhen: [
    { value: 'a', when: isA },
    { value: 'b', when: { model: 'b', is: 'equals', value: 'a' } },
  ],
  rules: {
    checks: [
      {
        holds: {
          any: [
            { model: 'c', is: 'less', field: 'a' },
            { model: 'a', is: 'notEquals', field: 'b' },
          ],
        },
        message: 'a and b',
      },
    ],
  },
}
const pairs = (type: 'and' | 'hide') => {
  const widget = widgetOf('input', `by ${type}`, { model: `by_${type}` })
  const displayVerify = { type, list: [{ model: 'a', value: 'a' }] }
  return { ...widget, options: { ...widget.options, displayVerify } }
}

function form(): FormDefinition {
  const rows = widgetOf('subform', 'rows', { model: 'rows' })
  const cells = [named('number', 'cell'), named('number', 'inRow', { requiredWhen: { all: [isA, { model: 'cell', is: 'notEmpty' }] } })]
  return formOfWidgets(
    named('number', 'a'),
    named('number', 'b'),
    named('radio', 'c', everyPart),
    named('number', 'total', { computed: 'a + b * sum(rows.cell) // a, not "a"' }),
    pairs('and'),
    pairs('hide'),
    {
      ...rows,
      columns: [{ ...rows.columns[0], span: 24, list: cells, extras: {} }],
      options: { ...rows.options, formwork: { rules: { unique: ['cell'] } } },
    },
  )
}

/** The text of the tab, formulas only by their inputs: the data key is part of their text. */
function said(of: FormDefinition): readonly string[] {
  return formRules(of).flatMap(({ widget, rules }) => {
    const fields = new Map(
      seenFields(of, widget.key)
        .toReversed()
        .map((field) => [field.model, field]),
    )
    const names = { fieldOf: (model: string) => fields.get(model) ?? null }
    return rules.flatMap((rule) => (rule.kind === 'computed' ? [] : `${widget.key}: ${ruleSentence(messages, names, widget, rule)}`))
  })
}
const jsonOf = (of: FormDefinition) => JSON.stringify(exportDefinition(of))

describe('renaming data keys', () => {
  const model = fc.constantFrom('x', 'renamed', 'a', 'b', 'c', 'cell', 'total', 'unit_price', '单价')
  const renaming = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'cell', 'inRow', 'total', 'rows'), model })

  it('changes no sentence of the logic tab, breaks no reference, and is undone to the byte', () => {
    const before = said(form())
    fc.assert(
      fc.property(fc.array(renaming, { minLength: 1, maxLength: 4 }), (steps) => {
        const { store } = designerOf(form())
        for (const { key, model: next } of steps) store.getState().dispatch({ type: 'rename-model', key, model: next })
        const after = formOf(store.getState().document)
        expect(said(after)).toEqual(before)
        expect(lintDefinition(after).filter(({ code }) => code === 'unknown-reference')).toEqual([])
        while (store.getState().undo());
        expect(jsonOf(formOf(store.getState().document))).toBe(jsonOf(form()))
      }),
    )
  })

  it('follows formulas by their names, not inside texts and comments, and pairs that are switched off', () => {
    const { store } = designerOf(form())
    store.getState().dispatch({ type: 'rename-model', key: 'a', model: 'price' })
    store.getState().dispatch({ type: 'rename-model', key: 'cell', model: 'part' })
    const text = jsonOf(formOf(store.getState().document))
    expect(text).toContain(JSON.stringify('price + b * sum(rows.part) // a, not "a"'))
    expect(text).toContain('{"type":"hide","list":[{"model":"price","value":"a"}]}')
    expect(text).toContain('"unique":["part"]')
  })
})
