/** The `formwork` option: what is accepted, how large it may be, and what an import leaves of a broken one. */
import { describe, expect, it } from 'vitest'
import { exportDefinition } from '../export/export-definition'
import { importDefinition } from '../import/import-definition'
import { LIMITS } from '../limits'
import { type Condition, isCondition } from '../condition-language/condition'
import { isFieldLogic } from './field-logic'

const leaf: Condition = { model: 'a', is: 'empty' }

/** A condition of so many levels. */
function nested(levels: number): unknown {
  let condition: unknown = leaf
  for (let level = 1; level < levels; level++) condition = { not: condition }
  return condition
}

describe('isCondition', () => {
  it.each<unknown>([
    leaf,
    { model: 'a', is: 'notEmpty' },
    { model: 'a', is: 'equals', value: '' },
    { model: 'a', is: 'notEquals', value: 0 },
    { model: 'a', is: 'contains', value: false },
    { model: 'a.b', is: 'greater', value: 1 },
    { model: '姓名', is: 'less', value: '2024-01-01' },
    { model: 'a', is: 'between', least: 1, most: '2' },
    { all: [] },
    { any: [leaf, { not: { all: [leaf] } }] },
    { ...leaf, note: 'a key of somebody else' },
  ])('accepts %j', (condition) => {
    expect(isCondition(condition)).toBe(true)
  })

  it.each<unknown>([
    null,
    undefined,
    'a',
    [],
    [leaf],
    {},
    { is: 'empty' },
    { model: '', is: 'empty' },
    { model: 5, is: 'empty' },
    { model: 'a' },
    { model: 'a', is: 'matches', value: 'x' },
    { model: 'a', is: 'constructor' },
    { model: 'a', is: 'equals' },
    { model: 'a', is: 'equals', value: null },
    { model: 'a', is: 'greater', value: Number.NaN },
    { model: 'a', is: 'contains', value: ['x'] },
    { model: 'a', is: 'between', least: 1 },
    { model: 'a', is: 'between', most: 1 },
    { model: 'a', is: 'between', least: {}, most: 1 },
    { all: leaf },
    { any: 'x' },
    { not: [leaf] },
    { all: [leaf, null] },
    { all: [], any: [] },
    { not: leaf, model: 'a', is: 'empty' },
  ])('refuses %j', (condition) => {
    expect(isCondition(condition)).toBe(false)
  })

  it.each(['__proto__', 'a.__proto__', 'constructor.prototype.x', 'prototype', 'a[constructor]'])(
    'refuses the model %s anywhere',
    (model) => {
      expect(isCondition({ model, is: 'empty' })).toBe(false)
      expect(isCondition({ all: [leaf, { any: [{ not: { model, is: 'empty' } }] }] })).toBe(false)
    },
  )

  it('does not read kinds from a prototype', () => {
    expect(isCondition(Object.create({ all: [] }))).toBe(false)
  })

  it('takes as many levels and parts as the limits say, and no more', () => {
    expect(isCondition(nested(LIMITS.conditionDepth))).toBe(true)
    expect(isCondition(nested(LIMITS.conditionDepth + 1))).toBe(false)
    const wide = (parts: number) => ({ any: Array.from({ length: parts - 1 }, () => leaf) })
    expect(isCondition(wide(LIMITS.conditionParts))).toBe(true)
    expect(isCondition(wide(LIMITS.conditionParts + 1))).toBe(false)
    expect(isCondition({ all: [wide(150), wide(49)] })).toBe(true)
    expect(isCondition({ all: [wide(150), wide(50)] })).toBe(false)
  })

  it('ends on a condition that contains itself, and on one that is very deep', () => {
    const circle: { all: unknown[] } = { all: [] }
    circle.all.push(circle)
    expect(isCondition(circle)).toBe(false)
    expect(isCondition(nested(100_000))).toBe(false)
  })
})

describe('isFieldLogic', () => {
  it.each<unknown>([
    {},
    { showWhen: leaf, requiredWhen: leaf, readonlyWhen: leaf },
    { choicesWhen: [] },
    { choicesWhen: [{ value: 1, when: leaf }] },
    { hiddenValue: 'keep' },
    { hiddenValue: 'clear' },
    { hiddenValue: 'omit' },
    { computed: 'a + b' },
    { computed: 'x'.repeat(LIMITS.expressionLength) },
    { later: 'what a later version may say' },
  ])('accepts %j', (logic) => {
    expect(isFieldLogic(logic)).toBe(true)
  })

  it.each<unknown>([
    null,
    [],
    'x',
    { showWhen: {} },
    { requiredWhen: null },
    { readonlyWhen: [leaf] },
    { choicesWhen: {} },
    { choicesWhen: [{ value: 1 }] },
    { choicesWhen: [{ value: null, when: leaf }] },
    { choicesWhen: [null] },
    { choicesWhen: Array.from({ length: LIMITS.choices + 1 }, () => ({ value: 1, when: leaf })) },
    { hiddenValue: 'drop' },
    { hiddenValue: true },
    { computed: 5 },
    { computed: 'x'.repeat(LIMITS.expressionLength + 1) },
  ])('refuses %j', (logic) => {
    expect(isFieldLogic(logic)).toBe(false)
  })
})

describe('an import', () => {
  const read = (formwork: unknown) => {
    const { form, report } = importDefinition({
      list: [{ type: 'input', key: 'a', model: 'a', name: 'A', options: { formwork }, rules: [] }],
    })
    const widget = form?.list[0]
    const notes = report.filter(({ path }) => path.includes('formwork')).map(({ code, path }) => `${code} ${path.slice(3).join('.')}`)
    return { logic: widget?.type === 'input' ? widget.options.formwork : null, notes, form }
  }

  it('keeps a usable logic as it is, also what it does not know', () => {
    const logic = { showWhen: { any: [leaf], note: 1 }, hiddenValue: 'omit', later: { x: 1 } }
    expect(read(logic)).toMatchObject({ logic, notes: [] })
    expect(exportDefinition(read(logic).form ?? { list: [], config: {} as never, extras: {} })['list']).toMatchObject([
      { options: { formwork: logic } },
    ])
  })

  it('leaves out what it cannot use, says so, and keeps the rest', () => {
    const hostile = { all: [{ model: '__proto__.polluted', is: 'equals', value: 1 }] }
    expect(read({ showWhen: hostile, requiredWhen: leaf, hiddenValue: 'drop' })).toMatchObject({
      logic: { requiredWhen: leaf },
      notes: ['option.replaced formwork.showWhen', 'option.replaced formwork.hiddenValue'],
    })
    expect(read('x')).toMatchObject({ logic: {}, notes: ['option.replaced formwork'] })
    expect(read([leaf]).logic).toEqual({})
  })

  it('writes no empty logic for the old family to stumble over', () => {
    const { form } = read({})
    if (form === null) throw new Error('not imported')
    expect(JSON.stringify(exportDefinition(form))).not.toContain('formwork')
  })
})
