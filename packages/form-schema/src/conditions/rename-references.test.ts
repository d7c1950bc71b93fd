/** Renaming: everything that names a field follows, and nothing else changes. */
import { describe, expect, it } from 'vitest'
import type { Condition } from '../condition-language/condition'
import type { FieldLogic } from '../options/field-logic'
import { shownWhen, widget } from '../testing/builders'
import { conditionModels } from './widget-condition'
import { renameInExpression } from './rename-in-expression'
import { renameReferences } from './rename-references'

const named = (model: string): Condition => ({ model, is: 'equals', value: model })
const logic = (formwork: FieldLogic) => widget('input', { options: { formwork } })

describe('renameReferences', () => {
  it('follows the name through display conditions, also through one that is switched off', () => {
    for (const type of ['and', 'or', 'hide'] as const) {
      const before = widget('input', { options: { displayVerify: shownWhen(type, { a: 'a', b: 'a' }) } })
      expect(renameReferences(before, 'a', 'z').options.displayVerify).toEqual(shownWhen(type, { z: 'a', b: 'a' }))
    }
  })

  it('follows it through groups in every part of the logic, and leaves operands alone', () => {
    const deep: Condition = { all: [named('b'), { any: [{ not: named('a') }, { model: 'a', is: 'between', least: 1, most: 2 }] }] }
    const moved: Condition = {
      all: [named('b'), { any: [{ not: { model: 'z', is: 'equals', value: 'a' } }, { model: 'z', is: 'between', least: 1, most: 2 }] }],
    }
    const choicesWhen = [
      { value: 'a', when: deep },
      { value: 'b', when: named('b') },
    ]
    const before = logic({ showWhen: deep, requiredWhen: deep, readonlyWhen: deep, choicesWhen, hiddenValue: 'omit', computed: 'a + b' })
    expect(renameReferences(before, 'a', 'z').options.formwork).toEqual({
      showWhen: moved,
      requiredWhen: moved,
      readonlyWhen: moved,
      choicesWhen: [{ value: 'a', when: moved }, choicesWhen[1]],
      hiddenValue: 'omit',
      computed: 'z + b',
    })
    expect(conditionModels(renameReferences(before, 'a', 'z'))).toEqual(['b', 'z'])
  })

  it('hands back the same widget when nothing names the field, or nothing changes', () => {
    const before = logic({
      showWhen: { all: [named('b'), { not: named('c') }] },
      choicesWhen: [{ value: 1, when: named('b') }],
      computed: 'b',
    })
    expect(renameReferences(before, 'a', 'z')).toBe(before)
    expect(renameReferences(before, 'b', 'b')).toBe(before)
    expect(renameReferences(before, 'price', 'cost', { subform: 'items' })).toBe(before)
    const unknown = { type: 'unknown', key: 'u', name: 'u', sourceType: 'map', raw: {} } as const
    expect(renameReferences(unknown, 'a', 'z')).toBe(unknown)
  })

  it('keeps unknown keys of conditions', () => {
    const showWhen = { all: [{ ...named('a'), note: 'kept' }], note: 'kept' }
    expect(renameReferences(logic({ showWhen }), 'a', 'z').options.formwork.showWhen).toEqual({
      all: [{ model: 'z', is: 'equals', value: 'a', note: 'kept' }],
      note: 'kept',
    })
  })

  it('reaches a row’s field from outside only through expressions that name its subform', () => {
    const before = logic({ showWhen: named('price'), computed: 'sum(items.price) + count(items[price > 5]) + price' })
    expect(renameReferences(before, 'price', 'cost', { subform: 'items' }).options.formwork).toEqual({
      showWhen: named('price'),
      computed: 'sum(items.cost) + count(items[cost > 5]) + price',
    })
  })
})

describe('renameInExpression', () => {
  const rename = (text: string, from = 'a', to = 'z') => renameInExpression(text, from, to, ({ isPart }) => !isPart)

  it.each([
    ['a', 'z'],
    ['a+b*a', 'z+b*z'],
    ['ab + ba + a1 + a_ + a', 'ab + ba + a1 + a_ + z'],
    ['"a" + a + "\\"a"', '"a" + z + "\\"a"'],
    ['a // a\n+ a /* a */ + a', 'z // a\n+ z /* a */ + z'],
    ['x.a + a.a', 'x.a + z.a'],
    ['x . a', 'x . a'],
    ['[1..a]', '[1..z]'],
    ['1 .. a', '1 .. z'],
    ['if a then "a', 'if z then "a'],
    ['/* a', '/* a'],
    ['a名', 'a名'],
    ['', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(rename(text)).toBe(expected)
  })

  it('renames names of other letters and with other signs', () => {
    expect(rename('总价 * 2 + 总价格', '总价', '价')).toBe('价 * 2 + 总价格')
    expect(rename('unit price * 2 + unit prices', 'unit price', 'cost')).toBe('cost * 2 + unit prices')
    expect(rename('a-b + a-bc', 'a-b', 'c')).toBe('c + a-bc')
    expect(rename('anything', '', 'z')).toBe('anything')
  })

  it('leaves functions that are called what they are', () => {
    expect(rename('sum(items.sum) + sum + sum ([sum])', 'sum', 'total')).toBe('sum(items.sum) + total + sum ([total])')
    expect(rename('day  of week(day) + day', 'day', 'date')).toBe('day  of week(`date`) + `date`')
    expect(rename('round half up(half, 0) - half', 'half', 'rest')).toBe('round half up(rest, 0) - rest')
    expect(rename('if(a) then a else a in (a)')).toBe('if(z) then z else z in (z)')
  })

  it('counts brackets', () => {
    expect(renameInExpression('a[a[a] + a] + a', 'a', 'z', ({ isInBrackets }) => isInBrackets)).toBe('a[z[z] + z] + a')
  })
})
