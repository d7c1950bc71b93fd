/** How each kind of Form.io component, its conditions and its leftovers are read. */
import { describe, expect, it } from 'vitest'
import { codesOf, fieldOf, imported, outline, placesOf } from '../../testing/import-one'

const form = (...components: readonly unknown[]) => ({ display: 'form', components })
const input = (key: string, more: object = {}) => ({ type: 'textfield', key, label: key, input: true, ...more })

function one(component: object) {
  const { form: read, report } = imported(form({ key: 'q', label: 'Q', input: true, ...component }))
  const widget = fieldOf(read, 'q')
  return { type: widget.type, options: widget.options, codes: report.map(({ code }) => code).slice(1) }
}

const values = [
  { label: 'A', value: 'a' },
  { label: 'B', value: 'b' },
  { label: '', value: '' },
]
const choices = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

describe('a component', () => {
  it.each([
    [
      {
        type: 'textfield',
        placeholder: 'P',
        description: '<i>D</i>',
        tooltip: 'T',
        validate: { required: true, maxLength: 9, pattern: '[a-z]+' },
      },
      'input',
      { placeholder: 'P', tip: 'D\nT', required: true, maxlength: 9, pattern: '^(?:[a-z]+)$' },
    ],
    [
      { type: 'textfield', validate: { pattern: '^a$', maxLength: '' }, disabled: true, hideLabel: true },
      'input',
      { pattern: '^a$', maxlength: -1, disabled: true, labelWidthStatus: false },
    ],
    [{ type: 'simpletextfieldadvanced', defaultValue: 'x' }, 'input', { defaultValue: 'x' }],
    [{ type: 'email' }, 'input', { dataType: 'email' }],
    [{ type: 'simpleemail' }, 'input', { dataType: 'email' }],
    [{ type: 'url' }, 'input', { dataType: 'url' }],
    [{ type: 'password' }, 'input', { showPassword: true }],
    [{ type: 'simplephonenumber' }, 'input', {}],
    [{ type: 'textarea' }, 'textarea', {}],
    [{ type: 'textarea', editor: 'ckeditor' }, 'editor', {}],
    [{ type: 'textarea', wysiwyg: { toolbar: [] }, defaultValue: '<p>a</p>' }, 'editor', { defaultValue: '<p>a</p>' }],
    [{ type: 'number', validate: { min: 1, max: '9', step: 'any' } }, 'number', { min: 1, max: 9, step: 0.01, defaultValue: '' }],
    [{ type: 'number', validate: { integer: true }, defaultValue: 3 }, 'number', { step: 1, defaultValue: 3 }],
    [{ type: 'currency', decimalLimit: 3 }, 'number', { step: 0.001 }],
    [{ type: 'number', validate: { step: 5 } }, 'number', { step: 5 }],
    [{ type: 'checkbox', defaultValue: true }, 'switch', { defaultValue: true }],
    [{ type: 'radio', values, inline: true, defaultValue: 'a' }, 'radio', { options: choices, inline: true, defaultValue: 'a' }],
    [{ type: 'simpleradios', values: ['x'] }, 'radio', { options: [{ value: 'x', label: 'x' }] }],
    [{ type: 'selectboxes', values, defaultValue: { a: true, b: false } }, 'checkbox', { options: choices, defaultValue: ['a'] }],
    [{ type: 'simplecheckboxes', values }, 'checkbox', { options: choices }],
    [{ type: 'select', data: { values }, searchEnabled: true }, 'select', { options: choices, multiple: false, filterable: true }],
    [{ type: 'select', multiple: true, data: { values }, defaultValue: ['a'] }, 'select', { multiple: true, defaultValue: ['a'] }],
    [
      {
        type: 'select',
        dataSrc: 'json',
        data: { json: '[{"id":1,"name":"one"}]' },
        valueProperty: 'id',
        template: '<b>{{ item.name }}</b>',
      },
      'select',
      { options: [{ value: 1, label: 'one' }] },
    ],
    [
      { type: 'select', dataSrc: 'json', data: { json: ['x', { value: 'y' }] } },
      'select',
      {
        options: [
          { value: 'x', label: 'x' },
          { value: 'y', label: 'y' },
        ],
      },
    ],
    [{ type: 'select', dataSrc: 'json', data: { json: 'no json' } }, 'select', { options: [] }],
    [{ type: 'datetime', defaultValue: '' }, 'date', { type: 'datetime', format: 'yyyy-MM-dd HH:mm' }],
    [{ type: 'datetime', enableTime: false }, 'date', { type: 'date', format: 'yyyy-MM-dd' }],
    [{ type: 'simpledatetime', widget: { enableTime: false } }, 'date', { type: 'date' }],
    [{ type: 'datetime', enableDate: false }, 'time', { format: 'HH:mm' }],
    [{ type: 'time' }, 'time', { format: 'HH:mm', defaultValue: '' }],
    [{ type: 'file' }, 'file', { length: 1 }],
    [{ type: 'file', image: true, multiple: true }, 'imgupload', { multiple: true }],
    [{ type: 'file', filePattern: 'image/*' }, 'imgupload', {}],
  ])('%j becomes %s %j', (component, type, options) => {
    const read = one(component)
    expect(read.type).toBe(type)
    expect(read.options).toMatchObject(options)
  })

  it.each([
    [{ type: 'day' }, 'kind.replaced', 'date'],
    [{ type: 'tags' }, 'kind.replaced', 'input'],
    [{ type: 'hidden', defaultValue: 'x' }, 'kind.replaced', 'input'],
    [{ type: 'radio' }, 'format.other', 'switch'],
    [{ type: 'textfield', multiple: true }, 'setting.dropped', 'input'],
    [{ type: 'resource', dataSrc: 'resource' }, 'choices.remote', 'select'],
    [{ type: 'select', dataSrc: 'custom' }, 'choices.remote', 'select'],
  ])('%j: %s, becomes %s', (component, code, type) => {
    const { form: read, report } = imported(form({ key: 'q', label: 'Q', input: true, ...component }))
    expect(fieldOf(read, 'q').type).toBe(type)
    expect(report.map((finding) => finding.code)).toContain(code)
  })

  it('with choices from an address asks there', () => {
    const read = one({
      type: 'select',
      dataSrc: 'url',
      data: { url: 'https://a.b/c' },
      selectValues: 'rows',
      valueProperty: 'id',
      template: '{{ item.title }}',
    })
    expect(read.options).toMatchObject({
      remote: 99,
      requestMethod: { url: 'https://a.b/c', result: 'rows' },
      props: { value: 'id', label: 'title' },
    })
    expect(one({ type: 'select', dataSrc: 'url', data: { url: 'https://a.b/c' }, template: 'item.' }).options).toMatchObject({
      props: { label: 'label' },
    })
  })

  it('of an unknown kind keeps label and source', () => {
    const source = { type: 'signature', key: 's', label: 'Sign', input: true, penColor: 'black' }
    expect(imported(form(source)).form.list[0]).toMatchObject({
      type: 'unknown',
      sourceType: 'formio:signature',
      name: 'Sign',
      raw: { source },
    })
  })

  it('names code, checks and looks that have no counterpart, and is silent about what the builder writes by itself', () => {
    const source = input('q', {
      calculateValue: 'value = 1',
      validate: { custom: 'valid = false', minLength: 3, required: false },
      inputMask: '99',
      customClass: 'wide',
      theme: 'primary',
      labelPosition: 'top',
      tableView: true,
      overlay: { style: '', left: '' },
    })
    const { report } = imported(form(source))
    expect(placesOf(report, 'code.dropped')).toEqual(['components.0.calculateValue', 'components.0.validate.custom'])
    expect(placesOf(report, 'setting.dropped')).toEqual(['components.0.inputMask', 'components.0.validate.minLength'])
    expect(placesOf(report, 'layout.dropped')).toEqual(['components.0.customClass'])
  })
})

