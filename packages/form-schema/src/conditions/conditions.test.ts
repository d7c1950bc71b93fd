/** Display conditions: the truth table, the whole form, and the laws against a small oracle. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachWidget, type FormDefinition, type FormValues, inputFields } from '../form-definition'
import { pruneValues } from '../rules/validate-values'
import { formOf, grid, shownWhen, widget } from '../testing/builders'
import { isField } from '../widgets/behaviours'
import type { Widget } from '../widgets/index'
import { compareValues, textOf } from '../condition-language/compare-values'
import { conditionOf } from './condition'
import { conditionModels } from './widget-condition'
import { formVisibility, visibleFields } from './form-visibility'

const dependent = (type: 'hide' | 'and' | 'or', pairs: Record<string, string>, model = 'b') =>
  widget('input', { model, options: { displayVerify: shownWhen(type, pairs) } })

/** In a form of its own, with the fields that it reads. */
function isShownAlone(shown: Widget, values: FormValues): boolean {
  const form = formOf(...conditionModels(shown).map((model) => widget('input', { model })), shown)
  return formVisibility(form).isShown(shown.key, values)
}

/** The keys of the widgets that are shown, each asked by itself. */
const shownKeys = (form: FormDefinition, values: FormValues) => {
  const visibility = formVisibility(form)
  return new Set([...eachWidget(form)].filter(({ key }) => visibility.isShown(key, values)).map(({ key }) => key))
}

describe('the text a value is compared as', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    ['', ''],
    ['yes', 'yes'],
    [' yes', ' yes'],
    [0, '0'],
    [-0, '0'],
    [1.5, '1.5'],
    [1e21, '1e+21'],
    [true, 'true'],
    [false, 'false'],
    [[], ''],
    [['a'], 'a'],
    [['a', 2, null], 'a,2,'],
    [['2024-01-01', '2024-01-31'], '2024-01-01,2024-01-31'],
    [{}, null],
    [[{}], null],
  ])('of %j is %j', (value, text) => {
    expect(textOf(value)).toBe(text)
  })
})

describe('the order of two values', () => {
  it.each([
    ['a', 'a\u0000'],
    ['a', 'a\u0001'],
    ['a', '！'],
    ['\u0000', '\ud7ff'],
    ['\ud7ff', '\ue000'],
    ['\uffff', '\u{10000}'],
    ['\ue000', '\u{10ffff}'],
    ['😀', '\u{1f64f}'],
    ['\u{1f601}', '\u{1f7ff}'],
    ['x\u{1f7ff}', 'x\u{1f800}'],
    ['9', 10],
    // Digits beyond what a number holds are a text like any other.
    ['1'.repeat(400), '2'],
    [-1, '0'],
    ['2024-01-31', '2024-02-01'],
  ])('%j comes before %j', (one, other) => {
    expect(compareValues(one, other)).toBeLessThan(0)
    expect(compareValues(other, one)).toBeGreaterThan(0)
  })

  it.each([
    ['a', 'a'],
    [1, '1.0'],
    ['', ''],
  ])('of %j and %j is none or the same', (one, other) => {
    expect(compareValues(one, other) ?? 0).toBe(0)
  })

  it.each([
    [Number.NaN, 1],
    [Infinity, 1],
    [true, 1],
    [undefined, 1],
    [null, 'a'],
    [[1], 1],
    [{}, {}],
    ['', 'a'],
    [1, 'a'],
  ])('does not exist between %j and %j', (one, other) => {
    expect([compareValues(one, other), compareValues(other, one)]).toEqual([null, null])
  })
})

