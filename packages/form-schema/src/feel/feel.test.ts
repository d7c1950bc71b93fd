/** Computed values: what an expression may say, the order of computing, rows, refusals, and the public entry. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FormDefinition, FormValues } from '../form-definition'
import { LIMITS } from '../limits'
import type { FieldLogic } from '../options/field-logic'
import { formOf, grid, shownWhen, subform, widget } from '../testing/builders'
import { checkExpression, computeValues, createValueComputer, explainRefusal, lintComputed } from './index'

const number = (model: string, formwork: FieldLogic = {}) => widget('number', { model, options: { formwork, defaultValue: null } })
const sum = (model: string, computed: string) => number(model, { computed })
const computed = (form: FormDefinition, values: FormValues) => ({ ...computeValues(form, values).values })
const refusals = (form: FormDefinition, values: FormValues) =>
  computeValues(form, values).refusals.map(({ code, path, found }) => `${path.join('.')} ${code} ${found}`.trim())

describe('checkExpression', () => {
  it.each([
    ['a + b.c', ['a', 'b'], []],
    ['sum(items.price) * (1 + rate)', ['items', 'rate'], []],
    ['if a > 1 then "x" else b', ['a', 'b'], []],
    ['for i in items return i.a * rate', ['items', 'rate'], []],
    ['some x in xs satisfies x > a', ['xs', 'a'], []],
    ['items[price > limit].price', ['items'], ['price', 'limit']],
    ['items[1].price + count(items)', ['items'], []],
    ['for i in items return xs[2]', ['items', 'xs'], []],
    ['count(a[x]) + count(b[y])', ['a', 'b'], ['x', 'y']],
    ['a instance of number', ['a'], []],
    ['date(start).year', ['start'], []],
    ['a in [1..b]', ['a', 'b'], []],
    ['总价 * 2 /* note */', ['总价'], []],
    ['partial', ['partial'], []],
    ['"a" + \'\'.x', null, null],
  ] as const)('%s', (text, names, filterNames) => {
    const answer = checkExpression(text)
    if (names === null) expect(answer.ok).toBe(false)
    else expect(answer).toEqual({ ok: true, names, filterNames })
  })

  it('reads a name with blanks or signs as one when it is known', () => {
    expect(checkExpression('unit price - a-b', ['unit price', 'a-b'])).toMatchObject({ names: ['unit price', 'a-b'] })
    expect(checkExpression('a-b')).toMatchObject({ names: ['a', 'b'] })
  })

  it.each([
    ['', 0, ''],
    ['a +', 3, ''],
    ['a ; b', 2, ';'],
    ['(a', 2, ''],
  ])('cannot read %j', (text, from, found) => {
    expect(checkExpression(text)).toMatchObject({ ok: false, refusal: { code: 'syntax', from, found } })
  })

  it.each([
    'matches(a, "(a+)+$")',
    'replace(a, "x", "y")',
    'split(a, "x")',
    'list replace(a, 1, 2)',
    'today()',
    'now()',
    'nobody(1)',
    'javascript:alert(1)',
    'a[matches]',
    'function(x) x',
    '(if a then b else c)(1)',
    '(function(f) f(f))(function(f) f(f))',
    '{a: "x", b: a + a}',
    'for i in 1..1000000000 return i',
    'for i in xs, j in xs return i',
    'for i in xs return for j in xs return j',
    'for i in xs return xs[a > i]',
    'xs[some x in ys satisfies x > 1]',
    'for i in xs return string join(partial)',
  ])('does not allow %s', (text) => {
    expect(checkExpression(text)).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } })
  })

  it('names the place and the piece that is refused', () => {
    expect(checkExpression('1 + today()')).toEqual({ ok: false, refusal: { code: 'not-allowed', from: 4, to: 9, found: 'today' } })
  })

  it('takes as many characters as the limit says, and no more', () => {
    const long = (length: number) => `1 +${' '.repeat(length - 4)}1`
    expect(checkExpression(long(LIMITS.expressionLength)).ok).toBe(true)
    expect(checkExpression(long(LIMITS.expressionLength + 1))).toMatchObject({
      refusal: { code: 'too-long', from: LIMITS.expressionLength },
    })
  })
})