describe('a form', () => {
  it('keeps the questions of every container', () => {
    const { form: read, report } = imported({
      title: 'Form <b>one</b>',
      ...form(
        { type: 'panel', title: 'Panel', components: [input('a')] },
        { type: 'fieldset', legend: 'Set', components: [input('b')] },
        { type: 'well', label: 'for the author', components: [input('c')] },
        { type: 'columns', columns: [{ width: 8, components: [input('d')] }, { width: 4, components: [input('e')] }, { components: [] }] },
        { type: 'table', rows: [[{ components: [input('f')] }, { components: [input('g')] }], [{ components: [input('h')] }, 5], 'x'] },
        { type: 'tabs', components: [{ label: 'Tab', key: 't', components: [input('i')] }] },
        { type: 'container', key: 'box', input: false, components: [input('j')] },
        { type: 'layoutOfTheHost', title: 'Own', components: [input('k')] },
        {
          type: 'datagrid',
          key: 'rows',
          label: 'Rows',
          input: true,
          components: [input('l'), { type: 'number', key: 'm', label: 'M', input: true }],
        },
        { type: 'content', html: '<p>Read &amp; sign</p>' },
        { type: 'htmlelement', content: '' },
        { type: 'content', html: 'gone', hidden: true },
        { type: 'button', key: 'submit', label: 'Send', input: true, action: 'submit' },
        { type: 'columns', columns: [] },
        7,
      ),
    })
    expect(outline(read)).toEqual([
      'text "Form one"',
      'card "Panel"',
      'input a "a"',
      'card "Set"',
      'input b "b"',
      'input c "c"',
      'grid of 2',
      'input d "d"',
      'input e "e"',
      'grid of 2',
      'input f "f"',
      'input g "g"',
      'input h "h"',
      'divider "Tab"',
      'input i "i"',
      'input box.j "j"',
      'divider "Own"',
      'input k "k"',
      'subform rows "Rows"',
      'input l "l"',
      'number m "M"',
      'text "Read & sign"',
    ])
    expect(read.list.find((widget) => widget.type === 'grid')).toMatchObject({ columns: [{ span: 16 }, { span: 8 }] })
    expect(placesOf(report, 'entry.dropped')).toEqual(['components.11', 'components.12'])
    expect(placesOf(report, 'widget.dropped')).toEqual(['components.14', 'components.4.rows.1.1', 'components.4.rows.2'])
  })

  it('names what stands where a container has its list', () => {
    const { report } = imported(
      form(
        input('a'),
        { type: 'panel', title: 'Panel', components: { b: input('b') } },
        { type: 'columns', columns: [{ components: 'c' }] },
        { type: 'columns', columns: 2 },
        { type: 'table', rows: 'd' },
        { type: 'tabs', components: { e: input('e') } },
        { type: 'panel', title: 'Empty', components: {} },
        { type: 'panel', title: 'Without', components: null },
      ),
    )
    expect(placesOf(report, 'widget.dropped')).toEqual([
      'components.1.components',
      'components.2.columns.0.components',
      'components.3.columns',
      'components.4.rows',
      'components.5.components',
    ])
  })

  it('has its tabs as tabs, and a wizard its panels as steps after what stands beside them', () => {
    const tab = (label: string, model: string) => ({ label, key: label, components: [input(model)] })
    const tabs = imported(form({ type: 'tabs', key: 't', components: [tab('One', 'a'), tab('Two', 'b')] }))
    expect(outline(tabs.form)).toEqual(['tabs "One" "Two"', 'input a "a"', 'input b "b"'])
    const page = (title: string, model: string) => ({ type: 'panel', key: title, title, components: [input(model)] })
    const wizard = imported({ display: 'wizard', components: [page('Who', 'a'), input('all'), page('What', 'b')] })
    expect(outline(wizard.form)).toEqual(['input all "all"', 'steps "Who" "What"', 'input a "a"', 'input b "b"'])
    expect(wizard.report).toContainEqual(
      expect.objectContaining({ code: 'layout.adopted', severity: 'info', params: { found: 'wizard', used: 'steps' } }),
    )
  })

  it('has no frame in a row, which has no room for one', () => {
    const panel = { type: 'panel', title: 'P', components: [input('a')] }
    const { form: read } = imported(form({ type: 'datagrid', key: 'rows', label: 'Rows', input: true, components: [panel] }))
    expect(outline(read)).toContain('divider "P"')
  })

  it('may be a bare list of components, or lie in an envelope', () => {
    expect(outline(imported([input('a'), { type: 'panel', title: 'P', components: [input('b')] }]).form)).toEqual([
      'input a "a"',
      'card "P"',
      'input b "b"',
    ])
    const { report } = imported({ id: 7, schema: { components: [input('a', { mask: 'x' })] } })
    expect(placesOf(report, 'setting.dropped')).toEqual(['schema.components.0.mask'])
  })

  it('splits a survey into its questions', () => {
    const survey = {
      type: 'survey',
      key: 's',
      label: 'S',
      input: true,
      values,
      questions: [
        { label: 'One', value: 'one' },
        { label: 'Two', value: '' },
      ],
      validate: { required: true },
      defaultValue: { one: 'b' },
    }
    const { form: read } = imported(form(survey))
    expect(outline(read)).toEqual(['divider "S"', 'radio s.one "One" required', 'radio s.1 "Two" required'])
    expect(fieldOf(read, 's.one').options).toMatchObject({ options: choices, defaultValue: 'b' })
  })

  it('gives a component without a key a model', () => {
    expect(outline(imported(form({ type: 'textfield', label: 'L', input: true })).form)).toEqual(['input component_components_0 "L"'])
  })
})

