/** The threat rows C1 to C8, C11 and C13: bad definitions end in a typed answer, and nothing that was given is changed. */
import { describe, expect, it } from 'vitest'
import { defaultValues } from '../default-values'
import { exportDefinition } from '../export/export-definition'
import { toHtmlPage } from '../export/to-html-page'
import { eachWidget } from '../form-definition'
import { LIMITS } from '../limits'
import { lintDefinition } from '../lint/lint-definition'
import { validateValues } from '../rules/validate-values'
import { codesOf, fieldOf, imported, outline } from '../testing/import-one'
import { usualTime } from '../testing/usual-time'
import { importDefinition } from './import-definition'

const input = (more: object = {}) => ({ type: 'input', key: 'k', model: 'm', name: 'N', options: {}, ...more })
const form = (...list: readonly unknown[]) => ({ list, config: {} })

/** The one error of a refused import. */
function refusal(source: unknown) {
  const result = importDefinition(source)
  expect(result).toMatchObject({ ok: false, form: null })
  expect(result.report).toHaveLength(1)
  expect(result.report[0]).toMatchObject({ severity: 'error', message: expect.stringMatching(/\S/) })
  return result.report[0]
}

describe('C1 malformed text', () => {
  it.each([
    '{',
    '[1,]',
    '{"list":[],}',
    '{"list":NaN}',

    "{'list':[]}",
    '{"list":[]}x',
    '{\u0000}',
    '\u0000l\u0000i\u0000s\u0000t',
  ])('%j is refused with the words of the parser', (text) => {
    let message = ''
    try {
      JSON.parse(text)
    } catch (error) {
      message = error instanceof Error ? error.message : ''
    }
    expect(refusal(text)).toMatchObject({ code: 'json.invalid', path: [], message })
  })

  it.each(['null', '1', '"x"', 'true', '[]', '{}', '{"list":5}'])('%s is JSON but no form', (text) => {
    expect(refusal(text)).toMatchObject({ code: 'form.not-a-form' })
  })

  it('5 MB are refused with the limit, before they are parsed', () => {
    const text = `{"list":[],"note":"${'x'.repeat(5_000_000)}"}`
    expect(refusal(text)).toMatchObject({ code: 'json.too-large', params: { limit: LIMITS.textBytes } })
    expect(refusal({ list: [], note: 'x'.repeat(9_000_000) })).toMatchObject({
      code: 'json.too-large',
      path: ['note'],
      params: { limit: LIMITS.valueSize },
    })
    expect(usualTime(() => importDefinition(text), 50)).toBeLessThan(50)
  })

  it('numbers that JSON has no room for are refused or rounded as the parser does', () => {
    expect(refusal('{"list":[],"config":{"labelWidth":1e309}}')).toMatchObject({ code: 'value.not-json', path: ['config', 'labelWidth'] })
    const text = '{"list":[{"type":"number","key":"k","model":"m","name":"N","options":{"min":-0,"max":9007199254740993}}],"config":{}}'
    expect(fieldOf(imported(text).form, 'm').options).toMatchObject({ min: 0, max: 9_007_199_254_740_992 })
    expect(
      Object.is(
        (fieldOf(imported({ list: [{ type: 'number', model: 'm', options: { min: -0 } }] }).form, 'm').options as { min: number }).min,
        0,
      ),
    ).toBe(true)
  })

  it('repeated keys: the last one counts, as the parser says; lone surrogates and NUL stay text', () => {
    const text =
      '{"list":[],"list":[{"type":"input","key":"k","model":"m","name":"\\ud800 \\u0000","name":"a\\ud800\\u0000","options":{}}],"config":{}}'
    const { form: read } = imported(text)
    expect(read.list).toHaveLength(1)
    expect(fieldOf(read, 'm').name).toBe('a\ud800\u0000')
  })
})