describe('computeValues', () => {
  it('computes in the order of dependence, whatever the order of the document', () => {
    const form = formOf(sum('c', 'b * 2'), sum('b', 'a + 1'), number('a'))
    expect(computed(form, { a: 1 })).toEqual({ a: 1, b: 2, c: 4 })
  })

  it('overwrites what was entered in a computed field', () => {
    expect(computed(formOf(number('a'), sum('b', 'a + 1')), { a: 1, b: 999 })).toEqual({ a: 1, b: 2 })
  })

  it('leaves the values it was given alone, and a form without expressions as it is', () => {
    const values = Object.freeze({ a: 1, items: Object.freeze([Object.freeze({ p: 1 })]) })
    const form = formOf(number('a'), subform('items', [[number('p'), sum('q', 'p + a')]]))
    expect(computed(form, values)).toEqual({ a: 1, items: [{ p: 1, q: 2 }] })
    expect(computed(formOf(number('a')), { a: 1, x: 2 })).toEqual({ a: 1, x: 2 })
  })

  it('says nothing while fields it reads are empty, and stores the field’s empty value', () => {
    const form = formOf(number('a'), sum('b', 'a + 1'), widget('input', { model: 't', options: { formwork: { computed: 'string(a)' } } }))
    for (const values of [{}, { a: null }, { a: '' }]) {
      expect(computed(form, values)).toMatchObject({ b: null, t: '' })
      expect(refusals(form, values)).toEqual([])
    }
  })

  it('reads a hidden field as nothing, also when what hides it is computed', () => {
    const secret = number('secret', { showWhen: { model: 'gate', is: 'greater', value: 5 } })
    const form = formOf(sum('result', 'if secret = null then -1 else secret'), secret, sum('gate', 'a * 2'), number('a'))
    expect(computed(form, { a: 2, secret: 7 })).toMatchObject({ gate: 4, result: -1 })
    expect(computed(form, { a: 3, secret: 7 })).toMatchObject({ gate: 6, result: 7 })
  })

  it('computes in rows: the row’s own fields first, then the form’s', () => {
    const row = [number('price'), number('count'), { ...number('rate'), key: 'own' }, sum('line', 'price * count * rate')]
    const form = formOf(
      { ...number('rate'), key: 'outer' },
      subform('items', [row]),
      sum('total', 'sum(items.line)'),
      sum('most', 'max(items[price > 1].line)'),
    )
    expect(
      computed(form, {
        rate: 100,
        items: [
          { price: 1, count: 2, rate: 3 },
          { price: 2, count: 2, rate: 1 },
          { price: 9, status: -1 },
        ],
      }),
    ).toEqual({
      rate: 100,
      items: [
        { price: 1, count: 2, rate: 3, line: 6 },
        { price: 2, count: 2, rate: 1, line: 4 },
        { price: 9, status: -1 },
      ],
      total: 10,
      most: 4,
    })
    const outer = formOf(number('rate'), subform('items', [[grid('g', [[number('price'), sum('line', 'price * rate')]])]]))
    expect(computed(outer, { rate: 2, items: [{ price: 3 }, 'forged', { price: 4, status: 1 }] })).toEqual({
      rate: 2,
      items: [{ price: 3, line: 6 }, 'forged', { price: 4, status: 1, line: 8 }],
    })
    expect(computed(outer, { rate: 2, items: 'forged' })).toEqual({ rate: 2, items: 'forged' })
  })

  it('does not show a hidden column of a row to the form', () => {
    const row = [widget('input', { model: 'kind' }), { ...number('price', { showWhen: { model: 'kind', is: 'equals', value: 'x' } }) }]
    const form = formOf(subform('items', [row]), sum('n', 'count(items[price != null])'))
    expect(
      computed(form, {
        items: [
          { kind: 'x', price: 1 },
          { kind: 'y', price: 1 },
        ],
      }),
    ).toMatchObject({ n: 1 })
  })

  it('gives results the form in which their field stores values', () => {
    const text = (model: string, expression: string) => widget('input', { model, options: { formwork: { computed: expression } } })
    const date = (model: string, options: object, expression = 'date("2024-02-28") + duration("P2D")') =>
      widget('date', { model, options: { ...options, formwork: { computed: expression } } })
    const form = formOf(
      sum('tenth', '0.1 + 0.2'),
      text('t', '1 + 2'),
      text('flag', '1 = 1'),
      widget('switch', { model: 's', options: { formwork: { computed: '1 > 2' } } }),
      widget('input', { model: 'n', options: { dataType: 'integer', formwork: { computed: '40 + 2' } } }),
      date('d', {}),
      date('year', { type: 'year', format: 'yyyy' }),
      date('at', { type: 'datetime', format: 'yyyy/MM/dd HH:mm:ss' }, 'date and time("2024-02-28T10:20:30")'),
      date('stamp', { timestamp: true }),
      date('range', { type: 'daterange' }, '[date("2024-01-01"), date("2024-01-31")]'),
      widget('time', { model: 'clock', options: { format: 'HH:mm', formwork: { computed: 'time("09:05:00") + duration("PT1H")' } } }),
    )
    expect(computed(form, {})).toEqual({
      tenth: 0.3,
      t: '3',
      flag: 'true',
      s: false,
      n: 42,
      d: '2024-03-01',
      year: '2024',
      at: '2024/02/28 10:20:30',
      stamp: Date.UTC(2024, 2, 1),
      range: ['2024-01-01', '2024-01-31'],
      clock: '10:05',
    })
  })

  it('refuses with the place, in the form and in rows, and stores the empty value', () => {
    const form = formOf(
      number('a'),
      sum('b', 'a +'),
      sum('c', 'stranger + 1'),
      subform('items', [[widget('input', { model: 't' }), sum('d', 't * 2')]]),
    )
    const values = { a: 1, b: 5, c: 5, items: [{ t: '' }, { t: 'x', d: 5 }] }
    expect(refusals(form, values)).toEqual([
      'b syntax',
      'c unknown-name stranger',
      expect.stringMatching(/^items\.1\.d failed Can't multiply/),
    ])
    expect(computed(form, values)).toEqual({
      a: 1,
      b: null,
      c: null,
      items: [
        { t: '', d: null },
        { t: 'x', d: null },
      ],
    })
  })

  it('refuses what no field can hold', () => {
    for (const expression of ['[1..3]', 'sum', '[sum]', '10 ** 999']) {
      expect(refusals(formOf(sum('a', expression), { ...number('x'), model: 'sum' }), { sum: 1 }).length).toBeLessThanOrEqual(1)
    }
    expect(refusals(formOf(sum('a', '[1..3]')), {})).toEqual(['a not-storable [1..3]'])
    expect(refusals(formOf(sum('a', '10 ** 999')), {})).toEqual(['a not-storable 10 ** 999'])
  })

  it('refuses every member of a circle, also one through a condition, and nothing else', () => {
    const round = formOf(sum('a', 'b + 1'), sum('b', 'a + 1'), sum('c', '1 + 1'), sum('d', 'd'))
    expect(refusals(round, {})).toEqual(expect.arrayContaining(['a circular', 'b circular', 'd circular']))
    expect(computed(round, { a: 1 })).toEqual({ a: null, b: null, c: 2, d: null })
    const hidden = formOf(number('x', { showWhen: { model: 'y', is: 'notEmpty' } }), sum('y', 'x + 1'))
    expect(refusals(hidden, { x: 1 })).toEqual(['y circular'])
    const rows = formOf(sum('total', 'sum(items.p)'), subform('items', [[sum('p', 'total')]]))
    expect(refusals(rows, { items: [{}] }).toSorted()).toEqual(['items.0.p circular', 'total circular'])
  })

  it('survives an expression that nests as deep as its length allows', () => {
    const deep = `${'('.repeat(990)}1${')'.repeat(990)}`
    expect(computed(formOf(sum('a', deep)), {})).toEqual({ a: 1 })
    expect(refusals(formOf(sum('a', '-'.repeat(1900))), {}).length).toBe(1)
  })

  it.each([
    '{{constructor.constructor("alert(1)")()}}',
    '${7*7}',
    'constructor',
    '__proto__',
    'a.constructor.constructor("x")()',
    'toString',
  ])('C11: treats %s as an expression like any other', (expression) => {
    const form = formOf(number('a'), sum('b', expression))
    expect(computed(form, { a: 1 })).toEqual({ a: 1, b: null })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('computes 500 rows again after one changed without evaluating the others', () => {
    const form = formOf(subform('items', [[number('p'), sum('q', 'p.x * 2')]]))
    const read: number[] = []
    const priced = (at: number, x: number) => ({
      p: {
        get x() {
          read[at] = (read[at] ?? 0) + 1
          return x
        },
      },
    })
    const items = Array.from({ length: 500 }, (_, at) => priced(at, at))
    const evaluated = () => read.flatMap((times, at) => (times > 2 ? [at] : []))
    const compute = createValueComputer(form)
    compute({ items })
    // Once for the limits of values, once to find out whether it was computed before, and again by the evaluation.
    expect(evaluated()).toHaveLength(500)
    read.fill(0)
    const { values } = compute({ items: items.map((row, at) => (at === 7 ? priced(7, -1) : row)) })
    expect(evaluated()).toEqual([7])
    expect(values['items']).toMatchObject({ 6: { q: 12 }, 7: { q: -2 } })
    // One cache is not shared with others, and only lasts until the next call.
    read.fill(0)
    createValueComputer(form)({ items })
    expect(evaluated()).toHaveLength(500)
    compute({ items: [] })
    read.fill(0)
    compute({ items })
    expect(evaluated()).toHaveLength(500)
  })
})

describe('lintComputed', () => {
  it('finds what is wrong with each expression, in document order', () => {
    const form = formOf(
      sum('fine', '1 + 1'),
      sum('a', 'b +'),
      sum('b', 'today()'),
      grid('g', [[sum('c', 'nobody')]]),
      subform('s', [[sum('d', 'd')]], { displayVerify: shownWhen('hide', {}) }),
    )
    expect(lintComputed(form).map(({ code, widgetKey, params }) => [code, widgetKey, params['found'] ?? params['name']])).toEqual([
      ['computed-invalid', 'a', ''],
      ['computed-not-allowed', 'b', 'today'],
      ['computed-unknown-name', 'c', 'nobody'],
      ['computed-circular', 'd', undefined],
    ])
  })
})

describe('explainRefusal', () => {
  it('says every refusal in both languages', () => {
    const form = formOf(number('a'), sum('b', 'a +'), sum('c', 'x'))
    const said = computeValues(form, {}).refusals.map((refusal) => [explainRefusal(refusal), explainRefusal(refusal, { locale: 'en' })])
    expect(said).toEqual([
      ['计算公式有误，第 4 个字符处无法识别', 'The formula cannot be read at character 4'],
      ['计算公式引用的「x」不存在', 'The formula names “x”, which does not exist'],
    ])
    expect(explainRefusal({ code: 'failed', from: 0, found: '{found}' }, { locale: 'en' })).toContain('({found})')
  })
})

describe('the entry of feel', () => {
  it('exports exactly the names that its list says', () => {
    const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8')
    const listed = readFileSync(new URL('../../api-feel.md', import.meta.url), 'utf8')
    const exported = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.replace('type ', '').trim())
        .filter((name) => name !== ''),
    )
    expect(new Set([...listed.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name))).toEqual(new Set(exported))
  })

  it('is the only way to FEEL: nothing outside imports it', () => {
    const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
    const outside = sources.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('feel/'))
    for (const name of outside) {
      const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
      expect([name, /from '(?:feelin|(?:\.\.?\/)+feel\/)/.test(text)]).toEqual([name, false])
    }
  })
})
