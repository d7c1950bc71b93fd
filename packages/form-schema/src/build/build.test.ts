/** Definitions written in code: what builders write is the one definition, with nothing in it that has a default. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalJson } from '../equal-json'
import { exportDefinition } from '../export/export-definition'
import type { FormDefinition } from '../form-definition'
import { importDefinition } from '../import/import-definition'
import { formOf, grid as longGrid, shownWhen, subform as longSubform, widget } from '../testing/builders'
import { definitionOf, optionDefault, type Widget, WIDGET_TYPES } from '../widgets/index'
import * as build from './index'

const { all, any, form, grid, input, not, number, radio, select, subform, text, when } = build

/** Reads what a builder wrote. */
function read(definition: object): FormDefinition {
  const result = importDefinition(JSON.parse(JSON.stringify(definition)))
  expect(result.report).toEqual([])
  if (!result.ok) throw new Error('it was not read')
  return result.form
}

/** The widgets of a form with the options that are not as their type has them. */
function shortened(list: readonly Widget[]): readonly object[] {
  return list.map((each) => {
    if (each.type === 'unknown') throw new Error('builders make no unknown widgets')
    const { type, name, key, model } = each
    const shape = definitionOf(each).options
    const options = Object.fromEntries(
      Object.entries(each.options).filter(([option, value]) => !equalJson(value, optionDefault(shape, option))),
    )
    const columns = 'columns' in each ? { columns: each.columns.map(({ span, list: inner }) => ({ span, list: shortened(inner) })) } : {}
    return { type, name, key, model, options, ...columns }
  })
}

describe('a form written in code', () => {
  const order = form(
    [
      input('email', { label: 'Email', required: true, dataType: 'email' }),
      radio('kind', { label: 'Kind', options: ['goods', { value: 'other', label: 'Something else' }] }),
      grid([[input('which', { label: 'Which?', when: when('kind').is('other') })], number('amount', { min: 0, max: 10 })]),
      subform('items', [input('what'), number('amount', { computed: 'price * 2' })], { label: 'Items' }),
      select('supplier', { remote: 'suppliers', requiredWhen: all(when('amount').isAbove(3), not(when('kind').isEmpty())) }),
    ],
    { labelPosition: 'top', labelWidth: 100 },
  )

  it('is the definition as it is stored, with keys and without defaults', () => {
    expect(order).toEqual({
      list: [
        { type: 'input', name: 'Email', key: 'email', model: 'email', options: { required: true, dataType: 'email' } },
        {
          type: 'radio',
          name: 'Kind',
          key: 'kind',
          model: 'kind',
          options: { options: [{ value: 'goods' }, { value: 'other', label: 'Something else' }] },
        },
        {
          type: 'grid',
          name: '',
          key: 'grid_1',
          model: 'grid_1',
          options: {},
          columns: [
            {
              span: 12,
              list: [
                {
                  type: 'input',
                  name: 'Which?',
                  key: 'which',
                  model: 'which',
                  options: { displayVerify: shownWhen('and', { kind: 'other' }) },
                },
              ],
            },
            { span: 12, list: [{ type: 'number', name: 'amount', key: 'amount', model: 'amount', options: { min: 0, max: 10 } }] },
          ],
        },
        {
          type: 'subform',
          name: 'Items',
          key: 'items',
          model: 'items',
          options: {},
          columns: [
            { span: 12, list: [{ type: 'input', name: 'what', key: 'items_what', model: 'what', options: {} }] },
            {
              span: 12,
              list: [
                { type: 'number', name: 'amount', key: 'items_amount', model: 'amount', options: { formwork: { computed: 'price * 2' } } },
              ],
            },
          ],
        },
        {
          type: 'select',
          name: 'supplier',
          key: 'supplier',
          model: 'supplier',
          options: {
            remote: true,
            remoteFunc: 'suppliers',
            formwork: {
              requiredWhen: { all: [{ model: 'amount', is: 'greater', value: 3 }, { not: { model: 'kind', is: 'empty' } }] },
            },
          },
        },
      ],
      config: { labelPosition: 'top' },
    })
  })

  it('is read without a word, and is exported as the same form made the long way', () => {
    const long = formOf(
      widget('input', { model: 'a', name: 'A', options: { maxlength: 5, remoteFunc: '' } }),
      longGrid('grid_1', [[widget('input', { model: 'b', options: { remoteFunc: '' } })]], { remoteFunc: '' }),
      longSubform('rows', [[widget('number', { model: 'c', key: 'rows_c', options: { remoteFunc: '' } })]], { remoteFunc: '' }),
    )
    const short = form([input('a', { label: 'A', maxlength: 5 }), grid([input('b')]), subform('rows', [number('c')])])
    const named = exportDefinition(long).list as { type: string; name: string }[]
    const unnamed = named.map((each) => (each.type === 'grid' ? { ...each, name: '' } : each))
    expect(exportDefinition(read(short))).toEqual({ ...exportDefinition(long), list: unnamed })
    read(order)
  })

  it('says a condition as the old family does where that can say it, and in our own words else', () => {
    const [pairs, either, own, empty] = form([
      input('a', { when: all(when('x').is('1'), when('y').is('2')) }),
      input('b', { when: any(when('x').is('1'), when('y').is('2')) }),
      input('c', { when: when('x').is(1) }),
      input('d', { when: when('x').is('') }),
    ]).list.map(({ options }) => options)
    expect(pairs).toEqual({ displayVerify: shownWhen('and', { x: '1', y: '2' }) })
    expect(either).toEqual({ displayVerify: shownWhen('or', { x: '1', y: '2' }) })
    expect(own).toEqual({ formwork: { showWhen: { model: 'x', is: 'equals', value: 1 } } })
    expect(empty).toEqual({ formwork: { showWhen: { model: 'x', is: 'equals', value: '' } } })
  })

  it('takes a mistake for what it is: two fields of one name, an option that is none, a value that cannot be', () => {
    expect((): unknown => form([input('a'), grid([input('a')])])).toThrow('two fields are called a')
    // @ts-expect-error a number has no pattern
    expect(() => number('a', { pattern: 'x' })).toThrow('number has no option pattern')
    expect(() => input('a', { maxlength: -2 })).toThrow('input cannot take -2 as maxlength')
  })

  it('knows no value that stands for none: the compiler refuses each', () => {
    const refused = () => [
      // @ts-expect-error no limit is a limit that is left out
      number('a', { min: '' }),
      // @ts-expect-error any text is a type that is left out
      input('a', { dataType: '' }),
      // @ts-expect-error a request is said as `request`
      select('a', { remote: 99 }),
      // @ts-expect-error always shown is a condition that is left out
      input('a', { displayVerify: { type: 'hide', list: [] } }),
      // @ts-expect-error nothing entered is a default that is left out
      number('a', { defaultValue: null }),
    ]
    expect(refused).toThrow(TypeError)
  })

  it('keeps the keys of widgets without a model apart from models that are called like them', () => {
    const keys = form([text(), input('text_2'), text(), text()]).list.map(({ key }) => key)
    expect(keys).toEqual(['text_1', 'text_2', 'text_3', 'text_4'])
  })

  it('has a builder for every widget type', () => {
    const builders = Object.entries<unknown>({ ...build }).filter(([name]) => !['form', 'when', 'all', 'any', 'not'].includes(name))
    expect(builders.map(([, builder]) => typeOfBuilder(builder as AnyBuilder)).toSorted()).toEqual(WIDGET_TYPES.toSorted())
  })
})

