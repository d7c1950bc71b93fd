/** How each kind of form-js component, its conditions and its leftovers are read. */
import { describe, expect, it } from 'vitest'
import { fieldOf, imported, outline, placesOf } from '../../testing/import-one'

const form = (...components: readonly object[]) => ({ type: 'default', schemaVersion: 19, components })
const text = (key: string, more: object = {}) => ({ type: 'textfield', key, label: key, ...more })
const values = [{ label: 'A', value: 'a' }, { value: 'b' }, 'c', {}]
const choices = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'b' },
  { value: 'c', label: 'c' },
]

describe('a component', () => {
  it.each([
    [
      { type: 'textfield', description: 'D', validate: { required: true, maxLength: 5, pattern: '^a' } },
      'input',
      { tip: 'D', required: true, maxlength: 5, pattern: '^a' },
    ],
    [
      { type: 'textfield', validate: { validationType: 'email' }, readonly: true, disabled: true },
      'input',
      { dataType: 'email', readonly: true, disabled: true },
    ],
    [{ type: 'textarea', defaultValue: 'x' }, 'textarea', { defaultValue: 'x' }],
    [
      { type: 'number', validate: { min: 1, max: 9 }, increment: '0.5', defaultValue: 2 },
      'number',
      { min: 1, max: 9, step: 0.5, defaultValue: 2 },
    ],
    [{ type: 'number', decimalDigits: 0 }, 'number', { step: 1, defaultValue: '' }],
    [{ type: 'number' }, 'number', { step: 0.01 }],
    [{ type: 'datetime', subtype: 'date', dateLabel: 'Day' }, 'date', { type: 'date' }],
    [{ type: 'datetime', subtype: 'datetime' }, 'date', { type: 'datetime' }],
    [{ type: 'datetime', subtype: 'time' }, 'time', { format: 'HH:mm' }],
    [{ type: 'checkbox', defaultValue: true }, 'switch', { defaultValue: true }],
    [{ type: 'checklist', values, defaultValue: ['a'] }, 'checkbox', { options: choices, defaultValue: ['a'] }],
    [{ type: 'radio', values, defaultValue: 'b' }, 'radio', { options: choices, defaultValue: 'b' }],
    [{ type: 'select', values, searchable: true }, 'select', { options: choices, filterable: true, multiple: false }],
    [{ type: 'taglist', values }, 'select', { options: choices, multiple: true }],
    [{ type: 'filepicker', multiple: true }, 'file', { multiple: true, length: 9 }],
    [{ type: 'filepicker', accept: 'image/*' }, 'imgupload', { length: 1 }],
    [{ type: 'expression', expression: '=1' }, 'input', { readonly: true }],
  ])('%j becomes %s %j', (component, type, options) => {
    const widget = fieldOf(imported(form({ key: 'q', label: 'Q', ...component })).form, 'q')
    expect(widget.type).toBe(type)
    expect(widget.options).toMatchObject(options)
  })

  it('keeps rows, groups, lists and words', () => {
    const { form: read, report } = imported(
      form(
        text('a', { layout: { row: 'r1', columns: 4 } }),
        text('b', { layout: { row: 'r1', columns: 12 } }),
        text('c', { layout: { row: 'r2', columns: null } }),
        { type: 'group', label: 'G', path: 'box', components: [text('d')] },
        { type: 'group', components: [text('e')] },
        { type: 'dynamiclist', label: 'L', path: 'list', components: [text('f'), text('g', { conditional: { hide: '=this.f = "x"' } })] },
        { type: 'dynamiclist', label: 'M', id: 'Field_1', components: [] },
        { type: 'text', text: '# Hi <b>you</b>' },
        { type: 'html', content: '<p>Words</p>' },
        { type: 'text', text: '=computed' },
        { type: 'separator' },
        { type: 'spacer' },
        { type: 'button', label: 'Send' },
        { type: 'signature', key: 's', label: 'Sign' },
        { type: 'textfield', label: 'L' },
      ),
    )
    expect(outline(read)).toEqual([
      'grid of 2',
      'input a "a"',
      'input b "b"',
      'input c "c"',
      'divider "G"',
      'input box.d "d"',
      'input e "e"',
      'subform list "L"',
      'input f "f"',
      'input g "g"',
      'subform Field_1 "M"',
      'text "# Hi you"',
      'text "Words"',
      'divider ""',
      'form-js:signature "Sign"',
      'input component_components_14 "L"',
    ])
    expect(read.list[0]).toMatchObject({ columns: [{ span: 6 }, { span: 18 }] })
    expect(fieldOf(read, 'g').options.formwork).toEqual({ showWhen: { model: 'f', is: 'notEquals', value: 'x' } })
    expect(placesOf(report, 'entry.dropped')).toEqual(['components.12'])
    expect(placesOf(report, 'code.dropped')).toEqual(['components.9.text'])
  })

  it('names choices that come from data, and what has no counterpart', () => {
    const { report } = imported(
      form(
        { type: 'select', key: 'a', valuesKey: 'options' },
        { type: 'radio', key: 'b', valuesExpression: '=list' },
        text('c', { validate: { minLength: 2 }, appearance: { suffix: 'kg' }, properties: { own: 'x' } }),
      ),
    )
    expect(placesOf(report, 'choices.remote')).toEqual(['components.0.valuesKey', 'components.1.valuesExpression'])
    expect(placesOf(report, 'setting.dropped')).toEqual(['components.2.properties', 'components.2.validate.minLength'])
    expect(placesOf(report, 'layout.dropped')).toEqual(['components.2.appearance'])
  })
})

