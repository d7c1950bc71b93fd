/** Carrying answers of one version of a form over to another. */
import { describe, expect, it } from 'vitest'
import type { FurtherRules } from '../options/further-rules'
import { validateValues } from '../rules/validate-values'
import { formOf, grid, subform, widget } from '../testing/builders'
import { everyShape, everyShapeFilled } from '../testing/every-shape'
import type { Widget } from '../widgets/index'
import { migrateValues } from './migrate-values'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const carry = (old: Widget, field: Widget, value: unknown) => {
  const { values, report } = migrateValues(formOf(old), formOf(field), { field: value })
  return [values['field'], report.map(({ code }) => code).join()]
}
const under = (rules: FurtherRules) => ({ options: { formwork: { rules } } })
const picture = { name: 'a.png', url: '/1', size: 5 }
const choices = [{ value: 'a', label: 'Yes' }, { value: 2 }]

describe('migrateValues', () => {
  it('changes nothing of cleaned answers where the form did not change', () => {
    const cleaned = validateValues(everyShape(), everyShapeFilled())
    if (!cleaned.ok) throw new Error('refused')
    expect(migrateValues(everyShape(), everyShape(), cleaned.values)).toEqual({ values: cleaned.values, report: [] })
  })

  it('finds a field again by its key, also inside other containers, else by its model', () => {
    const before = formOf(
      widget('input', { model: 'a', key: 'k1' }),
      widget('input', { model: 'b', key: 'k2' }),
      widget('input', { model: 'gone' }),
    )
    const after = formOf(grid('g', [[widget('input', { model: 'c', key: 'k1' })]]), widget('textarea', { model: 'b', key: 'new' }))
    const { values, report } = migrateValues(before, after, { a: 'x', b: 'y', gone: 'z', never: 1 })
    expect(plain(values)).toEqual({ c: 'x', b: 'y' })
    expect(report).toEqual([
      { code: 'renamed', from: ['a'], to: ['c'], value: 'x' },
      { code: 'dropped', from: ['gone'], to: null, value: 'z' },
      { code: 'dropped', from: ['never'], to: null, value: 1 },
    ])
    // Two fields that swap their models keep their answers.
    const swapped = formOf(widget('input', { model: 'b', key: 'k1' }), widget('input', { model: 'a', key: 'k2' }))
    expect(plain(migrateValues(before, swapped, { a: 'x', b: 'y' }).values)).toEqual({ b: 'x', a: 'y' })
  })

  it.each([
    [widget('input'), widget('number'), '12.5', [12.5, 'converted']],
    [widget('input'), widget('number'), 'twelve', [undefined, 'dropped']],
    [widget('number'), widget('input'), 1234.5, ['1234.5', 'converted']],
    [widget('number'), widget('number', { options: { max: 5 } }), 7, [7, '']],
    [widget('input'), widget('input', under({ minLength: 3 })), 'ab', ['ab', '']],
    [widget('file'), widget('file', under({ fileTypes: ['.pdf'], maxFileSize: 1, minItems: 2 })), [picture], [[picture], '']],
    [widget('switch', under({ mustBeTrue: false })), widget('switch', under({ mustBeTrue: true })), false, [false, '']],
    [widget('input', { options: { dataType: 'email' } }), widget('input', { options: { dataType: 'email' } }), 'ada@', ['ada@', '']],
    [widget('number'), widget('rate'), 4, [4, '']],
    [widget('radio', { options: { options: choices } }), widget('checkbox', { options: { options: choices } }), 2, [[2], 'converted']],
    [widget('checkbox', { options: { options: choices } }), widget('radio', { options: { options: choices } }), ['a'], ['a', 'converted']],
    [
      widget('checkbox', { options: { options: choices } }),
      widget('radio', { options: { options: choices } }),
      ['a', 2],
      [undefined, 'dropped'],
    ],
    [widget('checkbox', { options: { options: choices } }), widget('input'), ['a', 2], ['a,2', 'converted']],
    [widget('radio', { options: { options: choices } }), widget('switch'), 'a', [true, 'converted']],
    [widget('switch'), widget('radio', { options: { options: [{ value: true, label: 'x' }] } }), true, [true, '']],
    [widget('date'), widget('date', { options: { format: 'dd.MM.yyyy' } }), '2026-03-05', ['05.03.2026', 'converted']],
    [widget('date'), widget('date', { options: { type: 'month', format: 'yyyy-MM' } }), '2026-03-05', ['2026-03', 'converted']],
    [widget('date'), widget('date', { options: { type: 'datetime', format: 'yyyy-MM-dd HH:mm' } }), '2026-03-05', [undefined, 'dropped']],
    [
      widget('date', { options: { type: 'daterange' } }),
      widget('date', { options: { type: 'daterange', format: 'MM/dd/yyyy' } }),
      ['2026-01-01', '2026-01-02'],
      [['01/01/2026', '01/02/2026'], 'converted'],
    ],
    [widget('number'), widget('input'), null, ['', '']],
    [subform('field', [[]]), widget('input'), [{ a: 1 }], [undefined, 'dropped']],
  ])('%#: keeps, converts or reports a value whose field changed', (old, field, value, expected) => {
    expect(carry(old, field, value)).toEqual(expected)
  })

  it('goes into rows, whose marks stay', () => {
    const before = formOf(
      subform('items', [[widget('input', { model: 'price', key: 'p' })], [widget('input', { model: 'note', key: 'n' })]]),
    )
    const after = formOf({ ...subform('lines', [[widget('number', { model: 'cost', key: 'p' })]]), key: 'items' })
    const { values, report } = migrateValues(before, after, { items: [{ price: '3', note: 'x', status: 1 }, { price: 'y' }] })
    expect(plain(values)).toEqual({ lines: [{ cost: 3, status: 1 }, {}] })
    expect(report.map(({ code, from, to }) => [code, from.join('.'), to?.join('.')])).toEqual([
      ['renamed', 'items', 'lines'],
      ['converted', 'items.0.price', 'lines.0.cost'],
      ['dropped', 'items.0.note', undefined],
      ['dropped', 'items.1.price', undefined],
    ])
  })

  it('hands no answer on silently: each is kept or in the report', () => {
    const old = everyShape()
    const cleaned = validateValues(old, everyShapeFilled())
    if (!cleaned.ok) throw new Error('refused')
    // Each field becomes one of the next field's type.
    const fields = old.list.filter((field) => 'model' in field)
    for (const [index, field] of fields.entries()) {
      const other = fields[(index + 1) % fields.length]
      if (other === undefined) continue
      const { values, report } = migrateValues(formOf(field), formOf({ ...other, key: field.key, model: field.model }), {
        [field.model]: cleaned.values[field.model],
      })
      const isThere = Object.hasOwn(values, field.model)
      expect([field.model, isThere || report.length > 0 || cleaned.values[field.model] === undefined]).toEqual([field.model, true])
    }
  })
})