describe('a condition', () => {
  const all = [
    { type: 'radio', key: 'r', values, input: true, label: 'R' },
    { type: 'selectboxes', key: 'b', values, input: true, label: 'B' },
    { type: 'checkbox', key: 'c', input: true, label: 'C' },
    { type: 'number', key: 'n', input: true, label: 'N' },
    { type: 'container', key: 'box', components: [input('inner')] },
  ]
  const conditionOf = (more: object) => {
    const { form: read, report } = imported(form(...all, input('q', more)))
    const { displayVerify, formwork } = fieldOf(read, 'q').options
    return {
      pairs: displayVerify.list.length === 0 ? null : displayVerify,
      when: formwork.showWhen ?? null,
      lost: placesOf(report, 'condition.untranslated'),
    }
  }
  const pair = (model: string, value: string) => ({ type: 'and', list: [{ model, value }] })

  it.each([
    [{ show: true, when: 'r', eq: 'a' }, pair('r', 'a')],
    [{ show: 'true', when: 'c', eq: 'true' }, pair('c', 'true')],
    [{ show: true, when: 'box.inner', eq: 'x' }, pair('box.inner', 'x')],
    [{ show: true, when: 'inner', eq: 'x' }, pair('box.inner', 'x')],
    [
      {
        show: true,
        conjunction: 'any',
        conditions: [
          { component: 'r', operator: 'isEqual', value: 'a' },
          { component: 'n', operator: 'isEqual', value: 5 },
        ],
      },
      {
        type: 'or',
        list: [
          { model: 'r', value: 'a' },
          { model: 'n', value: '5' },
        ],
      },
    ],
  ])('%j suffices as pairs', (conditional, pairs) => {
    expect(conditionOf({ conditional })).toEqual({ pairs, when: null, lost: [] })
  })

  it.each([
    [
      { show: false, when: 'r', eq: 'a' },
      { model: 'r', is: 'notEquals', value: 'a' },
    ],
    [
      { show: 'false', when: 'r', eq: '' },
      { model: 'r', is: 'notEmpty' },
    ],
    [
      { show: true, when: 'b', eq: 'a' },
      { model: 'b', is: 'contains', value: 'a' },
    ],
    [
      {
        show: false,
        conjunction: 'all',
        conditions: [
          { component: 'n', operator: 'greaterThanOrEqual', value: '5' },
          { component: 'r', operator: 'isNotEqual', value: 'a' },
        ],
      },
      {
        not: {
          all: [
            { model: 'n', is: 'atLeast', value: 5 },
            { model: 'r', is: 'notEquals', value: 'a' },
          ],
        },
      },
    ],
    [
      { show: true, conditions: [{ component: 'r', operator: 'isEmpty' }] },
      { model: 'r', is: 'empty' },
    ],
    [
      { show: true, conditions: [{ component: 'r', operator: 'isNotEmpty' }] },
      { model: 'r', is: 'notEmpty' },
    ],
    [
      { show: true, conditions: [{ component: 'inner', operator: 'includes', value: 'x' }] },
      { model: 'box.inner', is: 'contains', value: 'x' },
    ],
    [
      { show: true, conditions: [{ component: 'b', operator: 'notIncludes', value: 'a' }] },
      { not: { model: 'b', is: 'contains', value: 'a' } },
    ],
    [
      { show: true, conditions: [{ component: 'n', operator: 'lessThanOrEqual', value: 2 }] },
      { model: 'n', is: 'atMost', value: 2 },
    ],
  ])('%j needs more than pairs', (conditional, when) => {
    expect(conditionOf({ conditional })).toEqual({ pairs: null, when, lost: [] })
  })

  it.each([
    ["show = data.r == 'a';", pair('r', 'a'), null],
    [
      "show = (data.r === 'a' || data.n === 5)",
      {
        type: 'or',
        list: [
          { model: 'r', value: 'a' },
          { model: 'n', value: '5' },
        ],
      },
      null,
    ],
    ['data.c', pair('c', 'true'), null],
    ['show = !data.c', null, { model: 'c', is: 'notEquals', value: true }],
    [
      "show = 5 < data.n && data.r != 'a'",
      null,
      {
        all: [
          { model: 'n', is: 'greater', value: 5 },
          { model: 'r', is: 'notEquals', value: 'a' },
        ],
      },
    ],
  ])('in script, %s, is read as far as it compares', (customConditional, pairs, when) => {
    expect(conditionOf({ customConditional })).toEqual({ pairs, when, lost: [] })
  })

  it.each([
    { customConditional: 'show = fetch("/x").ok' },
    { customConditional: 'show = data.r.includes("a")' },
    { conditional: { show: true, when: 'nobody', eq: 'x' } },
    { conditional: { show: true, when: 'r', eq: { a: 1 } } },
    { conditional: { show: true, conditions: [{ component: 'r', operator: 'startsWith', value: 'a' }] } },
    { conditional: { show: true, conditions: [null] } },
  ])('%j is named, because it cannot be said', (more) => {
    expect(conditionOf(more)).toMatchObject({ pairs: null, when: null, lost: [expect.stringMatching(/^components\.5\./)] })
  })

  it('of a row looks into the row first, also with the name of the rows in front', () => {
    const rows = {
      type: 'datagrid',
      key: 'rows',
      label: 'Rows',
      input: true,
      components: [input('kind'), input('note', { conditional: { show: true, when: 'rows.kind', eq: 'x' } })],
    }
    expect(fieldOf(imported(form(input('kind'), rows)).form, 'note').options.displayVerify).toEqual(pair('kind', 'x'))
  })

  it('with too many parts is named, because no condition may be that long', () => {
    const conditions = Array.from({ length: 300 }, () => ({ component: 'n', operator: 'greaterThan', value: 1 }))
    expect(conditionOf({ conditional: { show: true, conditions } })).toMatchObject({ when: null, lost: ['components.5'] })
  })
})

it('a form past the limit of widgets is refused', () => {
  expect(codesOf(form(...Array.from({ length: 5001 }, (_, index) => input(`f${index}`))))).toEqual(['limit.widgets'])
})