describe('one condition', () => {
  it('of kind hide, or without pairs, is no condition', () => {
    expect(conditionOf(dependent('hide', { a: '1' }))).toBeNull()
    expect(conditionOf(dependent('or', {}))).toBeNull()
    expect(isShownAlone(dependent('or', {}), {})).toBe(true)
  })

  it('of kind and wants every pair, of kind or at least one', () => {
    expect(isShownAlone(dependent('and', { a: '1', c: '2' }), { a: 1, c: '2' })).toBe(true)
    expect(isShownAlone(dependent('and', { a: '1', c: '2' }), { a: 1 })).toBe(false)
    expect(isShownAlone(dependent('or', { a: '1', c: '2' }), { c: 2 })).toBe(true)
    expect(isShownAlone(dependent('or', { a: '1', c: '2' }), {})).toBe(false)
  })

  it('matches nothing entered with the empty text', () => {
    for (const value of [undefined, null, '', []]) expect(isShownAlone(dependent('and', { a: '' }), { a: value })).toBe(true)
    expect(isShownAlone(dependent('and', { a: '' }), { a: 0 })).toBe(false)
  })

  it.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])('never reads %s from a prototype', (model) => {
    expect(isShownAlone(dependent('and', { [model]: '' }), {})).toBe(true)
  })

  it('names the models it reads, each once', () => {
    const twice = widget('input', {
      options: {
        displayVerify: {
          type: 'or',
          list: [
            { model: 'a', value: '1' },
            { model: 'a', value: '2' },
          ],
        },
      },
    })
    expect(conditionModels(twice)).toEqual(['a'])
  })
})

describe('a whole form', () => {
  const kind = widget('input', { model: 'a' })

  it('hides what lies in a hidden grid', () => {
    const form = formOf(kind, grid('g', [[widget('input', { model: 'inside' })]], { displayVerify: shownWhen('and', { a: '1' }) }))
    expect([...visibleFields(form, { a: '1' })]).toEqual(['a', 'inside'])
    expect([...visibleFields(form, { a: '2' })]).toEqual(['a'])
  })

  it('lets a hidden field decide nothing: it has no value', () => {
    const form = formOf(kind, dependent('and', { a: '1' }, 'b'), dependent('and', { b: 'x' }, 'c'))
    expect([...visibleFields(form, { a: '1', b: 'x' })]).toEqual(['a', 'b', 'c'])
    expect([...visibleFields(form, { a: '0', b: 'x' })]).toEqual(['a'])
  })

  it('reads values of texts, grids and unknown models as nothing', () => {
    const form = formOf(widget('text', { model: 't' }), dependent('and', { t: 'x' }, 'b'), dependent('and', { stranger: 'x' }, 'c'))
    expect([...visibleFields(form, { t: 'x', stranger: 'x' })]).toEqual([])
  })

  it.each([
    ['a field that names itself', [dependent('and', { b: 'x' })]],
    ['two fields that name each other', [dependent('and', { c: '1' }, 'b'), dependent('and', { b: '1' }, 'c')]],
    [
      'a grid that names a field inside it',
      [grid('g', [[widget('input', { model: 'x' })]], { displayVerify: shownWhen('and', { x: '1' }) })],
    ],
  ] as const)('settles to shown for %s', (_name, list) => {
    const form = formOf(...list)
    expect(shownKeys(form, {}).size).toBe([...eachWidget(form)].length)
    expect(formVisibility(form).circular.size).toBeGreaterThan(0)
  })

  it('still hides a circle that lies in a hidden grid', () => {
    const circle = [dependent('and', { c: '1' }, 'b'), dependent('and', { b: '1' }, 'c')]
    const form = formOf(kind, grid('g', [circle], { displayVerify: shownWhen('and', { a: '1' }) }))
    expect([...visibleFields(form, {})]).toEqual(['a'])
    expect([...visibleFields(form, { a: '1' })]).toEqual(['a', 'b', 'c'])
  })

  it('names every model that can decide a widget', () => {
    const form = formOf(
      kind,
      dependent('and', { a: '1' }, 'b'),
      grid('g', [[widget('input', { model: 'inside' })]], { displayVerify: shownWhen('and', { b: 'x' }) }),
    )
    expect([...formVisibility(form).reads('inside')].toSorted()).toEqual(['a', 'b'])
    expect(formVisibility(form).reads('nobody')).toEqual([])
    expect(formVisibility(form).isShown('nobody', {})).toBe(false)
  })

  it('decides a chain of 5,000 conditions without recursion', () => {
    const chain = Array.from({ length: 5000 }, (_, at) =>
      dependent(at === 0 ? 'hide' : 'and', { [`f${at - 1}`]: '1' }, `f${at}`),
    ).toReversed()
    const values = Object.fromEntries(chain.map((field) => [field.model, '1']))
    expect(visibleFields(formOf(...chain), values).size).toBe(5000)
    expect(visibleFields(formOf(...chain), { ...values, f100: '0' }).size).toBe(101)
  })
})