describe('C2 nesting', () => {
  const inGrids = (depth: number) => {
    let inner: object = input()
    for (let level = 0; level < depth; level++)
      inner = { type: level % 3 === 2 ? 'subform' : 'grid', options: {}, columns: [{ span: 24, list: [inner] }] }
    return JSON.stringify(form(inner))
  }

  it.each([65, 6500, 7000, 200_000])('%d levels of lists, objects or unknown containers are refused in less than 50 ms', (depth) => {
    const limit = { code: 'json.too-deep', params: { limit: LIMITS.depth } }
    for (const text of ['['.repeat(depth), '{"a":'.repeat(depth), `{"list":${'[{"list":'.repeat(depth)}`]) {
      if (text.length <= LIMITS.textBytes) expect(refusal(text)).toMatchObject(limit)
      expect(usualTime(() => importDefinition(text), 50)).toBeLessThan(50)
    }
  })

  it('grids in grids in subforms are read up to the limit, and refused past it', () => {
    expect([...eachWidget(imported(inGrids(14)).form)]).toHaveLength(15)
    expect(refusal(inGrids(16))).toMatchObject({ code: 'json.too-deep' })
  })

  it('containers that are written deeper than they came are refused where the outcome could not be read again', () => {
    let inner: object = input()
    for (let level = 0; level < 29; level++) inner = { type: 'grid', options: {}, list: [inner] }
    expect(refusal(form(inner))).toMatchObject({ code: 'json.too-deep', params: { limit: LIMITS.depth } })
    let panels: object = { type: 'datagrid', key: 'g', input: true, components: [] }
    for (let level = 0; level < 28; level++) panels = { type: 'datagrid', key: 'g', input: true, components: [panels] }
    expect(refusal({ components: [panels] })).toMatchObject({ code: 'json.too-deep' })
  })
})

