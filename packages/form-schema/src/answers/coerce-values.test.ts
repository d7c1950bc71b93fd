/** Strings of pages and tables as typed values. */
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits'
import { validateValues } from '../rules/validate-values'
import { formOf, subform, widget } from '../testing/builders'
import { everyShape, everyShapeFilled } from '../testing/every-shape'
import type { Widget } from '../widgets/index'
import { coerceValues } from './coerce-values'

const choices = [{ value: 1, label: 'One' }, { value: 'a,b', label: 'A, B' }, { value: true }]
const read = (field: Widget, entry: unknown) => {
  const { values, issues } = coerceValues(formOf(field), { field: entry }, { locale: 'en' })
  return issues.length > 0 ? issues.map(({ code, params }) => `${code} ${params['expected'] ?? ''}`.trim()) : values['field']
}

describe('coerceValues', () => {
  it('reads every shape back that was written as text', () => {
    const filled = everyShapeFilled()
    const raw = Object.entries(filled).map(([model, value]) => [model, typeof value === 'string' ? value : JSON.stringify(value)] as const)
    const { values, issues } = coerceValues(everyShape(), raw)
    expect(issues).toEqual([])
    const [own, expected] = [validateValues(everyShape(), values), validateValues(everyShape(), filled)]
    expect(own).toEqual(expected)
    expect(expected.ok).toBe(true)
  })

  it.each([
    [widget('number'), ' 12.50 ', 12.5],
    [widget('number'), '1e3', ['shape number']],
    [widget('number'), '1e-7', 1e-7],
    [widget('number'), '1e+21', 1e21],
    [widget('number'), 'Infinity', ['shape number']],
    [widget('number'), '', null],
    [widget('rate'), '4', 4],
    [widget('switch'), 'on', true],
    [widget('switch'), '否', false],
    [widget('switch'), 'maybe', ['shape boolean']],
    [widget('input', { options: { dataType: 'number' } }), ' 7 ', '7'],
    [widget('input'), ' spaces stay ', ' spaces stay '],
    [widget('radio', { options: { options: choices } }), '1', 1],
    [widget('radio', { options: { options: choices } }), 'One', 1],
    [widget('radio', { options: { options: choices } }), 'true', true],
    [widget('radio', { options: { options: choices } }), 'other', ['shape choice']],
    [widget('checkbox', { options: { options: choices } }), 'One, true', [1, true]],
    [widget('checkbox', { options: { options: choices } }), 'A, B', ['a,b']],
    [widget('checkbox', { options: { options: choices } }), ['1', 'a,b'], [1, 'a,b']],
    [widget('checkbox', { options: { options: choices } }), '[1]', [1]],
    [widget('checkbox', { options: { options: choices } }), 'One, other', ['shape choice']],
    [widget('select', { options: { remote: true } }), '7', '7'],
    [widget('date', { options: { timestamp: true } }), '1000', 1000],
    [widget('date', { options: { timestamp: true } }), '1970-01-01T08:00:01+08:00', 1000],
    [widget('date', { options: { timestamp: true } }), '1970-01-01', ['shape milliseconds']],
    [widget('date', { options: { type: 'daterange' } }), '2026-01-01 ~ 2026-01-02', ['2026-01-01', '2026-01-02']],
    [widget('date', { options: { type: 'daterange' } }), '2026-01-01', ['shape range']],
    [widget('slider', { options: { range: true } }), ['1', '2'], [1, 2]],
    [widget('slider', { options: { range: true } }), [], []],
    [widget('slider', { options: { range: true } }), ['', ' '], []],
    [widget('date', { options: { type: 'daterange' } }), '[]', []],
    [widget('cascader', { options: { options: [{ value: 1, label: 'Top', children: [{ value: 'x/y' }] }] } }), ['Top', 'x/y'], [1, 'x/y']],
    [widget('cascader', { options: { options: [{ value: 1, label: 'Top', children: [{ value: 'x' }] }] } }), 'Top / x', [1, 'x']],
    [widget('cascader', { options: { options: [{ value: 1 }] } }), 'Low', ['shape path']],
    [widget('blank', { options: { defaultType: 'Object' } }), '{"a":1}', { a: 1 }],
    [widget('blank', { options: { defaultType: 'Object' } }), 'a', ['shape object']],
    [widget('file'), 'a.pdf', ['shape file']],
    [widget('number'), 5, 5],
  ])('%#: reads what was sent as the type of its field', (field, entry, expected) => {
    expect(read(field, entry)).toEqual(expected)
  })

  it('takes time in proportion to what is sent, however often a name comes and however long it is', () => {
    const often = new URLSearchParams('field=x&'.repeat(200_000))
    expect(coerceValues(formOf(widget('input')), often).values['field']).toBe('x')
    const long = `field${'[1]'.repeat(200_000)}`
    expect(coerceValues(formOf(subform('field', [[widget('input')]])), { [long]: 'x' }).issues).toMatchObject([{ code: 'unknown-field' }])
  })

  it('reads what a page sends, rows by their numbers, and names what the form does not have', () => {
    const form = formOf(
      widget('checkbox', { model: 'tags', options: { options: [{ value: 1 }, { value: 2 }] } }),
      subform('items', [
        [widget('number', { model: 'price', key: 'ip' })],
        [subform('parts', [[widget('switch', { model: 'new', key: 'pn' })]])],
      ]),
      widget('input', { model: 'a.0.b' }),
    )
    const data = new FormData()
    for (const [name, value] of [
      ['tags', '1'],
      ['tags', '2'],
      ['items[7].price', '3'],
      ['items[0][price]', 'x'],
      ['items.7.parts.0.new', 'on'],
      ['items[0].status', '1'],
      ['items[0].colour', 'red'],
      ['a.0.b', 'own name'],
      ['__proto__.x', '1'],
      [`items[${LIMITS.rows}].price`, '1'],
      ['stranger', '1'],
    ] as const)
      data.append(name, value)
    const { values, issues } = coerceValues(form, data, { locale: 'en' })
    expect(JSON.parse(JSON.stringify(values))).toEqual({
      tags: [1, 2],
      items: [{ status: 1 }, { price: 3, parts: [{ new: true }] }],
      'a.0.b': 'own name',
    })
    expect(issues.map(({ code, path }) => [code, path.join('/')])).toEqual([
      ['unknown-field', 'stranger'],
      ['shape', 'items/0/price'],
      ['unknown-field', 'items/0/colour'],
      ['unknown-field', '__proto__.x'],
      ['unknown-field', `items[${LIMITS.rows}].price`],
    ])
  })
})

