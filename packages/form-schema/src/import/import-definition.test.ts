import { describe, expect, it } from 'vitest'
import { exportDefinition } from '../export/export-definition'
import type { JsonObject } from '../json'
import { LIMITS } from '../limits'
import type { ImportCode } from './import-codes'
import { importDefinition } from './import-definition'

function imported(input: unknown) {
  const result = importDefinition(input)
  if (!result.ok) throw new Error(result.report[0]?.message)
  return result
}

const codesOf = (input: unknown): ImportCode[] => importDefinition(input).report.map((finding) => finding.code)

/** A form of one widget, and what the import made of that widget. */
function readOne(widget: Readonly<Record<string, unknown>>) {
  const { form, report } = imported({
    list: [{ type: 'input', name: 'Field', key: 'k', model: 'm', options: {}, rules: [], ...widget }],
    config: {},
  })
  const [read] = form.list
  if (read === undefined || read.type === 'unknown') throw new Error('expected a known widget')
  return { widget: read, codes: report.map((finding) => finding.code), report }
}

describe('what is no form', () => {
  it.each([
    ['', 'json.empty'],
    [' \n', 'json.empty'],
    ['{', 'json.invalid'],
    ['[1,]', 'json.invalid'],
    ['{"a":NaN}', 'json.invalid'],
    ['null', 'form.not-a-form'],
    ['1', 'form.not-a-form'],
    ['[]', 'form.not-a-form'],
    ['{}', 'form.not-a-form'],
    ['{"list":{}}', 'form.not-a-form'],
    ['"text"', 'form.not-a-form'],
    [undefined, 'source.missing'],
    [null, 'form.not-a-form'],
    [() => 1, 'value.not-json'],
    [{ list: [], at: new Date() }, 'value.not-json'],
    [{ list: [new Map()] }, 'value.not-json'],
    [{ list: [], config: { labelWidth: Number.NaN } }, 'value.not-json'],
    ['{"list":[],"config":{"labelWidth":1e309}}', 'value.not-json'],
  ])('%j is refused as %s', (input, code) => {
    expect(codesOf(input)).toEqual([code])
  })

  it('refuses big integers, which JSON has not', () => {
    expect(codesOf({ list: [], big: 1n })).toEqual(['value.not-json'])
  })

  it('shows the parser’s own message', () => {
    let message = ''
    try {
      JSON.parse('{"list": [}')
    } catch (error) {
      message = (error as Error).message
    }
    expect(importDefinition('{"list": [}').report[0]?.message).toBe(message)
  })
})

describe('limits', () => {
  it('refuses text past the size limit, counted in UTF-8 bytes', () => {
    const text = (character: string, count: number) => JSON.stringify({ list: [], note: character.repeat(count) })
    expect(codesOf(text('a', LIMITS.textBytes - 100))).toEqual(['config.missing'])
    expect(codesOf(text('a', LIMITS.textBytes))).toEqual(['json.too-large'])
    expect(codesOf(text('表', LIMITS.textBytes / 2))).toEqual(['json.too-large'])
  })

  it.each([65, 6500, 200_000])('refuses %d levels of nesting before parsing', (depth) => {
    expect(codesOf('['.repeat(depth))).toEqual(['json.too-deep'])
    expect(codesOf('{"a":'.repeat(depth))).toEqual(['json.too-deep'])
  })

  it('does not count brackets inside strings', () => {
    expect(codesOf(JSON.stringify({ list: [], note: `\\"${'['.repeat(500)}` }))).toEqual(['config.missing'])
  })

  it('refuses a value nested too deep, and a circular one', () => {
    const circular: Record<string, unknown> = { list: [] }
    circular['self'] = circular
    expect(codesOf(circular)).toEqual(['json.too-deep'])
  })

  it('refuses shared references that would explode', () => {
    let shared: unknown = 'x'
    for (let level = 0; level < 40; level++) shared = [shared, shared]
    expect(codesOf({ list: [], shared })).toEqual(['json.too-large'])
  })

  it('counts widgets wherever they lie', () => {
    const widget = { type: 'x', options: {} }
    expect(codesOf({ list: [{ type: 'tabs', options: {}, list: Array.from({ length: LIMITS.widgets }, () => widget) }] })).toEqual([
      'limit.widgets',
    ])
  })

  it('refuses too many choices', () => {
    const options = Array.from({ length: LIMITS.choices + 1 }, (_, value) => ({ value }))
    expect(codesOf({ list: [{ type: 'radio', options: { options } }] })).toContain('limit.choices')
  })
})

