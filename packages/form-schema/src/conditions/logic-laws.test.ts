/** Laws of nested conditions, rows and the tracker, against a minimal oracle. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormDefinition, FormValues } from '../form-definition'
import type { Condition } from '../condition-language/condition'
import { pruneValues } from '../rules/validate-values'
import { formOf, grid, subform, widget } from '../testing/builders'
import type { Widget } from '../widgets/index'
import { conditionHolds, readerOf } from '../condition-language/condition-holds'
import { formVisibility, visibleFields } from './form-visibility'
import { trackVisibility } from './track-visibility'

const outer = ['a', 'b', 'c', 'd'] as const
const inner = ['a', 'x', 'y'] as const
const scalar = fc.constantFrom<string | number | boolean>('', '0', '1', '10', '9', 0, 9, true, 'x')
const comparison: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    model: fc.constantFrom(...outer, ...inner),
    is: fc.constantFrom('equals', 'notEquals', 'contains', 'greater', 'less', 'atLeast', 'atMost'),
    value: scalar,
  }),
  fc.record({ model: fc.constantFrom(...outer, ...inner), is: fc.constantFrom('empty', 'notEmpty') }),
  fc.record({ model: fc.constantFrom(...outer, ...inner), is: fc.constant('between'), least: scalar, most: scalar }),
)
const condition = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    comparison,
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
})).condition
const value = fc.constantFrom<unknown>(undefined, null, '', '0', '1', '10', '9', 0, 9, 1, true, [], ['1', 'x'], 'x', { k: 1 })
const valuesOf = (models: readonly string[]): fc.Arbitrary<FormValues> =>
  fc.record(Object.fromEntries(models.map((model) => [model, value])), { requiredKeys: [] })

/** 30 lines, written from docs/guide/conditions.md alone. */
function oracle(test: Condition, read: (model: string) => unknown): boolean {
  const nothing = (v: unknown) => v === undefined || v === null || v === '' || (Array.isArray(v) && v.length === 0)
  const text = (v: unknown): string =>
    nothing(v)
      ? ''
      : Array.isArray(v)
        ? v.map(text).join(',')
        : typeof v === 'string'
          ? v
          : typeof v === 'object'
            ? '\0'
            : JSON.stringify(v)
  const decimal = (v: unknown) => typeof v === 'number' || (typeof v === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(v))
  const order = (v: unknown, w: unknown): 'before' | 'same' | 'after' | 'none' => {
    const sorted = (x: number | string, y: number | string) => (x === y ? 'same' : x < y ? 'before' : 'after')
    if (decimal(v) && decimal(w)) return sorted(Number(v), Number(w))
    return typeof v === 'string' && typeof w === 'string' && v && w ? sorted(v, w) : 'none'
  }
  if ('all' in test) return !test.all.map((part) => oracle(part, read)).includes(false)
  if ('any' in test) return test.any.length === 0 || test.any.map((part) => oracle(part, read)).includes(true)
  if ('not' in test) return !oracle(test.not, read)
  const v = read(test.model)
  if (test.is === 'empty') return nothing(v)
  if (test.is === 'notEmpty') return !nothing(v)
  if (test.is === 'between') return ['same', 'after'].includes(order(v, test.least)) && ['same', 'before'].includes(order(v, test.most))
  if (!('value' in test)) return false
  if (test.is === 'greater') return order(v, test.value) === 'after'
  if (test.is === 'less') return order(v, test.value) === 'before'
  if (test.is === 'atLeast') return ['same', 'after'].includes(order(v, test.value))
  if (test.is === 'atMost') return ['same', 'before'].includes(order(v, test.value))
  const wanted = `${test.value}`
  if (test.is === 'contains') return wanted !== '' && (Array.isArray(v) ? v.map(text).includes(wanted) : text(v).includes(wanted))
  return (text(v) === wanted) === (test.is === 'equals')
}

interface Logic {
  readonly own: readonly (Condition | null)[]
  readonly around: Condition | null
  readonly row: readonly (Condition | null)[]
}

const maybe = fc.option(condition, { freq: 2 })
const anyLogic: fc.Arbitrary<Logic> = fc.record({
  own: fc.array(maybe, { minLength: 5, maxLength: 5 }),
  around: maybe,
  row: fc.array(maybe, { minLength: 3, maxLength: 3 }),
})

/** a and b at the top, c and d in a grid, a subform with a row of its own a, x and y. */
function formFor({ own, around, row }: Logic): FormDefinition {
  const logic = (showWhen: Condition | null | undefined) => (showWhen ? { showWhen } : {})
  const field = (model: string, key: string, showWhen: Condition | null | undefined): Widget =>
    widget('blank', { model, key, options: { formwork: logic(showWhen) } })
  const [a, b, c, d] = outer.map((model, at) => field(model, model, own[at])) as [Widget, Widget, Widget, Widget]
  const rows = inner.map((model, at) => field(model, `row-${model}`, row[at]))
  return formOf(a, grid('g', [[c, d]], { formwork: logic(around) }), b, subform('s', [rows], { formwork: logic(own[4]) }))
}

/** Who is shown: asked recursively, a circle throws. */
function shownBy(logic: Logic, values: FormValues, row: FormValues) {
  const isShown = (name: string, path: readonly string[] = []): boolean => {
    if (path.includes(name)) throw new Error('circle')
    const isInRow = name.startsWith('row-')
    const at = isInRow ? inner.indexOf(name.slice(4) as 'a') : outer.indexOf(name as 'a')
    const test = isInRow ? logic.row[at] : name === 'g' ? logic.around : name === 's' ? logic.own[4] : logic.own[at]
    const parent = isInRow ? 's' : name === 'c' || name === 'd' ? 'g' : null
    const see = (model: string) => {
      const own = isInRow && inner.includes(model as 'a')
      const source = own ? `row-${model}` : outer.includes(model as 'a') ? model : null
      if (source === null || !isShown(source, [...path, name])) return undefined
      return own ? row[model] : values[model]
    }
    const around = parent === null || isShown(parent, [...path, name])
    // Every part is evaluated, so that a cycle is found whatever the values are.
    return [around, test === null || test === undefined || (allRead(test, see), oracle(test, see))].every(Boolean)
  }
  return isShown
}