describe('a removed row', () => {
  const form = formOf(
    subform('items', [
      [
        widget('radio', { model: 'unit', key: 'u', options: { options: [{ value: 'kg' }] } }),
        widget('number', { model: 'count', key: 'c' }),
      ],
    ]),
  )
  const rows = (status: number | string) => [{ unit: 'lb', count: '2', gone: 'x', status }]

  it.each([[JSON.stringify(rows(-1))], [rows(-1)], [rows('-1')]])('is read without a question and handed on: %#', (items) => {
    const { values, issues } = coerceValues(form, { items })
    expect(issues).toEqual([])
    expect(JSON.parse(JSON.stringify(values))).toEqual({ items: [{ unit: 'lb', count: 2, gone: 'x', status: -1 }] })
    expect(validateValues(form, values)).toEqual({ ok: true, values: { items: [{ unit: 'lb', count: 2, status: -1 }] } })
  })

  it('is one under the names of a page too; any other row is asked', () => {
    const names = (status: string) => ({ 'items[0].unit': 'lb', 'items[0].status': status })
    expect(coerceValues(form, names('-1')).issues).toEqual([])
    expect(coerceValues(form, names('1')).issues.map(({ code }) => code)).toEqual(['shape'])
    expect(coerceValues(form, { items: rows(1) }).issues.map(({ code }) => code)).toEqual(['shape', 'unknown-field'])
    expect(validateValues(form, { items: rows(1) }).ok).toBe(false)
  })
})
