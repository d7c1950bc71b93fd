/** Conditions of a whole form: groups, rows, required, read-only, choices; and C9 of the reliability table. */
import { describe, expect, it } from 'vitest'
import { eachWidget, type FormDefinition } from '../form-definition'
import type { Condition } from '../condition-language/condition'
import type { FieldLogic } from '../options/field-logic'
import { formOf, grid, shownWhen, subform, widget } from '../testing/builders'
import { shownCondition } from './condition'
import { conditionModels } from './widget-condition'
import { comparisonsOf, modelsOf } from '../condition-language/condition-holds'
import { formVisibility, visibleFields } from './form-visibility'

const equals = (model: string, value: string | number | boolean): Condition => ({ model, is: 'equals', value })
const input = (model: string, formwork: FieldLogic = {}, display = shownWhen('hide', {})) =>
  widget('input', { model, options: { formwork, displayVerify: display } })
const shown = (form: FormDefinition, values: Record<string, unknown>) => [...visibleFields(form, values)].toSorted()

describe('groups', () => {
  const shows = (showWhen: Condition, values: Record<string, unknown>) =>
    visibleFields(formOf(input('a'), input('b'), input('c'), input('x', { showWhen })), values).has('x')

  it.each([
    [{ all: [equals('a', 1), equals('b', 1)] }, ['ab'], ['', 'a', 'b']],
    [{ any: [equals('a', 1), equals('b', 1)] }, ['a', 'b', 'ab'], ['', 'c']],
    [{ not: equals('a', 1) }, ['', 'b'], ['a', 'ab']],
    [{ all: [] }, ['', 'a'], []],
    [{ any: [] }, ['', 'a'], []],
    [{ not: { any: [] } }, [], ['', 'a']],
    [{ all: [equals('a', 1), { any: [equals('b', 1), { not: equals('c', 1) }] }] }, ['a', 'ab', 'abc'], ['', 'ac', 'bc']],
  ] as const)('%j', (condition, holding, failing) => {
    const valuesOf = (models: string) => Object.fromEntries(models.split('').map((model) => [model, 1]))
    for (const models of holding) expect([models, shows(condition, valuesOf(models))]).toEqual([models, true])
    for (const models of failing) expect([models, shows(condition, valuesOf(models))]).toEqual([models, false])
  })

  it('name their models once, and every comparison in order', () => {
    const condition: Condition = { all: [equals('b', 1), { any: [equals('a', 1), { not: equals('b', 2) }] }] }
    expect(modelsOf(condition)).toEqual(['b', 'a'])
    expect(comparisonsOf(condition)).toEqual([equals('b', 1), equals('a', 1), equals('b', 2)])
  })
})

