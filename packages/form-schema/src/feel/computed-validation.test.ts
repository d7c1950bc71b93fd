/** Computed values in validation: they take the field's form, and never block the person who cannot edit them. */
import { describe, expect, it } from 'vitest'
import type { FormDefinition, FormValues } from '../form-definition'
import { formOf, subform, widget } from '../testing/builders'
import { validateValues } from '../rules/validate-values'
import type { WidgetOptions } from '../widgets/index'
import { computeValues, lintComputed } from './index'

const number = (model: string, options: Partial<WidgetOptions<'number'>> = {}) =>
  widget('number', { model, options: { defaultValue: null, ...options } })
const total = (computed: string, options: Partial<WidgetOptions<'number'>> = {}) =>
  number('total', { required: true, formwork: { computed }, ...options })

/** What a server stores, or the codes it refuses with. */
function outcome(form: FormDefinition, values: FormValues): unknown {
  const answer = validateValues(form, computeValues(form, values).values, { locale: 'en' })
  return answer.ok ? { ...answer.values } : answer.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
}
const computed = (form: FormDefinition, values: FormValues) => computeValues(form, values).values['total']
const refusals = (form: FormDefinition, values: FormValues) => computeValues(form, values).refusals.map(({ code }) => code)

describe('an empty cell', () => {
  const expenses = (formula: string) => formOf(subform('items', [[number('price'), number('count')]]), total(formula))
  const items = [
    { price: 1.5, count: 2 },
    { price: null, count: null, status: 1 },
    { price: 3, count: 4 },
  ]

  it.each([
    ['sum(items.price)', 4.5],
    ['sum(for i in items return i.price * i.count)', 15],
    ['min(items.price)', 1.5],
    ['max(items.price)', 3],
    ['mean(items.price)', 2.25],
    ['median(items.price)', 2.25],
    ['product(items.price)', 4.5],
    ['count(items)', 3],
    ['sum(items[price > 2].price)', 3],
    ['sum(list: items.price)', 4.5],
    ['2 * sum(items.price)', 9],
  ])('counts as nothing in %s', (formula, expected) => {
    expect(computed(expenses(formula), { items })).toBe(expected)
    expect(refusals(expenses(formula), { items })).toEqual([])
  })

  it('leaves a result empty only when there is nothing at all', () => {
    expect(computed(expenses('sum(items.price)'), { items: [{ price: null }] })).toBeNull()
    expect(computed(expenses('sum(items.price)'), { items: [] })).toBeNull()
  })

  it('counts as nothing among fields too', () => {
    const form = formOf(number('a'), number('b'), total('sum(a, b)'))
    expect(computed(form, { a: 3, b: null })).toBe(3)
  })

  it('is no mistake of an expression that needs it', () => {
    const form = formOf(subform('items', [[number('price')]]), total('items[1].price * 2'))
    expect(refusals(form, { items: [{ price: null }] })).toEqual([])
  })

  it('leaves a field that is called like a function what it is', () => {
    expect(computed(formOf(number('sum'), total('sum + 1')), { sum: 4 })).toBe(5)
  })

  it.each([
    ['sum(items.price) + sum', 10],
    ['sum(items[sum > 1].sum)', 5],
    ['count(items[sum >= sum(1, 1)])', 2],
    ['sum(for sum in items return sum(sum.price, sum.sum))', 12],
    ['count(count) + count(items)', 4],
    ['sum(for i in items return round half up(i.price, 0)) + `round half up`', 7],
    ['sum (list: items.sum)', 6],
  ])('calls the function in %s whatever has its name: a field, a column, or what a loop goes over', (formula, expected) => {
    const columns = [number('price'), number('sum')]
    const form = formOf(number('sum'), number('round half up'), subform('count', [[]]), subform('items', [columns]), total(formula))
    const items = [1, 2, 3].map((each) => ({ price: each, sum: each }))
    const values = { sum: 4, 'round half up': 1, count: [{}], items }
    expect(computed(form, values)).toBe(expected)
    expect(refusals(form, values)).toEqual([])
  })
})

describe('lintComputed', () => {
  const codes = (form: FormDefinition) =>
    lintComputed(form).map(({ code, severity, params }) => [code, severity, params['rules'] ?? ''].join(' ').trim())

  it.each([
    ['number', { max: 5, formwork: { computed: '2 * 3' } }],
    ['number', { formwork: { computed: '"many"' } }],
    ['number', { formwork: { computed: 'a > 1 and a < 3' } }],
    ['date', { formwork: { computed: 'a = 1' } }],
    ['switch', { formwork: { computed: '1' } }],
    ['radio', { formwork: { computed: '"Option 9"' } }],
  ] as const)('says that a result never fits a %s: %j', (type, options) => {
    expect(codes(formOf(number('a'), widget(type, { model: 'total', options })))).toEqual(['computed-never-fits error'])
  })

  it.each([
    ['number', { max: 6, formwork: { computed: '2 * 3' } }],
    ['switch', { formwork: { computed: 'a > 1' } }],
    ['input', { formwork: { computed: 'a > 1' } }],
    ['number', { formwork: { computed: 'if a > 1 then 1 else 2' } }],
  ] as const)('says nothing where it can: %s %j', (type, options) => {
    expect(codes(formOf(number('a'), widget(type, { model: 'total', options })))).toEqual([])
  })

  it('names the rules that are not asked of a computed value', () => {
    const form = formOf(
      widget('input', { model: 't', options: { required: true, pattern: '^a', maxlength: 3, formwork: { computed: 'string(1)' } } }),
    )
    expect(codes(form)).toEqual(['computed-rule-ignored warning required, pattern, maxlength'])
  })
})