describe('laws', () => {
  const models = ['a', 'b', 'c', 'd', 'e'] as const
  const conditionOption = fc.record({
    type: fc.constantFrom('hide', 'and', 'or'),
    list: fc.array(fc.record({ model: fc.constantFrom(...models, 'nobody'), value: fc.constantFrom('', '0', '1') }), { maxLength: 3 }),
  })
  const anyForm = fc
    .tuple(fc.array(conditionOption, { minLength: 5, maxLength: 5 }), conditionOption, fc.nat(4))
    .map(([conditions, around, cut]): FormDefinition => {
      const fields: readonly Widget[] = models.map((model, at) =>
        widget('input', { model, options: { displayVerify: conditions[at] ?? shownWhen('hide', {}) } }),
      )
      return formOf(...fields.slice(0, cut), grid('g', [fields.slice(cut)], { displayVerify: around }))
    })
  const anyValues = fc.dictionary(fc.constantFrom(...models), fc.constantFrom<unknown>('', '0', '1', 0, 1, null), { maxKeys: 5 })

  /** The meaning in the fewest words: a field shows when its own and its grid's condition hold over the shown fields. */
  function oracle(form: FormDefinition, values: FormValues): Set<string> | null {
    const parents = new Map<string, Widget | null>()
    for (const top of form.list) {
      parents.set(top.key, null)
      if (top.type === 'grid') for (const child of top.columns[0]?.list ?? []) parents.set(child.key, top)
    }
    const widgets = [...eachWidget(form)]
    const byModel = (model: string) => widgets.find((candidate) => isField(candidate) && candidate.model === model)
    const isShown = (candidate: Widget, path: readonly string[]): boolean => {
      if (path.includes(candidate.key)) throw new Error('circle')
      const deeper = [...path, candidate.key]
      const parent = parents.get(candidate.key) ?? null
      const condition = conditionOf(candidate)
      const around = parent === null || isShown(parent, deeper)
      const matches = (condition?.list ?? []).map(({ model, value }) => {
        const field = byModel(model)
        const seen = field !== undefined && isShown(field, deeper) && Object.hasOwn(values, model) ? values[model] : undefined
        return `${(seen ?? '') as string | number}` === value
      })
      return around && (condition === null || (condition.type === 'and' ? !matches.includes(false) : matches.includes(true)))
    }
    try {
      return new Set(widgets.filter((candidate) => isShown(candidate, [])).map((candidate) => candidate.key))
    } catch {
      return null // circles have their own tests
    }
  }

  it('agrees with the oracle wherever conditions form no circle', () => {
    let compared = 0
    fc.assert(
      fc.property(anyForm, anyValues, (form, values) => {
        const expected = oracle(form, values)
        if (expected === null) return
        compared++
        expect(shownKeys(form, values)).toEqual(expected)
      }),
      { numRuns: 2000 },
    )
    expect(compared).toBeGreaterThan(100)
  })

  it('shows the same after hidden values are pruned', () => {
    fc.assert(
      fc.property(anyForm, anyValues, (form, values) => {
        expect(visibleFields(form, pruneValues(form, values))).toEqual(visibleFields(form, values))
      }),
      { numRuns: 1000 },
    )
  })

  it('decides one widget as it decides all', () => {
    fc.assert(
      fc.property(anyForm, anyValues, (form, values) => {
        const visibility = formVisibility(form)
        const each = inputFields(form).filter(({ key }) => visibility.isShown(key, values))
        expect(new Set(each.map(({ model }) => model))).toEqual(visibility.visibleFields(values))
      }),
      { numRuns: 1000 },
    )
  })

  it('depends only on the models it names', () => {
    fc.assert(
      fc.property(anyForm, anyValues, anyValues, (form, values, others) => {
        const visibility = formVisibility(form)
        for (const { key } of eachWidget(form)) {
          const read = Object.fromEntries(Object.entries(values).filter(([model]) => visibility.reads(key).includes(model)))
          const unread = Object.fromEntries(Object.entries(others).filter(([model]) => !visibility.reads(key).includes(model)))
          expect(visibility.isShown(key, { ...unread, ...read })).toBe(visibility.isShown(key, values))
        }
      }),
      { numRuns: 500 },
    )
  })
})