describe('a widget’s conditions', () => {
  it('are its display condition and its own, both wanted', () => {
    const form = formOf(input('a'), input('b'), input('x', { showWhen: equals('b', 1) }, shownWhen('or', { a: '1' })))
    expect([shown(form, { a: 1, b: 1 }), shown(form, { a: 1 }), shown(form, { b: 1 })]).toEqual([
      ['a', 'b', 'x'],
      ['a', 'b'],
      ['a', 'b'],
    ])
  })

  it('are one condition to whoever asks', () => {
    expect(shownCondition(input('x'))).toBeNull()
    expect(shownCondition(input('x', { showWhen: equals('a', 1) }))).toEqual(equals('a', 1))
    expect(shownCondition(input('x', {}, shownWhen('and', { a: '1' })))).toEqual({ all: [equals('a', '1')] })
    expect(shownCondition(input('x', { showWhen: equals('b', 1) }, shownWhen('or', { a: '1' })))).toEqual({
      all: [{ any: [equals('a', '1')] }, equals('b', 1)],
    })
    expect(shownCondition({ type: 'unknown', key: 'u', name: 'u', sourceType: 'map', raw: {} })).toBeNull()
  })

  it('name every model that any of them reads', () => {
    const when = (model: string) => equals(model, 1)
    const logic = { showWhen: when('b'), requiredWhen: when('c'), readonlyWhen: when('a'), choicesWhen: [{ value: 1, when: when('d') }] }
    expect(conditionModels(input('x', logic, shownWhen('and', { a: '1' })))).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('required, read-only, choices', () => {
  const choice = widget('radio', {
    model: 'c',
    options: {
      options: [{ value: 'p' }, { value: 'q' }, { value: 7 }],
      formwork: {
        choicesWhen: [
          { value: 'p', when: equals('a', 1) },
          { value: 'p', when: equals('a', 2) },
          { value: '7', when: { not: equals('a', 1) } },
        ],
      },
    },
  })
  const form = formOf(
    input('a'),
    input('hidden', { showWhen: equals('a', 'show') }),
    input('x', { requiredWhen: equals('a', 1), readonlyWhen: equals('hidden', 1), showWhen: equals('nobody', 'x') }),
    choice,
  )
  const visibility = formVisibility(form)

  it('are decided whether or not the field is shown', () => {
    expect(visibility.isRequired('x', { a: 1 })).toBe(true)
    expect(visibility.isRequired('x', { a: 2 })).toBe(false)
    expect(visibility.isReadonly('x', { a: 'show', hidden: 1 })).toBe(true)
    expect(visibility.isReadonly('x', { a: 'show' })).toBe(false)
  })

  it('see nothing in a hidden field', () => {
    expect(visibility.isReadonly('x', { a: '', hidden: 1 })).toBe(false)
  })

  it('offer a choice while one of its conditions holds, and the others always', () => {
    expect(visibility.choicesOf('c', { a: 1 })).toEqual(['p', 'q'])
    expect(visibility.choicesOf('c', { a: 2 })).toBeNull()
    expect(visibility.choicesOf('c', { a: 3 })).toEqual(['q', 7])
    expect(visibility.choicesOf('x', { a: 3 })).toBeNull()
  })

  it('follow the plain options too', () => {
    const fixed = widget('input', { model: 'f', options: { required: true, readonly: true } })
    const plain = formVisibility(formOf(fixed, widget('text', { model: 't' }), grid('g', [[]])))
    expect([plain.isRequired('f', {}), plain.isReadonly('f', {})]).toEqual([true, true])
    expect([plain.isRequired('t', {}), plain.isReadonly('t', {}), plain.isReadonly('g', {}), plain.choicesOf('t', {})]).toEqual([
      false,
      false,
      false,
      null,
    ])
    expect(visibility.isReadonly('a', {})).toBe(false)
  })

  it('make a computed field read-only', () => {
    expect(formVisibility(formOf(input('sum', { computed: '1 + 1' }))).isReadonly('sum', {})).toBe(true)
    expect(formVisibility(formOf(input('sum', { computed: '' }))).isReadonly('sum', {})).toBe(false)
  })

  it('read nothing of unknown widgets and unknown models', () => {
    const unknown = { type: 'unknown', key: 'u', name: 'u', sourceType: 'map', raw: {} } as const
    const visible = formVisibility(formOf(unknown))
    for (const key of ['u', 'nobody']) {
      expect([visible.isRequired(key, {}), visible.isReadonly(key, {}), visible.choicesOf(key, {})]).toEqual([false, false, null])
      expect([visible.reads(key), visible.rowReads(key)]).toEqual([[], []])
    }
    expect([visible.isShown('u', {}), visible.isShown('nobody', {})]).toEqual([true, false])
    expect([...visible.visibleRowFields('nobody', {}, {})]).toEqual([])
  })

  it('are among what a widget reads, hidden fields’ own reads included', () => {
    expect(visibility.reads('x').toSorted()).toEqual(['a', 'hidden', 'nobody'])
    expect(visibility.reads('c')).toEqual(['a'])
    expect([visibility.canHide('x'), visibility.canHide('c'), visibility.canHide('nobody')]).toEqual([true, false, false])
  })
})

describe('rows of a subform', () => {
  const row = [
    input('what'),
    { ...input('kind'), key: 'rowKind' },
    input('note', { showWhen: { all: [equals('what', 'other'), equals('top', 1)] }, requiredWhen: equals('kind', 'x') }),
    { ...input('after', { showWhen: { model: 'note', is: 'notEmpty' } }), key: 'after' },
  ]
  const form = formOf(
    input('kind'),
    input('top', { showWhen: equals('kind', 'shown') }),
    subform('items', [row.slice(0, 2), [grid('g', [row.slice(2)], { displayVerify: shownWhen('or', { what: 'other', kind: 'g' }) })]], {
      displayVerify: shownWhen('or', { kind: 'shown', top: '' }),
    }),
    input('count', { showWhen: { model: 'items', is: 'notEmpty' }, requiredWhen: equals('what', 'other') }),
  )
  const visibility = formVisibility(form)
  const inRow = (values: Record<string, unknown>, entered: Record<string, unknown>) =>
    [...visibility.visibleRowFields('items', values, entered)].toSorted()

  it('look a model up in the row first, then in the form', () => {
    expect(inRow({ kind: 'shown', top: 1 }, { what: 'other' })).toEqual(['kind', 'note', 'what'])
    expect(inRow({ kind: 'shown', top: 1 }, { what: 'other', note: 'n' })).toEqual(['after', 'kind', 'note', 'what'])
    expect(inRow({ kind: 'shown', top: 1, what: 'other' }, { what: 'plain' })).toEqual(['kind', 'what'])
    expect(visibility.isRequired('note', { kind: 'x' }, { kind: '' })).toBe(false)
    expect(visibility.isRequired('note', { kind: '' }, { kind: 'x' })).toBe(true)
    expect(visibility.isShown('note', { kind: 'shown', top: 1 }, { what: 'other' })).toBe(true)
    expect(visibility.isShown('note', { kind: 'shown', top: 1 })).toBe(false)
  })

  it('see nothing in a hidden field of the row or of the form', () => {
    expect(inRow({ kind: '', top: 1 }, { what: 'other', note: 'n' })).toEqual(['kind', 'what'])
    expect(inRow({ kind: 'shown', top: 1 }, { kind: 'g', what: 'x', note: 'n' })).toEqual(['kind', 'what'])
  })

  it('are all hidden while something around them is', () => {
    const hidden = formOf(input('a'), grid('g', [[subform('s', [[input('b')]])]], { displayVerify: shownWhen('and', { a: '1' }) }))
    expect([...formVisibility(hidden).visibleRowFields('s', { a: '1' }, {})]).toEqual(['b'])
    expect([...formVisibility(hidden).visibleRowFields('s', {}, {})]).toEqual([])
    expect(formVisibility(hidden).isShown('b', {})).toBe(false)
  })

  it('are no fields of the form: nothing outside reads them, and they are not among its visible fields', () => {
    expect(visibility.isRequired('count', { what: 'other' })).toBe(false)
    expect(shown(form, { kind: 'shown', items: [{}] })).toEqual(['count', 'items', 'kind', 'top'])
    expect(formVisibility(form).visibleFields({ kind: 'shown' }).has('note')).toBe(false)
  })

  it('count as nothing for a condition when all of them were removed', () => {
    expect(shown(form, { kind: 'shown', items: [{ status: -1 }] })).not.toContain('count')
    expect(shown(form, { kind: 'shown', items: [{ status: -1 }, { status: 1 }] })).toContain('count')
  })

  it('name what they read of the row and of the form', () => {
    expect(visibility.rowReads('note').toSorted()).toEqual(['kind', 'what'])
    expect(visibility.reads('note').toSorted()).toEqual(['kind', 'top'])
    expect(visibility.rowReads('items')).toEqual([])
  })

  it('keep the one answer of a subform without conditions', () => {
    const plain = formVisibility(formOf(subform('s', [[input('b')]])))
    expect(plain.visibleRowFields('s', {}, {})).toBe(plain.visibleRowFields('s', { x: 1 }, { b: 1 }))
  })

  it('settle a circle among a row’s fields to shown', () => {
    const round = formOf(subform('s', [[input('a', { showWhen: equals('b', 1) }), input('b', { showWhen: equals('a', 1) })]]))
    expect([...formVisibility(round).visibleRowFields('s', {}, {})].toSorted()).toEqual(['a', 'b'])
    expect(formVisibility(round).circular).toEqual(new Set(['a', 'b']))
  })

  it('of a subform inside a row do not ask the conditions of the row around, which is not known', () => {
    const inner = subform('inner', [[input('b', { showWhen: equals('c', 1) }), input('c')]], {
      displayVerify: shownWhen('and', { a: 'x' }),
    })
    const nested = formVisibility(
      formOf(input('top'), subform('outer', [[input('a'), inner]], { displayVerify: shownWhen('and', { top: '1' }) })),
    )
    expect([...nested.visibleRowFields('inner', { top: '1' }, { c: 1 })].toSorted()).toEqual(['b', 'c'])
    expect([...nested.visibleRowFields('inner', { top: '1' }, {})]).toEqual(['c'])
    expect([...nested.visibleRowFields('inner', {}, { c: 1 })]).toEqual([])
    expect([...nested.visibleRowFields('outer', { top: '1' }, { a: 'x' })].toSorted()).toEqual(['a', 'inner'])
    expect([...nested.visibleRowFields('outer', { top: '1' }, { a: 'y' })]).toEqual(['a'])
  })

  it('do not make a circle of two fields with one name, one in the row and one in the form', () => {
    const same = formOf(
      input('a'),
      subform('s', [[{ ...input('b', { showWhen: equals('a', 1) }), key: 'inner' }]]),
      input('b', { showWhen: equals('a', 1) }),
    )
    expect(formVisibility(same).circular.size).toBe(0)
  })
})

describe('a form', () => {
  it('is worked out once for its list', () => {
    const form = formOf(input('a'))
    expect(formVisibility(form)).toBe(formVisibility({ list: form.list }))
    expect(formVisibility(form)).not.toBe(formVisibility(formOf(input('a'))))
  })

  it('may have a grid in a grid, each with its own condition', () => {
    const inner = grid('inner', [[input('x')]], { displayVerify: shownWhen('and', { b: '1' }) })
    const form = formOf(input('a'), input('b'), grid('outer', [[inner, input('y')]], { displayVerify: shownWhen('and', { a: '1' }) }))
    expect([shown(form, { a: '1', b: '1' }), shown(form, { a: '1' }), shown(form, { b: '1' })]).toEqual([
      ['a', 'b', 'x', 'y'],
      ['a', 'b', 'y'],
      ['a', 'b'],
    ])
    expect(formVisibility(form).reads('x')).toEqual(expect.arrayContaining(['a', 'b']))
    expect(formVisibility(form).canHide('y')).toBe(true)
  })

  it('can hide what has a condition, and what lies in something that has one, however long the chain of conditions is', () => {
    const logic = (index: number): FieldLogic => (index === 0 ? {} : { showWhen: { model: `f${index - 1}`, is: 'equals', value: '1' } })
    const chain = Array.from({ length: 200 }, (_, index) => input(`f${index}`, logic(index)))
    const outer = grid('outer', [[grid('plain', [[input('inside')]])]], { displayVerify: shownWhen('and', { f0: '1' }) })
    const form = formOf(...chain, outer, grid('free', [[input('beside')]]))
    const hideable = [...eachWidget(form)].filter(({ key }) => formVisibility(form).canHide(key)).map(({ key }) => key)
    expect(hideable).toEqual([...chain.slice(1).map(({ key }) => key), 'outer', 'plain', 'inside'])
  })

  it('shows what lies in a circular grid as what is around that grid', () => {
    const circular = grid('g', [[input('x'), input('y')]], { displayVerify: shownWhen('and', { x: 'never' }) })
    const form = formOf(input('a'), grid('around', [[circular]], { displayVerify: shownWhen('and', { a: '1' }) }))
    expect([shown(form, { a: '1' }), shown(form, {})]).toEqual([['a', 'x', 'y'], ['a']])
    expect(formVisibility(form).circular).toEqual(new Set(['g', 'x']))
  })
})

describe('C9: chains, circles, unknown models and mixed values', () => {
  it('decides a chain of 1,000 conditions, and of 5,000 in any order of the document', () => {
    for (const length of [1000, 5000]) {
      const chain = Array.from({ length }, (_, at) =>
        input(`f${at}`, at === 0 ? {} : { showWhen: { not: { model: `f${at - 1}`, is: 'empty' } } }),
      )
      const values = Object.fromEntries(chain.map((field) => [field.model, 'x']))
      for (const list of [chain, chain.toReversed()]) {
        expect(visibleFields(formOf(...list), values).size).toBe(length)
        expect(visibleFields(formOf(...list), { ...values, f100: '' }).size).toBe(101)
      }
    }
  })

  it('settles a circle of two, of a thousand and of one with itself to shown', () => {
    const circle = (length: number) =>
      formOf(...Array.from({ length }, (_, at) => input(`f${at}`, { showWhen: equals(`f${(at + 1) % length}`, 'never') })))
    for (const length of [1, 2, 1000]) {
      expect(visibleFields(circle(length), {}).size).toBe(length)
      expect(formVisibility(circle(length)).circular.size).toBe(length)
    }
  })

  it('lets what depends on a circle be decided by it', () => {
    const round = [input('a', { showWhen: equals('b', 'x') }), input('b', { showWhen: equals('a', 'x') })]
    const form = formOf(...round, input('c', { showWhen: equals('a', 'go') }))
    expect([shown(form, { a: 'go' }), shown(form, {})]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b'],
    ])
  })

  it('reads a missing model as nothing', () => {
    const form = formOf(
      input('a', { showWhen: { model: 'missing', is: 'empty' } }),
      input('b', { showWhen: { model: 'missing', is: 'notEmpty' } }),
    )
    expect(shown(form, { missing: 'forged' })).toEqual(['a'])
  })

  it.each([
    [0, '0'],
    ['0', '0'],
    [false, 'false'],
    [null, ''],
    [[], ''],
    [undefined, ''],
  ])('compares %j as the text %j and no other', (value, text) => {
    const texts = ['', '0', 'false', 'null', 'undefined', '[]']
    const fields = texts.map((each, at) => input(`f${at}`, { showWhen: equals('a', each) }))
    const form = formOf(widget('blank', { model: 'a' }), ...fields)
    expect(shown(form, { a: value })).toEqual(['a', `f${texts.indexOf(text)}`])
  })
})