describe('names that would reach a prototype', () => {
  it.each(['__proto__', 'prototype', 'constructor'])('%s is refused as a key anywhere', (name) => {
    expect(codesOf(`{"list":[{"type":"x","deep":{"${name}":{"polluted":true}}}]}`)).toEqual(['key.forbidden'])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it.each(['__proto__', 'constructor', 'constructor.prototype.x', 'a.__proto__.b', 'a[prototype]'])('%s is refused as a model', (model) => {
    expect(codesOf({ list: [{ type: 'input', model, options: {} }] })).toEqual(['model.forbidden'])
    const displayVerify = { type: 'and', list: [{ model, value: '1' }] }
    expect(codesOf({ list: [{ type: 'input', model: 'a', options: { displayVerify } }] })).toEqual(['model.forbidden'])
  })

  it.each(['__proto__', 'constructor', 'toString', '', 'Input'])('a widget of type %j becomes a placeholder', (type) => {
    expect(imported(JSON.stringify({ list: [{ type, options: {} }] })).form.list[0]).toMatchObject({ type: 'unknown', sourceType: type })
  })

  it.each([7, null, undefined])('a widget of type %j becomes a placeholder', (type) => {
    expect(imported({ list: [{ type, options: {} }] }).form.list[0]).toMatchObject({ type: 'unknown' })
  })
})

describe('the input', () => {
  it('is never changed, frozen or not', () => {
    const input = {
      list: [{ type: 'radio', name: 1, options: { displayVerifiy: { type: 'or', list: [{ model: 5, value: 6 }] }, options: ['a', null] } }],
    }
    const before = structuredClone(input)
    imported(input)
    expect(input).toEqual(before)
    expect(imported(Object.freeze(input)).ok).toBe(true)
  })

  it('that throws when read is refused with the place', () => {
    const trap = {
      list: [],
      get config(): never {
        throw new Error('no')
      },
    }
    expect(importDefinition(trap).report[0]).toMatchObject({ code: 'value.not-json', path: ['config'] })
    const proxy = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no')
        },
      },
    )
    expect(codesOf(proxy)).toEqual(['value.not-json'])
  })

  it('may come from another realm or without a prototype', () => {
    const bare: Record<string, unknown> = Object.create(null)
    bare['list'] = []
    expect(imported(bare).ok).toBe(true)
  })

  it('shares nothing with the form', () => {
    const input = { list: [{ type: 'x', deep: { a: 1 } }], more: { b: 2 } }
    const { form } = imported(input)
    input.list[0] = { type: 'x', deep: { a: 9 } }
    input.more.b = 9
    expect(form.extras).toEqual({ more: { b: 2 } })
    expect(form.list[0]).toMatchObject({ raw: { deep: { a: 1 } } })
  })
})

describe('the envelope', () => {
  it('is taken out of a list around it, and the rest is named', () => {
    expect(codesOf([{ list: [], config: {} }])).toEqual(['form.unwrapped'])
    expect(codesOf([{ list: [], config: {} }, {}])).toEqual(['form.unwrapped', 'form.others-ignored'])
  })

  it('may be a bare list of widgets', () => {
    expect(imported([{ type: 'input', options: {}, model: 'a', name: 'A' }]).form.list).toHaveLength(1)
  })

  it('keeps unknown keys at the top and in the settings', () => {
    const source: JsonObject = { id: 7, version: '2', list: [], config: { ui: 'antd', dataSource: [{ key: 'a' }] } }
    expect(exportDefinition(imported(source).form)).toMatchObject(source)
  })

  it('gets default settings, and keeps good ones', () => {
    expect(imported({ list: [] }).form.config).toEqual({
      labelWidth: 100,
      labelPosition: 'right',
      size: 'small',
      customClass: '',
      extras: {},
    })
    expect(imported({ list: [], config: { labelWidth: 80, labelPosition: 'top', size: 'mini' } }).form.config).toMatchObject({
      labelWidth: 80,
      labelPosition: 'top',
      size: 'mini',
    })
  })

  it.each([
    ['labelWidth', 201, 200],
    ['labelWidth', -1, 0],
    ['labelWidth', 'abc', 100],
    ['labelWidth', '120px', 120],
    ['size', 'x', 'small'],
    ['labelPosition', null, 'right'],
    ['customClass', 5, ''],
  ])('replaces the setting %s %j by %j and says so', (option, found, used) => {
    const { form, report } = imported({ list: [], config: { [option]: found } })
    expect(form.config).toMatchObject({ [option]: used })
    expect(report).toMatchObject([{ code: 'config.replaced', path: ['config', option], severity: 'warning' }])
  })
})

