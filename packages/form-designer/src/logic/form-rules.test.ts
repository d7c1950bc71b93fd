/** Every rule of a form as data: each part of a field's logic, and what reads whom. */
import { type FieldLogic, type FormDefinition, type FurtherRules, withRuleMessage, type Widget } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { formRules } from './form-rules'
import { readersOf } from './readers-of'

const ruled = (
  type: 'input' | 'number' | 'radio' | 'switch' | 'imgupload' | 'grid' | 'text',
  key: string,
  formwork: FieldLogic,
): Widget => {
  const widget = widgetOf(type, key, { model: key })
  return { ...widget, options: { ...widget.options, formwork } } as Widget
}
const kindsOf = (form: FormDefinition) => formRules(form).map(({ widget, rules }) => [widget.key, ...rules.map(({ kind }) => kind)])
const kinds = (formwork: FieldLogic, type: Parameters<typeof ruled>[0] = 'input') => kindsOf(formOfWidgets(ruled(type, 'a', formwork)))[0]

const isSet = { model: 'count', is: 'notEmpty' } as const

describe('the rules of a form', () => {
  it('are none where nothing was said, nor where what was said asks nothing', () => {
    expect(formRules(formOfWidgets(widgetOf('input', 'a'), widgetOf('divider', 'd')))).toEqual([])
    const nothing: FieldLogic = {
      hiddenValue: 'keep',
      computed: '',
      choicesWhen: [],
      rules: { minLength: 0, minItems: 0, mustBeTrue: false },
    }
    expect(kinds(nothing)).toBeUndefined()
    expect(kinds({ rules: { fileTypes: [], unique: [], validators: [], checks: [] } })).toBeUndefined()
  })

  it.each<[string, FieldLogic]>([
    ['shown', { showWhen: isSet }],
    ['required', { requiredWhen: isSet }],
    ['readonly', { readonlyWhen: isSet }],
    ['choice', { choicesWhen: [{ value: 1, when: isSet }] }],
    ['computed', { computed: 'count + 1' }],
    ['hidden-value', { hiddenValue: 'omit' }],
    ['check', { rules: { checks: [{ holds: isSet, message: 'x' }] } }],
  ])('say of a field that it has one of the kind %s', (kind, formwork) => expect(kinds(formwork)).toEqual(['a', kind]))

  it.each<FurtherRules>([
    { minLength: 3 },
    { minItems: 2 },
    { maxItems: 0 },
    { maxFileSize: 1024 },
    { fileTypes: ['.pdf'] },
    { mustBeTrue: true },
    { unique: ['code'] },
    { validators: ['isbn'] },
  ])('say what is asked of a value: %j', (rules) => {
    const [first] = formRules(formOfWidgets(ruled('input', 'a', { rules })))
    expect(first?.rules).toEqual([{ kind: 'asked', rule: Object.keys(rules)[0], rules }])
  })

  it('have the old pairs and the newer condition of one widget as one rule, and none for pairs that are switched off', () => {
    const pairs = (type: 'and' | 'hide') => {
      const widget = widgetOf('input', 'a')
      const displayVerify = { type, list: [{ model: 'kind', value: 'x' }] }
      return formRules(formOfWidgets({ ...widget, options: { ...widget.options, displayVerify, formwork: { showWhen: isSet } } }))[0]
    }
    expect(pairs('and')?.reads).toEqual(['kind', 'count'])
    expect(pairs('and')?.rules).toHaveLength(1)
    expect(pairs('hide')?.reads).toEqual(['count'])
  })

  it('leave out of a computed field what is never asked of it, and keep what still is', () => {
    const checks = [{ holds: isSet, message: 'x' }]
    expect(
      kinds({ computed: '1', requiredWhen: isSet, readonlyWhen: isSet, rules: { minLength: 3, validators: ['isbn'], checks } }, 'number'),
    ).toEqual(['a', 'computed', 'check', 'asked'])
  })

  it('have the messages that somebody wrote for rules, not the usual ones', () => {
    const asked = widgetOf('input', 'a', { options: { ...widgetOf('input', 'a').options, required: true } })
    expect(kindsOf(formOfWidgets(asked))).toEqual([])
    const [first] = formRules(formOfWidgets(withRuleMessage(asked, 'required', '请写上姓名')))
    expect(first?.rules).toEqual([{ kind: 'message', rule: 'required', message: '请写上姓名' }])
  })

  it('are found on containers and on what lies in them, in the order of the form', () => {
    const form = formOfWidgets(
      tabsOf('t', { One: [gridOf('g', [ruled('text', 'inner', { showWhen: isSet })], [])] }),
      ruled('grid', 'outer', { showWhen: isSet, hiddenValue: 'omit' }),
    )
    expect(kindsOf(form)).toEqual([
      ['inner', 'shown'],
      ['outer', 'shown'],
    ])
  })

  it('name each model that is read once, also the field that a comparison names', () => {
    const [first] = formRules(
      formOfWidgets(
        ruled('number', 'a', {
          requiredWhen: { all: [isSet, { not: { any: [isSet, { model: 'b', is: 'between', least: 1, most: 2 }] } }] },
          rules: { checks: [{ holds: { model: 'a', is: 'less', field: 'most' }, message: 'x' }] },
        }),
      ),
    )
    expect(first?.reads).toEqual(['count', 'b', 'a', 'most'])
  })
})

describe('who depends on whom', () => {
  const [a, b, c] = [
    ruled('number', 'a', {}),
    ruled('number', 'b', { showWhen: { model: 'a', is: 'notEmpty' } }),
    ruled('number', 'c', {
      requiredWhen: {
        all: [
          { model: 'a', is: 'notEmpty' },
          { model: 'c', is: 'empty' },
        ],
      },
      computed: '',
    }),
  ]
  const rules = formRules(formOfWidgets(a, b, c))
  const known = new Map([a, b, c].map((widget) => [widget.key, widget]))
  const fieldOf = (model: string) => {
    const widget = known.get(model)
    return widget === undefined || widget.type === 'unknown' ? null : widget
  }
  const names = new Map([a, b, c].map(({ key }) => [key, { fieldOf }]))
  const said = (formulas: ReadonlyMap<string, readonly string[]>) =>
    readersOf(rules, names, formulas).map(({ widget, by }) => [widget.key, by.map(({ key }) => key).join()])

  it('is told once for each reader, and not of a field that reads itself', () => {
    expect(said(new Map())).toEqual([['a', 'b,c']])
  })

  it('joins what formulas read, without names of no field', () => {
    expect(
      said(
        new Map([
          ['c', ['a', 'b', 'nobody']],
          ['b', ['a']],
        ]),
      ),
    ).toEqual([
      ['a', 'b,c'],
      ['b', 'c'],
    ])
  })
})