describe('C3 sizes', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ type: 'x', model: `m${index}` }))

  it.each([
    ['20,000 widgets', form(...many(20_000)), 'limit.widgets', { found: 20_000, limit: LIMITS.widgets }],
    [
      '100,000 choices',
      form(input({ type: 'radio', options: { options: Array.from({ length: 100_000 }, (_, value) => value) } })),
      'limit.choices',
      { found: 100_000, limit: LIMITS.choices },
    ],
    [
      '6,000 choices in a tree',
      form(input({ type: 'cascader', options: { options: Array.from({ length: 6000 }, (_, value) => ({ value })) } })),
      'limit.choices',
      { found: 5001, limit: LIMITS.choices },
    ],
    [
      '10,000 columns',
      form({ type: 'grid', options: {}, columns: Array.from({ length: 10_000 }, () => ({ list: [] })) }),
      'limit.columns',
      { found: 10_000, limit: LIMITS.columns },
    ],
    [
      '10,000 rules',
      form(input({ rules: Array.from({ length: 10_000 }, () => ({})) })),
      'limit.rules',
      { found: 10_000, limit: LIMITS.rules },
    ],
    [
      'a display condition of 20,000 pairs',
      form(input({ options: { displayVerify: { type: 'or', list: Array.from({ length: 20_000 }, () => ({ model: 'a', value: '1' })) } } })),
      'limit.pairs',
      { found: 20_000, limit: LIMITS.displayPairs },
    ],
    ['a label of 1 MiB', JSON.stringify(form(input({ name: 'x'.repeat(1_048_576) }))), 'json.too-large', { limit: LIMITS.textBytes }],
    [
      'a matrix that repeats 3,000 choices 3,000 times',
      {
        elements: [
          {
            type: 'matrix',
            name: 'm',
            columns: Array.from({ length: 3000 }, (_, value) => value),
            rows: Array.from({ length: 3000 }, (_, value) => value),
          },
        ],
      },
      'json.too-large',
      { limit: LIMITS.textBytes },
    ],
  ])('%s are refused with their limit', (_name, source, code, params) => {
    expect(refusal(source)).toMatchObject({ code, params })
    // Refused while it is read, not after all of it is in memory.
    expect(usualTime(() => importDefinition(source), 1000)).toBeLessThan(1000)
  })

  it.each([
    [
      'a long title in every row of a matrix',
      {
        elements: [
          {
            type: 'matrixdropdown',
            name: 'm',
            columns: [{ name: 'c', title: 'x'.repeat(500_000) }],
            rows: Array.from({ length: 5000 }, (_, value) => value),
          },
        ],
      },
    ],
    [
      'a thousand strange settings in every row of a matrix',
      {
        elements: [
          {
            type: 'matrixdropdown',
            name: 'm',
            columns: [{ name: 'c', ...Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`s${index}`, 1])) }],
            rows: Array.from({ length: 2000 }, (_, value) => value),
          },
        ],
      },
    ],
    [
      'a long description that is referred to again and again',
      {
        definitions: { a: { type: 'string', description: 'x'.repeat(500_000) } },
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`p${index}`, { $ref: '#/definitions/a' }])),
      },
    ],
    [
      '20,000 strange keywords that are referred to again and again',
      {
        definitions: { a: { type: 'string', ...Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1])) } },
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`p${index}`, { $ref: '#/definitions/a' }])),
      },
    ],
    [
      '100,000 required names that are referred to again and again',
      {
        definitions: { a: { type: 'object', properties: { x: { type: 'string' } }, required: Array.from({ length: 100_000 }, () => 'x') } },
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`p${index}`, { $ref: '#/definitions/a' }])),
      },
    ],
  ])('%s ends soon, read or refused', (_name, source) => {
    const result = importDefinition(source)
    if (!result.ok) expect(result.report).toMatchObject([{ code: expect.stringMatching(/^(json\.too-large|limit\.references)$/) }])
    expect(result.report.length).toBeLessThan(30_000)
    expect(usualTime(() => importDefinition(source), 1500)).toBeLessThan(1500)
  })

  it('5,000 widgets, 5,000 choices, 1,000 columns and 1,000 rules are read', () => {
    expect(imported(form(...many(5000))).form.list).toHaveLength(5000)
    const choices = Array.from({ length: 5000 }, (_, value) => ({ value }))
    const columns = Array.from({ length: 1000 }, () => ({ span: 1, list: [] }))
    const rules = Array.from({ length: 1000 }, () => ({ own: 1 }))
    expect(importDefinition(form(input({ type: 'select', options: { options: choices }, rules }), { type: 'grid', columns })).ok).toBe(true)
  })

  it('what was read of the longest text can be read again when it is written with all its defaults', () => {
    const terse = JSON.stringify(
      Array.from({ length: 5000 }, (_, index) => ({ type: 'select', model: `m${index}`, name: 'x'.repeat(150) })),
    )
    expect(terse.length).toBeGreaterThan(LIMITS.textBytes * 0.9)
    const written = exportDefinition(imported(terse).form)
    expect(exportDefinition(imported(written).form)).toEqual(written)
  })

  it('an import takes time in proportion to its size', () => {
    const source = (count: number) =>
      JSON.stringify(form(...Array.from({ length: count }, (_, index) => input({ key: `k${index}`, model: `m${index}` }))))
    const [small, large] = [source(1000), source(4000)]
    const time = (text: string) => usualTime(() => importDefinition(text))
    time(small)
    // Four times the work: quadratic time would be sixteen times as long.
    expect(time(large) / time(small)).toBeLessThan(10)
  })
})

describe('C4 types that are none', () => {
  it.each([
    'unheard-of',
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'hasOwnProperty',
    '',
    'Input',
    5,
    null,
    undefined,
    {},
    [],
    true,
  ])('%j becomes a placeholder that the report names', (type) => {
    const { form: read, report } = imported(form({ type, key: 'k', model: 'm', name: 'N', options: {} }))
    expect(read.list).toMatchObject([{ type: 'unknown', name: 'N' }])
    expect(report).toMatchObject([{ code: 'widget.unknown-type', path: ['list', 0, 'type'] }])
    validateValues(read, { m: 1 })
    expect(lintDefinition(read).map(({ code }) => code)).toEqual(['unknown-widget'])
  })
})