describe('a widget', () => {
  it('without key, model, name or options gets them', () => {
    const { form, report } = imported({ list: [{ type: 'input' }], config: {} })
    expect(form.list[0]).toMatchObject({ key: 'import_1', model: 'input_import_1', name: 'input_import_1', rules: [] })
    expect(report.map((finding) => finding.code)).toEqual([
      'widget.key-created',
      'widget.model-created',
      'options.missing',
      'widget.name-created',
    ])
  })

  it('gets a created key that no other widget has', () => {
    const { form } = imported({ list: [{ type: 'text' }, { type: 'text', key: 'import_1' }] })
    expect(new Set(form.list.map((widget) => widget.key)).size).toBe(2)
  })

  it('with a repeated key or model gets its own', () => {
    const twin = { type: 'input', key: 'k', model: 'm', name: 'A', options: {} }
    const { form, report } = imported({ list: [twin, twin, twin] })
    expect(form.list.map((widget) => widget.type !== 'unknown' && widget.model)).toEqual(['m', 'm_2', 'm_3'])
    expect(new Set(form.list.map((widget) => widget.key)).size).toBe(3)
    expect(report.filter(({ code }) => code === 'widget.model-changed')).toHaveLength(2)
  })

  it('may have a number as key and model', () => {
    expect(readOne({ key: 5, model: 6 }).widget).toMatchObject({ key: '5', model: '6' })
  })

  it('that is no object is left out and named', () => {
    expect(codesOf({ list: [null, 5, 'x', []], config: {} })).toEqual([
      'widget.dropped',
      'widget.dropped',
      'widget.dropped',
      'widget.dropped',
    ])
  })

  it('keeps unknown keys and unknown options verbatim', () => {
    const { widget } = readOne({ icon: 'icon-input', novalid: { a: [1] }, options: { customClass: 'wide', tableColumn: false } })
    expect(widget).toMatchObject({
      extras: { icon: 'icon-input', novalid: { a: [1] } },
      options: { customClass: 'wide', tableColumn: false },
    })
  })

  it('of an unknown type is kept byte-equal in value', () => {
    const map = { type: 'map', key: 'm', model: 'm', name: 'Map', options: { zoom: 5, defaultValue: null }, rules: [{}] }
    expect(exportDefinition(imported({ list: [map] }).form)['list']).toEqual([map])
  })

  it('keeps script as text and says so', () => {
    expect(readOne({ events: { onChange: 'alert(1)' } }).codes).toContain('script.kept')
    expect(readOne({ options: { validator: 'callback()' } }).report).toMatchObject([
      { code: 'script.kept', path: ['list', 0, 'options', 'validator'] },
    ])
    expect(readOne({ rules: [{ func: 'callback()' }] }).codes).toContain('script.kept')
    expect(readOne({ events: { onChange: '' }, options: { validator: '' } }).codes).not.toContain('script.kept')
  })

  it('says which switches of later versions have no effect here', () => {
    expect(readOne({ options: { hidden: true } }).codes).toEqual(['option.without-effect'])
    expect(readOne({ options: { patternCheck: false, pattern: '^a' } }).codes).toContain('option.without-effect')
    expect(readOne({ options: { hidden: false, patternCheck: false, pattern: '' } }).codes).toEqual([])
  })
})

