/** Data keys of every kind in formulas: the name that the editor writes means the field, in the form, in rows, in filters and in loops. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renameInExpression } from '../conditions/rename-in-expression'
import type { FieldLogic } from '../options/field-logic'
import { formOf, subform, widget } from '../testing/builders'
import { checkExpression, computeValues, formulaName, lintComputed } from './index'

const number = (model: string, formwork: FieldLogic = {}) => widget('number', { model, options: { formwork, defaultValue: null } })

/** The result of a formula beside a field of that name, or else beside rows with a column of that name; and the checker's findings. */
function told(computed: string, model: string, place: 'form' | 'rows') {
  const rows = subform('my rows', [[number(place === 'rows' ? model : 'other')]])
  const form = formOf(...(place === 'form' ? [number(model)] : []), rows, number('the total', { computed }))
  const { values, refusals } = computeValues(form, { [model]: 7, 'my rows': [{ [model]: 2 }, { [model]: 3 }] })
  return { value: values['the total'], refused: refusals.map(({ code, found }) => `${code} ${found}`), findings: lintComputed(form) }
}

/** Words of the language, signs, digits in front, other scripts. */
const PIECES = (
  'price euro in and or not true false null between sum count if then else for some every return satisfies instance of function item ' +
  'date now today matches replace list context 1 2nd 3.5 - + * / ** = < > ( ) [ ] { } " \' . .. , ; : @ # $ % ? ! \\ // /* 金额 （元） 😀 é ª ² \u3000'
).split(' ')
const pieced = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('', ' ', '  ')), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.flat().join(''))
const modelled = fc
  .oneof(pieced, fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
  .filter((model) => !['__proto__', 'my rows', 'the total', 'status', 'i'].includes(model) && formulaName(model) !== null)

describe('a data key in a formula', () => {
  it('computes, whatever it is, with the name that the editor writes', () => {
    fc.assert(
      fc.property(modelled, (model) => {
        const name = formulaName(model)
        const rows = formulaName('my rows')
        const formulas: [formula: string, value: number][] = [
          [`2 * ${name}`, 14],
          [`sum(${rows}.${name})`, 5],
          [`sum(for i in ${rows} return i.${name} * i.${name})`, 13],
        ]
        // In the brackets of a filter `item` is the row.
        if (model !== 'item') formulas.push([`sum(${rows}[${name} > 2].${name})`, 3])
        for (const [formula, value] of formulas) {
          expect([formula, told(formula, model, formula.startsWith('2') ? 'form' : 'rows')]).toEqual([
            formula,
            { value, refused: [], findings: [] },
          ])
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each(['', 'a`b', '`'])('%j cannot stand in a formula', (model) => expect(formulaName(model)).toBeNull())

  it.each(['price', '单价', '_a1', 'sum', 'été'])('%j stands as it is', (model) => expect(formulaName(model)).toBe(model))

  it.each(['price in euro', 'in', 'true', '1st', 'a-b', 'a.b', 'a(b)', 'a"b', '😀', 'a  b', 'now'])(
    '%j stands between backticks',
    (model) => expect(formulaName(model)).toBe(`\`${model}\``),
  )

  it('is renamed wherever it stands, and gets or loses no backticks that it needs', () => {
    const rename = (text: string, from: string, to: string) => renameInExpression(text, from, to, () => true)
    expect(rename('sum(items.price) // price', 'price', 'price in euro')).toBe('sum(items.`price in euro`) // price')
    expect(rename('`price in euro` + "`price in euro`"', 'price in euro', 'cost')).toBe('cost + "`price in euro`"')
    expect(rename('`a b c` + `a`', 'a', 'z')).toBe('`a b c` + z')
  })
})

describe('a name that means no column of the rows', () => {
  it.each([
    ['sum(`my rows`.price in euro)', 'price'],
    ['sum(`my rows`.prise)', 'prise'],
    ['count(`my rows`[prise > 1])', 'prise'],
    ['sum((`my rows`[`price in euro` > 1]).prise)', 'prise'],
    ['sum(for i in `my rows` return i.prise)', 'prise'],
    ['some i in `my rows` satisfies i.prise > 1', 'prise'],
  ])('is found where it stands in %s, and refused when nothing comes of it', (formula, found) => {
    const form = formOf(subform('my rows', [[number('price in euro')]]), number('euro'), number('total', { computed: formula }))
    const [finding, ...others] = lintComputed(form)
    expect([finding, others]).toMatchObject([
      { code: 'computed-unknown-name', widgetKey: 'total', params: { name: `my rows.${found}` } },
      [],
    ])
    expect(formula.slice(Number(finding?.params['from']), Number(finding?.params['to']))).toBe(found)
    const { values, refusals } = computeValues(form, { euro: 3, 'my rows': [{ 'price in euro': 2 }] })
    // A form in use that counts rows by such a name keeps counting.
    if (formula.startsWith('count')) expect([values['total'], refusals]).toEqual([0, []])
    else expect(refusals).toMatchObject([{ model: 'total', code: expect.stringMatching(/unknown-name|not-storable/) }])
  })
})

describe('an expression', () => {
  it('reads a word of the language as a field only where nothing else can be meant', () => {
    const fields = [number('in'), number('or'), number('out'), subform('rows', [[number('a')]])]
    const values = { in: 5, or: 4, out: 3, rows: [{ a: 2 }, { a: 4 }] }
    const valueOf = (text: string) => computeValues(formOf(...fields, number('total', { computed: text })), values).values['total']
    expect(valueOf('in - out')).toBe(2)
    expect(valueOf('in - or')).toBe(1)
    expect(valueOf('sum(for row in rows return row.a * out)')).toBe(18)
    expect(valueOf('`in` - `out`')).toBe(2)
    expect(checkExpression('if out in [1..3] then `in` else 0', ['in', 'out'])).toMatchObject({
      ok: false,
      refusal: { code: 'not-allowed', from: 22, found: '`in`' },
    })
  })

  it('calls nothing between backticks, and the function where a field has its name', () => {
    expect(checkExpression('`sum`(a)')).toMatchObject({ ok: false, refusal: { code: 'not-allowed', found: '`sum`' } })
    expect(checkExpression('`now`()')).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } })
    expect(checkExpression('sum(a) + sum')).toMatchObject({ ok: true, names: ['a', 'sum'] })
    expect(checkExpression('for i in xs return string join(`partial`)')).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } })
  })
})