describe('C5 values of a program', () => {
  class Mine {
    readonly list = []
  }
  const cyclic: Record<string, unknown> = { list: [] }
  cyclic['list'] = [cyclic]
  let shared: unknown = 'x'
  for (let level = 0; level < 40; level++) shared = [shared, shared]

  it.each([
    ['a cycle', cyclic, 'json.too-deep'],
    ['shared references that explode', { list: [], shared }, 'json.too-large'],
    ['a date', { list: [], at: new Date(0) }, 'value.not-json'],
    ['an instance', new Mine(), 'value.not-json'],
    ['a map', { list: [new Map()] }, 'value.not-json'],
    ['a function', { list: [() => 1] }, 'value.not-json'],
    ['a symbol', { list: [Symbol('x')] }, 'value.not-json'],
    ['a big integer', { list: [1n] }, 'value.not-json'],
    ['NaN', { list: [], config: { labelWidth: Number.NaN } }, 'value.not-json'],
  ])('%s is refused with its place', (_name, source, code) => {
    expect(refusal(source)).toMatchObject({ code, path: expect.any(Array) })
  })

  it('getters that throw, and proxies, are refused; frozen and borrowed values are read and left alone', () => {
    const getter = Object.defineProperty({ list: [] }, 'config', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    })
    expect(refusal(getter)).toMatchObject({ code: 'value.not-json', path: ['config'] })
    const trap = () => {
      throw new Error('no')
    }
    expect(refusal(new Proxy({}, { ownKeys: trap, get: trap, getPrototypeOf: trap }))).toMatchObject({ code: 'value.not-json' })
    const twin = Object.freeze(input({ options: Object.freeze({ options: Object.freeze(['a']) }) }))
    const source = Object.freeze({ list: Object.freeze([twin, twin]), config: Object.freeze({}) })
    const before = JSON.stringify(source)
    const { form: read } = imported(source)
    expect(JSON.stringify(source)).toBe(before)
    expect(outline(read)).toEqual(['input m "N"', 'input m_2 "N"'])
  })
})