describe('options', () => {
  it.each([
    ['input', { required: 'true' }, { required: true }, 'option.converted'],
    ['input', { required: 1 }, { required: true }, 'option.converted'],
    ['input', { labelWidth: '80px' }, { labelWidth: 80 }, 'option.converted'],
    ['input', { labelWidth: -5 }, { labelWidth: 100 }, 'option.replaced'],
    ['input', { placeholder: null }, { placeholder: '' }, 'option.converted'],
    ['input', { placeholder: 5 }, { placeholder: '5' }, 'option.converted'],
    ['input', { dataType: 'colour' }, { dataType: 'string' }, 'option.replaced'],
    ['number', { min: '5', max: null }, { min: 5, max: '' }, 'option.converted'],
    ['number', { step: 0 }, { step: 1 }, 'option.replaced'],
    ['number', { step: 'x' }, { step: 1 }, 'option.replaced'],
    [
      'select',
      { requestMethod: { url: 'https://a.b', timeout: '7' } },
      { requestMethod: { url: 'https://a.b', method: 'get', timeout: 10 } },
      'option.converted',
    ],
    ['select', { props: { value: 'id' } }, { props: { value: 'id', label: 'label' } }, 'option.converted'],
    ['radio', { remote: 'yes' }, { remote: false }, 'option.replaced'],
    ['checkbox', { defaultValue: 'a' }, { defaultValue: [] }, 'option.replaced'],
    ['date', { format: 'YYYY-MM-DD' }, { format: 'yyyy-MM-dd' }, 'date-format.translated'],
    ['switch', { defaultValue: 'false' }, { defaultValue: false }, 'option.converted'],
  ])('of %s: %j becomes %j (%s)', (type, options, expected, code) => {
    const { widget, codes } = readOne({ type, options })
    expect(widget.options).toMatchObject(expected)
    expect(codes).toContain(code)
  })

  it('drops choices that were loaded from a remote source', () => {
    const { widget, codes } = readOne({ type: 'select', options: { remote: true, remoteOptions: [{ value: 1, label: 'a person' }] } })
    expect(widget.options).toMatchObject({ remote: true, remoteOptions: [] })
    expect(codes).toContain('remote-options.dropped')
  })

  it('repairs choices and keeps their unknown keys', () => {
    const options = [
      'a',
      5,
      { value: 'b', colour: 'red' },
      { label: 'c' },
      { value: 'd', label: 4 },
      { value: 'e', label: null },
      null,
      { value: {} },
    ]
    expect(readOne({ type: 'radio', options: { options } }).widget.options).toMatchObject({
      options: [
        { value: 'a' },
        { value: 5 },
        { value: 'b', colour: 'red' },
        { value: 'c', label: 'c' },
        { value: 'd', label: '4' },
        { value: 'e' },
      ],
    })
  })

  it('accepts both spellings of the display condition', () => {
    const condition = { type: 'and', list: [{ model: 'a', value: '1' }] }
    const { widget, codes } = readOne({ options: { displayVerifiy: condition } })
    expect(widget.options.displayVerify).toEqual(condition)
    expect(widget.options).not.toHaveProperty('displayVerifiy')
    expect(codes).toContain('option.renamed')
  })

  it('ignores the placeholder of a display condition, and reads numbers as text', () => {
    const list = [{ model: '字段标识', value: '字段值' }, { model: 1607478581000, value: 5 }, { model: 'a', value: true }, null]
    expect(readOne({ options: { displayVerify: { type: 'or', list } } }).widget.options.displayVerify).toEqual({
      type: 'or',
      list: [
        { model: '1607478581000', value: '5' },
        { model: 'a', value: 'true' },
      ],
    })
  })

  it('warns of a pattern that cannot run, and keeps it', () => {
    const { widget, codes } = readOne({ options: { pattern: '(?=a)b' } })
    expect(widget.options).toMatchObject({ pattern: '(?=a)b' })
    expect(codes).toContain('pattern.unsupported')
  })

  it('says that a float accepts whole numbers here', () => {
    expect(readOne({ options: { dataType: 'float' } }).codes).toContain('float.accepts-whole')
  })
})