describe('the entry of builders', () => {
  it('exports exactly the names that its list says', () => {
    const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8')
    const listed = readFileSync(new URL('../../api-build.md', import.meta.url), 'utf8')
    const exported = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.replace('type ', '').trim())
        .filter((name) => name !== ''),
    )
    expect([...listed.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name).toSorted()).toEqual(exported.toSorted())
  })
})

type AnyBuilder = (...told: readonly unknown[]) => { type: string }

/** Rows take a model and columns, layout columns, all others a model or settings. */
function typeOfBuilder(builder: AnyBuilder): string {
  for (const told of [['m', []], [[]], ['m'], []]) {
    try {
      return builder(...told).type
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new Error('a builder takes none of what builders take')
}

describe('any form written in code', () => {
  const model = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
  const condition = fc.oneof(
    model.map((name) => when(name).is('x')),
    model.map((name) => any(when(name).is('x'), when(name).is('y'))),
    fc.tuple(model, fc.integer()).map(([name, least]) => all(when(name).isAtLeast(least), when(name).isFilled())),
  )
  const logic = { when: condition, requiredWhen: condition, hiddenValue: fc.constantFrom('keep', 'clear', 'omit') }
  const shared = { label: fc.string(), required: fc.boolean(), disabled: fc.boolean(), tip: fc.string(), hideLabel: fc.boolean(), ...logic }
  const told = <T>(settings: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record({ ...shared, ...settings }, { requiredKeys: [] })
  const choices = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 })

  const field = fc.oneof(
    fc
      .tuple(model, told({ maxlength: fc.integer({ min: -1, max: 99 }), pattern: fc.constantFrom('^a+$', '') }))
      .map(([name, t]) => input(name, t)),
    fc.tuple(model, told({ min: fc.integer(), step: fc.constantFrom(1, 0.5) })).map(([name, t]) => number(name, t)),
    fc.tuple(model, told({ options: choices, inline: fc.boolean() })).map(([name, t]) => radio(name, t)),
    fc.tuple(model, told({ options: choices, multiple: fc.boolean() })).map(([name, t]) => select(name, t)),
    fc.tuple(model, told({ remote: fc.constantFrom('people', 'posts') })).map(([name, t]) => select(name, t)),
    fc
      .tuple(model, told({ type: fc.constantFrom('date' as const, 'daterange' as const), timestamp: fc.boolean() }))
      .map(([name, t]) => build.date(name, t)),
  )
  const fields = fc.uniqueArray(field, { selector: (each) => each.model, minLength: 1, maxLength: 6 })
  const anyForm = fields.chain((list) =>
    fc.record({ gutter: fc.nat(30), rows: fc.boolean(), at: fc.nat(list.length) }).map(({ gutter, rows, at }) => {
      const [outside, inside] = [list.slice(0, at), list.slice(at)]
      if (inside.length === 0) return form(outside)
      return form([
        ...outside,
        rows ? subform('rows_', inside) : grid([inside, text({ defaultValue: 'words' })], { gutter }),
        build.divider(),
      ])
    }),
  )

  it('is read without a word, and shortening what was read gives what was written', () => {
    fc.assert(
      fc.property(anyForm, (written) => {
        const form = read(written)
        expect(shortened(form.list)).toEqual(written.list)
        // Exporting gives the same form.
        expect(exportDefinition(read(exportDefinition(form)))).toEqual(exportDefinition(form))
      }),
    )
  })
})
