/** Findings about conditions: references, rows, contradictions, ranges, choices; and their repairs. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparisonsOf, conditionHolds } from '../condition-language/condition-holds'
import type { Condition } from '../condition-language/condition'
import type { FieldLogic } from '../options/field-logic'
import { formOf, grid, shownWhen, subform, widget } from '../testing/builders'
import type { Widget } from '../widgets/index'
import { contradictionIn } from './contradictions'
import { lintDefinition } from './lint-definition'

const input = (model: string, formwork: FieldLogic = {}) => widget('input', { model, options: { formwork } })
const equals = (model: string, value: string | number | boolean): Condition => ({ model, is: 'equals', value })
const found = (...list: readonly Widget[]) =>
  lintDefinition(formOf(...list)).map(({ code, widgetKey, params }) =>
    [code, widgetKey, params['part'], params['model'] ?? params['value']].filter((one) => one !== undefined).join(' '),
  )

describe('references', () => {
  it('are looked for in every part, and each part is named', () => {
    const logic: FieldLogic = {
      showWhen: { any: [equals('p', 1), equals('a', 1)] },
      requiredWhen: { not: equals('q', 1) },
      readonlyWhen: equals('r', 1),
      choicesWhen: [{ value: 'x', when: equals('s', 1) }],
    }
    const shown = { ...input('b', logic), options: { ...input('b', logic).options, displayVerify: shownWhen('or', { o: '1' }) } }
    expect(found(input('a'), shown)).toEqual([
      'unknown-reference b displayVerify o',
      'unknown-reference b showWhen p',
      'unknown-reference b requiredWhen q',
      'unknown-reference b readonlyWhen r',
      'unknown-reference b choicesWhen s',
    ])
  })

  it('into rows are told apart from those to nobody, and name the subform', () => {
    const rows = { ...subform('items', [[input('price')]]), name: 'Items' }
    const findings = lintDefinition(formOf(rows, input('b', { showWhen: equals('price', 1) })))
    expect(findings).toMatchObject([
      { code: 'row-reference', widgetKey: 'b', params: { part: 'showWhen', model: 'price', subform: 'Items' } },
    ])
  })

  it('from a row find the row’s fields and the form’s, but not those of another subform', () => {
    const one = subform('one', [[input('x'), grid('g', [[input('y', { showWhen: { all: [equals('x', 1), equals('top', 1)] } })]])]])
    const two = subform('two', [[input('z', { showWhen: equals('x', 1) })]])
    expect(found(input('top'), one, two)).toEqual(['row-reference z showWhen x'])
  })
})

describe('names', () => {
  it('may repeat between a row and the form, not inside either', () => {
    const rows = (key: string, ...fields: readonly Widget[]) => ({ ...subform(key, [fields]), key })
    const own = (key: string) => ({ ...input('a'), key })
    expect(found(own('k1'), rows('s', own('k2')), rows('t', own('k3')))).toEqual([])
    expect(found(own('k1'), rows('s', own('k2'), own('k3')))).toEqual(['duplicate-model k3 a'])
  })
})

describe('circles', () => {
  it('of a field with itself name the field, also from showWhen and in a row', () => {
    expect(found(input('a', { showWhen: { not: equals('a', 1) } }))).toEqual(['self-reference a a'])
    expect(found(subform('s', [[input('a', { showWhen: equals('a', 1) })]]))).toEqual(['self-reference a a'])
  })

  it('are not seen where a row’s field reads the form’s field of the same name', () => {
    const inner = { ...input('b', { showWhen: equals('a', 1) }), key: 'inner' }
    expect(found(input('a'), subform('s', [[inner]]))).toEqual([])
  })

  it('of several fields are found on every member', () => {
    expect(found(input('a', { showWhen: equals('b', 1) }), input('b', { showWhen: { any: [equals('a', 1)] } }))).toEqual([
      'circular-condition a',
      'circular-condition b',
    ])
  })

  it('are none of a field that is only required or read-only by its own value', () => {
    expect(found(input('a', { readonlyWhen: { model: 'a', is: 'notEmpty' } }))).toEqual([])
  })
})

describe('what cannot hold', () => {
  const least = (model: string, value: string | number): Condition => ({ model, is: 'greater', value })
  const most = (model: string, value: string | number): Condition => ({ model, is: 'less', value })
  const empty: Condition = { model: 'a', is: 'empty' }
  const filled: Condition = { model: 'a', is: 'notEmpty' }
  const between = (one: string | number, other: string | number): Condition => ({ model: 'a', is: 'between', least: one, most: other })

  it.each<Condition>([
    { all: [equals('a', 'x'), equals('a', 'y')] },
    { all: [equals('a', 1), equals('b', 1), { all: [equals('a', 2)] }] },
    { all: [equals('a', 'x'), { not: equals('a', 'x') }] },
    { all: [equals('a', 'x'), { model: 'a', is: 'notEquals', value: 'x' }] },
    { all: [{ not: { model: 'a', is: 'notEquals', value: 'x' } }, equals('a', 'y')] },
    { all: [empty, filled] },
    { all: [empty, { not: empty }] },
    { all: [empty, equals('a', 'x')] },
    { all: [filled, equals('a', '')] },
    { all: [least('a', 5), most('a', 5)] },
    { all: [least('a', 5), most('a', '3')] },
    { all: [least('a', 'b'), most('a', 'a')] },
    { all: [least('a', 10), between(1, 5)] },
    { all: [most('a', 1), between(1, 5)] },
    { all: [between(1, 2), between(3, 4)] },
    { all: [equals('a', 9), between(1, 5)] },
    { all: [equals('a', 1), least('a', 5)] },
    { all: [equals('a', 9), most('a', 5)] },
    { all: [equals('a', 'abc'), { model: 'a', is: 'contains', value: 'x' }] },
    { all: [equals('a', true), least('a', 1)] },
    between(5, 1),
    { model: 'a', is: 'between', least: true, most: 5 },
    { model: 'a', is: 'greater', value: true },
    { model: 'a', is: 'less', value: false },
    { model: 'a', is: 'contains', value: '' },
    { any: [{ all: [empty, filled] }, between(5, 1)] },
    { all: [{ any: [{ all: [equals('a', 1), equals('a', 2)] }] }] },
    { all: [{ any: [equals('a', 1)] }, equals('a', 2)] },
  ])('%j', (condition) => {
    expect(contradictionIn(condition)).toBe('a')
  })

  it.each<Condition>([
    { all: [] },
    { any: [] },
    { not: { all: [equals('a', 1), equals('a', 2)] } },
    { all: [equals('a', 1), equals('a', '1')] },
    { any: [equals('a', 1), equals('a', 2)] },
    { all: [{ any: [equals('a', 1), equals('a', 2)] }, equals('a', 3)] },
    { any: [{ all: [equals('a', 1), equals('a', 2)] }, equals('b', 1)] },
    { all: [equals('a', 1), equals('b', 2)] },
    { all: [empty, equals('a', '')] },
    { all: [empty, equals('a', 0)] },
    { all: [empty, equals('a', '<p></p>')] },
    { all: [filled, equals('a', 'x')] },
    { all: [least('a', 3), most('a', 5)] },
    { all: [least('a', '10'), most('a', '9')] },
    { all: [least('a', 5), most('a', 'x')] },
    { all: [between(1, 5), between(5, 9)] },
    { all: [equals('a', 5), between(1, 5)] },
    { all: [equals('a', 'abc'), { model: 'a', is: 'contains', value: 'b' }] },
    {
      all: [
        { model: 'a', is: 'notEquals', value: 'x' },
        { model: 'a', is: 'notEquals', value: 'y' },
      ],
    },
    { all: [{ not: least('a', 5) }, least('a', 5)] },
  ])('is not said of %j', (condition) => {
    expect(contradictionIn(condition)).toBeNull()
  })

  it('is never said of a condition that some value meets', () => {
    const bound = fc.constantFrom<string | number | boolean>('', '0', '1', '9', '10', 'x', 'xy', '<p></p>', 0, 1, 9, 10, true)
    const condition = fc.letrec<{ condition: Condition }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 3 },
        fc.record({
          model: fc.constant('a'),
          is: fc.constantFrom('equals', 'notEquals', 'contains', 'greater', 'less', 'atLeast', 'atMost'),
          value: bound,
        }),
        fc.record({ model: fc.constant('a'), is: fc.constantFrom('empty', 'notEmpty') }),
        fc.record({ model: fc.constant('a'), is: fc.constant('between'), least: bound, most: bound }),
        fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
        fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ not: tie('condition') }),
      ),
    })).condition
    const values = [
      '',
      null,
      '0',
      '1',
      '5',
      '9',
      '10',
      '5x',
      'x',
      'xy',
      'z',
      '<p></p>',
      0,
      1,
      5,
      9,
      10,
      0.5,
      -1,
      true,
      false,
      [],
      ['x'],
      ['1', '9'],
      {},
    ]
    let said = 0
    fc.assert(
      fc.property(condition, (asked) => {
        if (contradictionIn(asked) === null) return
        said++
        // Two numeric texts in the wrong order are an empty range to their author; only a text that is no number is between them.
        const isOfNumericTexts = comparisonsOf(asked).some(
          (each) => each.is === 'between' && typeof each.least === 'string' && typeof each.most === 'string',
        )
        if (isOfNumericTexts) return
        for (const value of values) {
          // What every field calls empty; a field of another type may call these two empty as well: then both readings must fail.
          const isNothing = value === null || value === '' || (Array.isArray(value) && value.length === 0)
          for (const isEmpty of new Set([isNothing, isNothing || value === 0 || value === '<p></p>'])) {
            expect([value, conditionHolds(asked, { read: () => value, isEmpty: () => isEmpty })]).toEqual([value, false])
          }
        }
      }),
      { numRuns: 3000 },
    )
    expect(said).toBeGreaterThan(100)
  })

  it('is told for the part it stands in', () => {
    const both = { all: [equals('a', 1), equals('a', 2)] } satisfies Condition
    expect(found(input('a'), input('b', { showWhen: both }))).toEqual(['never-shown b a'])
    expect(found(input('a'), input('b', { requiredWhen: both, readonlyWhen: both }))).toEqual([
      'never-holds b requiredWhen a',
      'never-holds b readonlyWhen a',
    ])
  })

  it('is also found between the display condition and showWhen', () => {
    const shown = input('b', { showWhen: equals('a', 2) })
    expect(found(input('a'), { ...shown, options: { ...shown.options, displayVerify: shownWhen('and', { a: '1' }) } })).toEqual([
      'never-shown b a',
    ])
  })

  it('names an empty range with its ends', () => {
    const findings = lintDefinition(formOf(input('a'), input('b', { requiredWhen: { model: 'a', is: 'between', least: 5, most: 1 } })))
    expect(findings).toMatchObject([{ code: 'empty-range', params: { model: 'a', least: '5', most: '1' } }, { code: 'never-holds' }])
  })
})

describe('values that never come', () => {
  const kinds = {
    radio: widget('radio', { model: 'a' }),
    checkbox: widget('checkbox', { model: 'a' }),
    multiple: widget('select', { model: 'a', options: { multiple: true, options: [{ value: 'a' }, { value: 'b' }], defaultValue: [] } }),
    remote: widget('select', { model: 'a', options: { remote: true, remoteFunc: 'people' } }),
    switch: widget('switch', { model: 'a' }),
    number: widget('number', { model: 'a' }),
    rate: widget('rate', { model: 'a' }),
    slider: widget('slider', { model: 'a' }),
    range: widget('slider', { model: 'a', options: { range: true, defaultValue: [0, 1] } }),
    date: widget('date', { model: 'a' }),
    stamp: widget('date', { model: 'a', options: { timestamp: true } }),
    dates: widget('date', { model: 'a', options: { type: 'dates' } }),
    times: widget('time', { model: 'a', options: { isRange: true, defaultValue: null } }),
    file: widget('file', { model: 'a' }),
    rows: subform('a', [[input('x')]]),
    blank: widget('blank', { model: 'a', options: { defaultType: 'Object' } }),
    text: input('a'),
  }
  const says = (kind: keyof typeof kinds, is: 'equals' | 'contains' | 'greater' | 'notEquals', value: string | number | boolean) =>
    found(kinds[kind], input('b', { showWhen: { model: 'a', is, value } })).some((code) => code.startsWith('unmatchable-value'))

  it.each([
    ['radio', 'equals', 'Option 9'],
    ['radio', 'contains', 'zebra'],
    ['checkbox', 'contains', 'Option'],
    ['checkbox', 'greater', 1],
    ['multiple', 'contains', 'c'],
    ['switch', 'equals', '1'],
    ['switch', 'equals', ''],
    ['switch', 'greater', 0],
    ['number', 'equals', '01'],
    ['number', 'greater', 'x'],
    ['rate', 'equals', 'many'],
    ['slider', 'greater', 'x'],
    ['range', 'greater', 1],
    ['stamp', 'greater', '2024-01-01'],
    ['dates', 'greater', '2024-01-01'],
    ['times', 'greater', '10:00:00'],
    ['file', 'equals', 'a.png'],
    ['file', 'contains', 'a.png'],
    ['rows', 'equals', 'x'],
    ['rows', 'contains', 'x'],
    ['blank', 'greater', 1],
    ['text', 'greater', true],
    ['text', 'greater', ''],
    ['text', 'contains', ''],
  ] as const)('%s %s %j', (kind, is, value) => {
    expect(says(kind, is, value)).toBe(true)
  })

  it.each([
    ['radio', 'equals', 'Option 1'],
    ['radio', 'equals', ''],
    ['radio', 'contains', 'ption 2'],
    ['checkbox', 'contains', 'Option 1'],
    ['checkbox', 'equals', 'Option 1,Option 2'],
    ['remote', 'equals', 'anything'],
    ['switch', 'equals', true],
    ['number', 'equals', 1.5],
    ['number', 'greater', '5'],
    ['range', 'equals', '0,1'],
    ['date', 'greater', '2024-01-01'],
    ['stamp', 'greater', 5],
    ['text', 'greater', 'x'],
    ['text', 'equals', 'x'],
    ['radio', 'notEquals', 'Option 9'],
  ] as const)('is not said of %s %s %j', (kind, is, value) => {
    expect(says(kind, is, value)).toBe(false)
  })

  it('is said of a range with one end that never comes', () => {
    const when = (least: string | number, most: string | number) => input('b', { showWhen: { model: 'a', is: 'between', least, most } })
    expect(found(kinds.number, when(1, 'x'))).toEqual(['unmatchable-value b showWhen a'])
    expect(found(kinds.number, when(1, 5))).toEqual([])
  })

  it('is not said while one of two fields of that name may have it', () => {
    const fields = [
      { ...kinds.radio, key: 'k1' },
      { ...kinds.text, key: 'k2' },
    ]
    expect(found(...fields, input('b', { showWhen: equals('a', 'x') }))).toEqual(['duplicate-model k2 a'])
  })
})

describe('conditions for choices', () => {
  const when = { model: 'a', is: 'empty' } satisfies Condition
  const choosing = (value: string, remote: boolean) =>
    widget('radio', {
      model: 'c',
      options: {
        remote,
        remoteFunc: 'f',
        formwork: {
          choicesWhen: [
            { value, when },
            { value, when },
          ],
        },
      },
    })

  it('name a choice that does not exist once', () => {
    expect(found(input('a'), choosing('Option 9', false))).toEqual(['unknown-choice c choicesWhen Option 9'])
    expect(found(input('a'), choosing('Option 1', false))).toEqual([])
    expect(found(input('a'), choosing('Option 9', true))).toEqual([])
  })
})