describe('a condition in FEEL', () => {
  const fields = [{ type: 'checkbox', key: 'yes' }, { type: 'checklist', key: 'many', values }, { type: 'number', key: 'n' }, text('t')]
  const lookAt = (hide: unknown) => {
    const { form: read, report } = imported(form(...fields, text('q', { conditional: { hide } })))
    const { displayVerify, formwork } = fieldOf(read, 'q').options
    return displayVerify.list.length > 0 ? displayVerify : (formwork.showWhen ?? placesOf(report, 'condition.untranslated'))
  }

  it.each([
    ['=yes', { model: 'yes', is: 'notEquals', value: true }],
    ['=not(yes)', { type: 'and', list: [{ model: 'yes', value: 'true' }] }],
    ['=yes != true', { type: 'and', list: [{ model: 'yes', value: 'true' }] }],
    ['=t = null', { model: 't', is: 'notEmpty' }],
    ['=t != null', { model: 't', is: 'empty' }],
    ['=t', { model: 't', is: 'empty' }],
    [
      '=t != "a" and t != "b"',
      {
        not: {
          all: [
            { model: 't', is: 'notEquals', value: 'a' },
            { model: 't', is: 'notEquals', value: 'b' },
          ],
        },
      },
    ],
    [
      '=t in ("a", "b")',
      {
        not: {
          any: [
            { model: 't', is: 'contains', value: 'a' },
            { model: 't', is: 'contains', value: 'b' },
          ],
        },
      },
    ],
    ['=list contains(many, "a")', { not: { model: 'many', is: 'contains', value: 'a' } }],
    ['=contains(t, "a")', { not: { model: 't', is: 'contains', value: 'a' } }],
    ['=is defined(t)', { model: 't', is: 'empty' }],
    [
      '=n >= -2',
      {
        not: { model: 'n', is: 'atLeast', value: -2 },
      },
    ],
    ['=(n < 2)', { not: { model: 'n', is: 'less', value: 2 } }],
  ])('%s', (hide, when) => {
    expect(lookAt(hide)).toEqual(when)
  })

  it.each([
    '=n + 1 > 2',
    '=some x in many satisfies x = 1',
    '=string length(t) > 2',
    '=unknown = 1',
    '=t = t',
    '=',
    '="a',
    '=if yes then 1 else 2',
    '=sum(1, n)',
    '=list contains(many, n)',
    '=t in [n]',
    `=${'('.repeat(40)}t${')'.repeat(40)}`,
    `=t = "${'x'.repeat(2100)}"`,
  ])('%s is named, because it says more than a condition can', (hide) => {
    expect(lookAt(hide)).toEqual(['components.4.conditional.hide'])
  })

  it('also decides what is required and read-only', () => {
    const { form: read } = imported(form(...fields, text('q', { readonly: '=yes', validate: { required: '=n > 1' } })))
    expect(fieldOf(read, 'q').options).toMatchObject({
      required: false,
      readonly: false,
      formwork: { readonlyWhen: { model: 'yes', is: 'equals', value: true }, requiredWhen: { model: 'n', is: 'greater', value: 1 } },
    })
  })
})

it('is told from Form.io by its version, its exporter or its layout rows', () => {
  const components = [text('a')]
  expect(imported({ components, exporter: { name: 'x' } }).report[0]?.params).toEqual({ format: 'form-js' })
  expect(imported({ components: [text('a', { layout: { row: 'r' } })] }).report[0]?.params).toEqual({ format: 'form-js' })
  expect(imported({ components }).report[0]?.params).toEqual({ format: 'Form.io' })
})