describe('a computed value', () => {
  it('is not asked to be there', () => {
    expect(outcome(formOf(number('a'), total('a * 2')), { a: null })).toEqual({ a: null, total: null })
    const when = total('a * 2', { required: false, formwork: { computed: 'a * 2', requiredWhen: { model: 'a', is: 'empty' } } })
    expect(outcome(formOf(number('a'), when), { a: null })).toEqual({ a: null, total: null })
  })

  it('is rounded to the decimals of its step, and a whole step asks nothing of it', () => {
    const form = (step: number) => formOf(number('a', { step: 0.001 }), total('a / 3', { step }))
    expect(outcome(form(0.01), { a: 10 })).toEqual({ a: 10, total: 3.33 })
    expect(outcome(form(0.5), { a: 10 })).toEqual({ a: 10, total: 3.3 })
    expect(outcome(form(1), { a: 10 })).toMatchObject({ total: 3.33333333333333 })
    expect(outcome(form(5), { a: 21 })).toEqual({ a: 21, total: 7 })
  })

  it.each([
    ['1.005', 0.01, 1.01],
    ['-1.005', 0.01, -1.01],
    ['2.675', 0.01, 2.68],
    ['0.1 + 0.2', 0.1, 0.3],
    ['1 / 3', 1e-7, 0.3333333],
    ['0', 0.01, 0],
  ])('%s is rounded as people round, by steps of %d', (formula, step, expected) => {
    expect(computed(formOf(total(formula, { step })), {})).toBe(expected)
  })

  it('is typed as its field is', () => {
    const input = (dataType: WidgetOptions<'input'>['dataType'], expression: string) =>
      formOf(widget('input', { model: 'total', options: { dataType, formwork: { computed: expression } } }))
    expect(computed(input('integer', '7 / 2'), {})).toBe(4)
    expect(computed(input('float', '7 / 2'), {})).toBe(3.5)
    expect(computed(input('number', '"12.5"'), {})).toBe(12.5)
    expect(computed(input('string', '7 / 2'), {})).toBe('3.5')
    expect(computed(formOf(total('"12"')), {})).toBe(12)
  })

  it('keeps to the ends of a slider and to the stars of a rate, which have nothing beyond', () => {
    const slider = formOf(widget('slider', { model: 'total', options: { max: 50, formwork: { computed: '60 + 0.4' } } }))
    const rate = formOf(widget('rate', { model: 'total', options: { formwork: { computed: '7.2' } } }))
    expect(outcome(slider, {})).toEqual({ total: 50 })
    expect(outcome(rate, {})).toEqual({ total: 5 })
  })

  it('is not asked for a pattern or a length: nobody can type another', () => {
    const text = widget('input', { model: 'total', options: { pattern: '^\\d+$', maxlength: 2, formwork: { computed: 'a + "-x"' } } })
    expect(outcome(formOf(widget('input', { model: 'a' }), text), { a: 'long' })).toEqual({ a: 'long', total: 'long-x' })
  })

  it('keeps a limit that its author set: a person meets it by what they enter', () => {
    const form = formOf(number('a'), total('a * 2', { max: 100 }))
    expect(outcome(form, { a: 51 })).toEqual(['total max'])
    expect(outcome(form, { a: 50 })).toEqual({ a: 50, total: 100 })
  })

  it.each([
    ['number', { formwork: { computed: '"many"' } }],
    ['number', { formwork: { computed: 'a > 1' } }],
    ['switch', { formwork: { computed: '1' } }],
    ['radio', { formwork: { computed: '"Option 9"' } }],
    ['date', { formwork: { computed: '"tomorrow"' } }],
    ['input', { dataType: 'email', formwork: { computed: '"nobody"' } }],
    ['input', { dataType: 'integer', formwork: { computed: '"nobody"' } }],
    ['slider', { range: true, formwork: { computed: '1' } }],
  ] as const)('that a %s cannot hold stays out of it, and is reported', (type, options) => {
    const form = formOf(number('a'), widget(type, { model: 'total', options }))
    expect(refusals(form, { a: 2 })).toEqual(['not-storable'])
    expect(outcome(form, { a: 2 })).toMatchObject({ a: 2 })
  })

  it('is left to validation where the values go past a limit, and nothing throws', () => {
    const form = formOf(widget('blank', { model: 'area', options: { defaultType: 'Array' } }), total('count(area)'))
    let area: unknown = 1
    for (let level = 0; level < 4000; level++) area = [area]
    expect(outcome(form, { area })).toEqual([expect.stringMatching(/^area\.0\.0.* limit$/)])
    const circle: unknown[] = []
    circle.push(circle)
    expect(outcome(form, { area: circle })).toEqual([expect.stringMatching(/ limit$/)])
  })

  it('in a row behaves alike', () => {
    const line = number('line', { required: true, step: 0.01, formwork: { computed: 'price / 3' } })
    const form = formOf(subform('items', [[number('price'), line]]))
    expect(outcome(form, { items: [{ price: 1 }, { price: null }] })).toEqual({
      items: [
        { price: 1, line: 0.33 },
        { price: null, line: null },
      ],
    })
  })
})