describe('C6 names that reach a prototype', () => {
  const hostile = ['__proto__', 'constructor', 'prototype', 'constructor.prototype.x', 'a.__proto__.b', 'a[__proto__]', 'a.constructor']

  it.each(hostile)('%s is refused as a model, in a condition, as a path and as a name of an answer', (name) => {
    const select = (options: object) => form(input({ type: 'select', options }))
    expect(refusal(form(input({ model: name })))).toMatchObject({ code: 'model.forbidden', params: { name } })
    expect(refusal(form(input({ options: { displayVerify: { type: 'and', list: [{ model: name, value: '' }] } } })))).toMatchObject({
      code: 'model.forbidden',
    })
    expect(
      refusal(select({ requestMethod: { url: '', method: 'get', params: '', headers: '', result: name, timeout: 10 } })),
    ).toMatchObject({ code: 'model.forbidden', path: ['list', 0, 'options', 'requestMethod', 'result'] })
    expect(refusal(select({ props: { value: name, label: 'label' } }))).toMatchObject({ code: 'model.forbidden' })
    const showWhen = { model: name, is: 'empty' }
    expect(fieldOf(imported(form(input({ options: { formwork: { showWhen } } }))).form, 'm').options.formwork).toEqual({})
  })

  it.each(['__proto__', 'constructor', 'prototype'])('%s is refused as a key, wherever it stands, in every format', (name) => {
    for (const text of [
      `{"list":[{"type":"x","a":{"${name}":1}}]}`,
      `{"components":[{"type":"textfield","${name}":1}]}`,
      `{"properties":{"${name}":{"type":"string"}}}`,
      `{"elements":[{"type":"text","${name}":{}}]}`,
    ]) {
      expect(refusal(text)).toMatchObject({ code: 'key.forbidden', params: { name } })
    }
    expect(codesOf({ elements: [{ type: 'text', name: `a.${name}` }] })).toEqual(['model.forbidden'])
    expect(codesOf({ components: [{ type: 'textfield', key: name, input: true }] })).toEqual(['model.forbidden'])
  })

  it.each(['a..b', 'a[0]', '.', '[', 'hasOwnProperty', 'valueOf'])('%s is a name like any other, and nothing is polluted', (model) => {
    const { form: read } = imported(form(input({ model })))
    expect(defaultValues(read)).toEqual({ [model]: '' })
    expect(validateValues(read, { [model]: 'x' })).toMatchObject({ ok: true, values: { [model]: 'x' } })
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('C7 dangerous patterns', () => {
  it.each(['^(a+)+$', '(a|a)*$', '(.*)*x', '/^(a+)+$/i'])('%s is asked in linear time', (pattern) => {
    const { form: read } = imported(form(input({ options: { pattern } })))
    const values = { m: `${'a'.repeat(100_000)}!` }
    expect(usualTime(() => validateValues(read, values), 100)).toBeLessThan(100)
  })

  it.each(['(?<=a)b', '(a)\\1', '[', '(?=a)', '((a{1000}){1000}){1000}', 'a'.repeat(10_000)])(
    '%.20s is reported when it is imported, and blocks nobody',
    (pattern) => {
      const { form: read, report } = imported(form(input({ options: { pattern } })))
      expect(report).toMatchObject([
        { code: 'pattern.unsupported', path: ['list', 0, 'options', 'pattern'], params: { problem: expect.stringMatching(/\S/) } },
      ])
      expect(fieldOf(read, 'm').options).toMatchObject({ pattern })
    },
  )
})

describe('C8 names that meet', () => {
  it('repeated and empty names are reported and told apart, so that no value overwrites another', () => {
    const twins = form(input(), input(), input({ key: '', model: '' }))
    const { form: read, report } = imported(twins)
    expect(report.map(({ code }) => code)).toEqual([
      'widget.key-changed',
      'widget.model-changed',
      'widget.key-created',
      'widget.model-created',
    ])
    expect(new Set(Object.keys(defaultValues(read))).size).toBe(3)
  })

  it.each(['id', 'then', 'toJSON', 'status', 'length', 'valueOf', 'catch'])('%s is a model whose value stays plain data', async (model) => {
    const { form: read } = imported(form(input({ model })))
    const answer = validateValues(read, { [model]: 'x' })
    expect(answer).toMatchObject({ ok: true, values: { [model]: 'x' } })
    expect(JSON.parse(JSON.stringify(answer))).toMatchObject({ values: { [model]: 'x' } })
    // A value called "then" makes no promise of the values.
    expect(await Promise.resolve(defaultValues(read))).toEqual({ [model]: '' })
  })

  it('two subforms have their own models; within one they are told apart; the form is another scope', () => {
    const rows = (key: string, model: string) => ({
      type: 'subform',
      key,
      model,
      name: key,
      options: {},
      columns: [
        {
          span: 24,
          list: [
            input({ key: `${key}1` }),
            { type: 'grid', key: `${key}g`, options: {}, columns: [{ span: 24, list: [input({ key: `${key}2` })] }] },
          ],
        },
      ],
    })
    const { form: read, report } = imported(form(rows('a', 'r'), rows('b', 'r'), input()))
    expect(outline(read)).toEqual([
      'subform r "a"',
      'input m "N"',
      'grid of 1',
      'input m_2 "N"',
      'subform r_2 "b"',
      'input m "N"',
      'grid of 1',
      'input m_2 "N"',
      'input m "N"',
    ])
    expect(report.filter(({ code }) => code === 'widget.model-changed')).toHaveLength(3)
  })
})

describe('C11 text that looks like code', () => {
  const traps = [
    "{{constructor.constructor('alert(1)')()}}",
    '${7*7}',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '#{7*7}',
    '=1+1',
    '{{7*7}}',
  ]

  it.each(traps)('%s stays what it is, everywhere', (text) => {
    const options = { defaultValue: text, placeholder: text, tip: text, width: text }
    const choices = { options: [{ value: text, label: text }], remoteFunc: text, tokenFunc: text }
    const source = form(
      input({ name: text, model: 'plain', options }),
      input({ key: 'c', type: 'radio', model: 'c', name: text, options: choices }),
    )
    const { form: read } = imported(source)
    expect(fieldOf(read, 'plain')).toMatchObject({ name: text, options })
    expect(fieldOf(read, 'c').options).toMatchObject(choices)
    expect(exportDefinition(read)).toMatchObject({ list: [{ options }, { options: choices }] })
    expect(toHtmlPage(read)).not.toContain('<script>alert(1)')
  })

  it.each(traps)('%s is no code in a form of another designer either', (text) => {
    const { form: read } = imported({
      elements: [{ type: 'text', name: 'q', title: 'T', placeholder: text, defaultValue: text, visibleIf: text }],
    })
    expect(fieldOf(read, 'q').options).toMatchObject({ defaultValue: text, displayVerify: { list: [] } })
  })
})

describe('C13 numbers out of range', () => {
  it.each([
    ['number', { step: 0 }, { step: 1 }],
    ['number', { step: -1 }, { step: 1 }],
    ['rate', { max: 1e9 }, { max: 5 }],
    ['rate', { max: 0 }, { max: 5 }],
    ['imgupload', { length: -1 }, { length: 8 }],
    ['imgupload', { size: { width: 1e9, height: -5 } }, { size: { width: 100, height: 100 } }],
    ['file', { length: 1e9 }, { length: 9 }],
    ['slider', { min: 'NaN', max: 'x', step: 0 }, { min: 0, max: 100, step: 1 }],
    ['slider', { defaultValue: 'NaN' }, { defaultValue: 0 }],
    ['input', { maxlength: -2, labelWidth: -1 }, { maxlength: -1, labelWidth: 100 }],
  ])('%s %j is replaced by %j, and said', (type, options, expected) => {
    const { form: read, report } = imported(form(input({ type, options })))
    expect(fieldOf(read, 'm').options).toMatchObject(expected)
    expect(report.map(({ code }) => code)).toContain('option.replaced')
    defaultValues(read)
    toHtmlPage(read)
  })

  it.each([
    [0, 1],
    [25, 24],
    [-3, 1],
    ['x', 8],
    [1e9, 24],
  ])('a column %j wide is %d wide', (span, expected) => {
    const columns = [
      { span, list: [] },
      { span: 24, list: [] },
      { span: 24, list: [] },
    ]
    const { form: read, report } = imported(form({ type: 'grid', key: 'g', model: 'g', name: '', options: {}, columns }))
    expect(read.list[0]).toMatchObject({ columns: [{ span: expected }, { span: 24 }, { span: 24 }] })
    expect(report).toMatchObject([{ code: 'column.span-set', path: ['list', 0, 'columns', 0, 'span'] }])
  })

  it('a column without a width gets an equal share, and the report names no empty one', () => {
    const columns = [{ list: [] }, { list: [] }]
    const { report } = imported(form({ type: 'grid', key: 'g', model: 'g', name: '', options: {}, columns }))
    expect(report.map(({ code, params }) => [code, params])).toEqual(columns.map(() => ['column.span-set', { found: '–', used: 12 }]))
  })

  it.each([
    ['labelWidth', 201, 200],
    ['labelWidth', -1, 0],
    ['labelWidth', 'abc', 100],
    ['size', 'x', 'small'],
  ])('the setting %s %j becomes %j', (option, found, used) => {
    expect(imported({ list: [], config: { [option]: found } }).form.config).toMatchObject({ [option]: used })
  })

  it('a minimum above the maximum is left to the author, and the checker says so', () => {
    const { form: read } = imported(form(input({ type: 'number', options: { min: 5, max: 1 } })))
    expect(lintDefinition(read).map(({ code }) => code)).toContain('contradictory-range')
  })
})

describe('a definition with more to say of it than anybody reads', () => {
  it('is reported by the first 1,000 findings and how many there are besides', () => {
    const list = Array.from({ length: 3000 }, (_, index) => index)
    const { report } = importDefinition({ list, config: {} })
    expect(report).toHaveLength(LIMITS.findings + 1)
    expect(report.at(-1)).toMatchObject({ code: 'findings.more', params: { count: 2000 } })
  })
})