describe('stored rules', () => {
  it('are rebuilt from the options, with current names', () => {
    const rules = [
      { type: 'string', message: '单行文本格式不正确' },
      { required: true, message: '单行文本必须填写' },
    ]
    const { widget, codes } = readOne({ name: '员工号', options: { required: true }, rules })
    expect(widget.rules).toEqual([])
    expect(codes).toEqual([])
    const [exported] = exportDefinition({ list: [widget], config: imported({ list: [] }).form.config, extras: {} })[
      'list'
    ] as readonly JsonObject[]
    expect(exported?.['rules']).toEqual([
      { type: 'string', message: '员工号格式不正确' },
      { required: true, message: '员工号必须填写' },
    ])
  })

  it('that say something else than the options are named', () => {
    const stale = readOne({ options: { required: false }, rules: [{ required: true, message: 'Field必须填写' }] })
    expect(stale.codes).toEqual(['rules.rebuilt'])
    expect(stale.widget.options).toMatchObject({ required: false })
    expect(readOne({ options: { dataType: 'url' }, rules: [{ type: 'email', message: '格式不正确' }] }).codes).toContain('rules.rebuilt')
  })

  it('that a move lost, or nobody wrote, are restored, which nobody has to look at', () => {
    expect(readOne({ options: { required: true }, rules: [] }).report).toMatchObject([
      { code: 'rules.required-restored', severity: 'info' },
    ])
  })

  it('that a person wrote are kept: messages of their own, and after those other rules, as they are written out', () => {
    const others = [{ fields: {}, message: '长度' }, { func: 'if (value) callback()' }]
    const own = { required: true, message: '验证码不能为空' }
    expect(readOne({ options: { required: true }, rules: [...others, own] }).widget.rules).toEqual([own, ...others])
  })

  it('that are no objects are left out and named', () => {
    expect(readOne({ rules: [null, 'x'] }).codes).toContain('rules.dropped')
    expect(readOne({ rules: 'x' }).codes).toContain('rules.dropped')
  })
})

describe('grids', () => {
  const child = { type: 'input', key: 'c', model: 'c', name: 'C', options: {}, rules: [] }

  it.each([
    ['columns with lists', { columns: [{ span: 8, list: [child] }] }, 8],
    ['a bare widget among the columns', { columns: [child, { span: 12, list: [] }] }, 12],
    ['cols', { cols: [{ span: 6, list: [child] }] }, 6],
    ['rows of columns', { rows: [{ columns: [{ span: 6, list: [child] }] }, { columns: [] }] }, 6],
    ['one list', { list: [child] }, 24],
    ['a form-making 3 column', { columns: [{ type: 'col', options: { span: 10, md: 8 }, list: [child], key: 'x' }] }, 10],
  ])('find their children under %s', (_name, grid, span) => {
    const { form } = imported({ list: [{ type: 'grid', key: 'g', model: 'g', name: 'G', options: {}, ...grid }] })
    const [widget] = form.list
    expect(widget).toMatchObject({
      type: 'grid',
      columns: expect.arrayContaining([expect.objectContaining({ span, list: [expect.objectContaining({ model: 'c' })] })]),
    })
  })

  it.each([
    ['', 12],
    [0, 1],
    [25, 24],
    ['8', 8],
    [null, 12],
    [undefined, 12],
  ])('read the span %j as %d', (span, expected) => {
    const { widget } = readOne({
      type: 'grid',
      columns: [
        { span, list: [] },
        { span: 12, list: [] },
      ],
    })
    expect(widget.type === 'grid' && widget.columns[0]?.span).toBe(expected)
  })

  it('may lie in grids', () => {
    const inner = { type: 'grid', key: 'i', columns: [{ span: 24, list: [child] }], options: {} }
    const { form } = imported({ list: [{ type: 'grid', key: 'o', columns: [{ span: 24, list: [inner] }], options: {} }] })
    expect(form.list[0]).toMatchObject({ columns: [{ list: [{ type: 'grid', columns: [{ list: [{ model: 'c' }] }] }] }] })
  })

  it('without columns get two', () => {
    const { widget, codes } = readOne({ type: 'grid' })
    expect(widget.type === 'grid' && widget.columns).toHaveLength(2)
    expect(codes).toContain('columns.missing')
  })
})