function allRead(test: Condition, see: (model: string) => unknown): void {
  if ('model' in test) see(test.model)
  else for (const part of 'all' in test ? test.all : 'any' in test ? test.any : [test.not]) allRead(part, see)
}

describe('laws of conditions', () => {
  it('every condition means what the oracle says', () => {
    fc.assert(
      fc.property(condition, valuesOf([...outer, 'x', 'y']), (test, values) => {
        const read = (model: string) => values[model]
        expect(conditionHolds(test, readerOf(read))).toBe(oracle(test, read))
      }),
      { numRuns: 5000 },
    )
  })

  it('who is shown, in the form and in a row, is who the oracle shows wherever there is no circle', () => {
    let compared = 0
    fc.assert(
      fc.property(anyLogic, valuesOf(outer), valuesOf(inner), (logic, values, row) => {
        const isShown = shownBy(logic, values, row)
        const fields = [...outer, 's'] as const
        let expected: readonly (readonly string[])[]
        try {
          expected = [fields.filter((name) => isShown(name)), inner.filter((name) => isShown(`row-${name}`))]
        } catch {
          return // circles have their own tests
        }
        compared++
        const visibility = formVisibility(formFor(logic))
        expect([...visibility.visibleFields(values)].toSorted()).toEqual([...(expected[0] ?? [])].toSorted())
        expect([...visibility.visibleRowFields('s', values, row)].toSorted()).toEqual([...(expected[1] ?? [])].toSorted())
        for (const name of inner) expect(visibility.isShown(`row-${name}`, values, row)).toBe(expected[1]?.includes(name))
      }),
      { numRuns: 3000 },
    )
    expect(compared).toBeGreaterThan(300)
  })

  it('the tracker always agrees with the whole, and names exactly the fields that turned', () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...outer, 's', 'nobody'), value), { maxLength: 12 })
    fc.assert(
      fc.property(anyLogic, valuesOf(outer), changes, (logic, start, steps) => {
        const form = formFor(logic)
        let values: FormValues = { ...start }
        const tracker = trackVisibility(form, values)
        expect(new Set(tracker.visible)).toEqual(visibleFields(form, values))
        for (const [model, next] of steps) {
          const before = new Set(tracker.visible)
          values = { ...values, [model]: next }
          const turned = tracker.update(model, next)
          const after = visibleFields(form, values)
          expect(new Set(tracker.visible)).toEqual(after)
          expect(new Set(turned)).toEqual(new Set([...before, ...after].filter((one) => before.has(one) !== after.has(one))))
        }
      }),
      { numRuns: 1500 },
    )
  })

  it('what is shown, circles included, depends only on the models it names and never on hidden values', () => {
    fc.assert(
      fc.property(anyLogic, valuesOf(outer), valuesOf(outer), valuesOf(inner), (logic, values, others, row) => {
        const form = formFor(logic)
        const visibility = formVisibility(form)
        expect(visibleFields(form, pruneValues(form, values))).toEqual(visibleFields(form, values))
        for (const key of [...outer, 's', 'row-a', 'row-x', 'row-y']) {
          const read = visibility.reads(key)
          const mixed: FormValues = { ...others, ...Object.fromEntries(read.map((model) => [model, values[model]])) }
          expect(visibility.isShown(key, mixed, row)).toBe(visibility.isShown(key, values, row))
          const seen = Object.fromEntries(visibility.rowReads(key).map((model) => [model, row[model]]))
          expect(visibility.isShown(key, values, seen)).toBe(visibility.isShown(key, values, row))
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('trackVisibility', () => {
  const form = formOf(
    widget('input', { model: 'a' }),
    widget('input', { model: 'b', options: { formwork: { showWhen: { model: 'a', is: 'equals', value: 1 } } } }),
    widget('input', { model: 'c', options: { formwork: { showWhen: { model: 'b', is: 'notEmpty' } } } }),
  )

  it('tells what turned, directly and further on', () => {
    const tracker = trackVisibility(form, { b: 'x' })
    expect([...tracker.visible]).toEqual(['a'])
    expect(tracker.update('a', 1)).toEqual(['b', 'c'])
    expect(tracker.update('a', 1)).toEqual([])
    expect(tracker.update('a', '1')).toEqual([])
    expect(tracker.update('b', '')).toEqual(['c'])
    expect(tracker.update('a', 2)).toEqual(['b'])
    expect([...tracker.visible]).toEqual(['a'])
  })

  it('leaves the values it was given alone', () => {
    const values = Object.freeze({ a: 1 })
    expect(trackVisibility(form, values).update('a', 2)).toEqual(['b'])
    expect(trackVisibility(form, values).visible).toEqual(new Set(['a', 'b']))
  })

  it('keeps a model visible while one of its two fields is', () => {
    const twice = formOf(
      widget('input', { model: 'a' }),
      widget('input', { model: 'b', key: 'one', options: { formwork: { showWhen: { model: 'a', is: 'equals', value: 1 } } } }),
      widget('input', { model: 'b', key: 'two', options: { formwork: { showWhen: { model: 'a', is: 'notEmpty' } } } }),
    )
    const tracker = trackVisibility(twice, { a: 1 })
    expect(tracker.update('a', 2)).toEqual([])
    expect(tracker.update('a', '')).toEqual(['b'])
  })
})
