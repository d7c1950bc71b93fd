/** How each kind of JSON Schema property, its conditions and its leftovers are read. */
/* oxlint-disable unicorn/no-thenable -- "then" is a word of JSON Schema, and these are definitions */
import { describe, expect, it } from 'vitest'
import { codesOf, fieldOf, imported, outline, placesOf } from '../../testing/import-one'

const schema = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })

function one(property: unknown, ui: object = {}) {
  const { form, report } = imported({ schema: schema({ q: property }), uiSchema: { q: ui } })
  const widget = fieldOf(form, 'q')
  return { type: widget.type, options: widget.options, name: widget.name, codes: report.map(({ code }) => code).slice(1) }
}

const ab = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'b' },
]

describe('a property', () => {
  it.each([
    [
      { type: 'string', title: 'T', description: 'D', maxLength: 5, pattern: '^a', default: 'x' },
      {},
      'input',
      { tip: 'D', maxlength: 5, pattern: '^a', defaultValue: 'x' },
    ],
    [
      { type: 'string', readOnly: true },
      { 'ui:help': 'H', 'ui:placeholder': 'P', 'ui:disabled': true },
      'input',
      { readonly: true, disabled: true, tip: 'H', placeholder: 'P' },
    ],
    [{ type: 'string' }, { 'ui:options': { widget: 'textarea', rows: 3, description: 'D' } }, 'textarea', { tip: 'D' }],
    [{ type: 'string' }, { 'ui:widget': 'password' }, 'input', { showPassword: true }],
    [{ type: 'string', format: 'email' }, {}, 'input', { dataType: 'email' }],
    [{ type: 'string', format: 'uri' }, {}, 'input', { dataType: 'url' }],
    [{ type: 'string', format: 'date' }, {}, 'date', { type: 'date', defaultValue: '' }],
    [{ type: 'string', format: 'date-time' }, {}, 'date', { type: 'datetime' }],
    [{ type: 'string' }, { 'ui:widget': 'alt-date' }, 'date', { type: 'date' }],
    [{ type: 'string', format: 'time' }, {}, 'time', { format: 'HH:mm:ss' }],
    [{ type: 'string' }, { 'ui:widget': 'color' }, 'color', {}],
    [{ type: 'string', format: 'data-url' }, {}, 'file', { length: 1 }],
    [{ type: ['string', 'null'] }, {}, 'input', {}],
    [{ type: 'string', const: 'fixed' }, {}, 'input', { defaultValue: 'fixed', readonly: true }],
    [{ type: 'integer', minimum: 1, maximum: 9 }, {}, 'number', { min: 1, max: 9, step: 1, defaultValue: '' }],
    [{ type: 'number', multipleOf: 0.5, default: 2 }, {}, 'number', { step: 0.5, defaultValue: 2 }],
    [{ type: 'number' }, {}, 'number', { step: 0.01 }],
    [{ type: 'integer' }, { 'ui:widget': 'range' }, 'slider', { step: 1 }],
    [{ type: 'boolean', default: true }, {}, 'switch', { defaultValue: true }],
    [
      {
        type: 'boolean',
        oneOf: [
          { const: true, title: 'On' },
          { const: false, title: 'Off' },
        ],
      },
      { 'ui:widget': 'radio', 'ui:inline': true },
      'radio',
      {
        inline: true,
        options: [
          { value: true, label: 'On' },
          { value: false, label: 'Off' },
        ],
      },
    ],
    [{ type: 'string', enum: ['a', 'b'], enumNames: ['A'] }, {}, 'select', { options: ab, multiple: false }],
    [{ enum: ['a', 'b'] }, { 'ui:enumNames': ['A'] }, 'select', { options: ab }],
    [{ type: 'string', anyOf: [{ enum: ['a'], title: 'A' }, { const: 'b' }, { type: 'null' }] }, {}, 'select', { options: ab }],
    [
      { type: 'array', items: { type: 'string', enum: ['a', 'b'], enumNames: ['A'] }, default: ['a'] },
      {},
      'select',
      { multiple: true, defaultValue: ['a'], options: ab },
    ],
    [
      { type: 'array', items: { enum: ['a', 'b'], enumNames: ['A'] }, uniqueItems: true },
      { 'ui:widget': 'checkboxes' },
      'checkbox',
      { options: ab },
    ],
    [{ type: 'array', items: { type: 'string', format: 'data-url' } }, {}, 'file', { multiple: true }],
    [{ const: 5 }, {}, 'number', { defaultValue: 5, readonly: true }],
    [
      { enum: [true, 1, null] },
      {},
      'select',
      {
        options: [
          { value: true, label: 'true' },
          { value: 1, label: '1' },
        ],
      },
    ],
  ])('%j with %j becomes %s %j', (property, ui, type, options) => {
    const read = one(property, ui)
    expect(read.type).toBe(type)
    expect(read.options).toMatchObject(options)
  })

  it('is called by the uiSchema, by its title, else by its name', () => {
    expect(one({ type: 'string', title: 'T' }, { 'ui:title': '<i>U</i>' }).name).toBe('U')
    expect(one({ type: 'string', title: 'T' }).name).toBe('T')
    expect(one({ type: 'string' }).name).toBe('q')
  })

  it('is required where any layer says so, in the order of the uiSchema', () => {
    const source = schema(
      { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
      { required: ['b'], allOf: [{ required: ['c'] }] },
    )
    const { form } = imported({ schema: source, uiSchema: { 'ui:order': ['c', '*', 'a'] } })
    expect(outline(form)).toEqual(['input c "c" required', 'input b "b" required', 'input a "a"'])
    expect(outline(imported({ schema: source, uiSchema: { 'ui:order': ['b'] } }).form)[0]).toBe('input b "b" required')
  })

  it('that is an object is a caption over fields with nested names; a list of objects is a subform', () => {
    const address = {
      type: 'object',
      title: 'Address',
      description: 'where',
      required: ['street'],
      properties: { street: { type: 'string' } },
    }
    const { form } = imported(
      schema({
        home: address,
        all: { type: 'array', title: 'All', items: address },
        tags: { type: 'array', items: { type: 'string' } },
        empty: { type: 'array' },
      }),
    )
    expect(outline(form)).toEqual([
      'divider "Address"',
      'text "where"',
      'input home.street "street" required',
      'subform all "All"',
      'input street "street" required',
      'subform tags "tags"',
      'input value "value"',
      'subform empty "empty"',
      'rjsf:any "value"',
    ])
  })

  it('that is a list of fixed places is a field per place', () => {
    const { form } = imported(
      schema({
        t: { type: 'array', title: 'T', items: [{ type: 'string', title: 'One' }, { type: 'number' }] },
        u: { type: 'array', prefixItems: [{ type: 'boolean' }] },
      }),
    )
    expect(outline(form)).toEqual([
      'divider "T"',
      'input t.0 "One" required',
      'number t.1 "1" required',
      'divider "u"',
      'switch u.0 "0" required',
    ])
  })

  it('of no known kind keeps its label and its source', () => {
    const { form } = imported(schema({ q: { title: 'Q', type: 'geo' }, r: {}, n: { type: 'null' } }))
    expect(outline(form)).toEqual(['rjsf:geo "Q"', 'rjsf:any "r"'])
    expect(form.list[0]).toMatchObject({ raw: { source: { title: 'Q', type: 'geo' } } })
  })

  it('that may be one of several kinds becomes the first', () => {
    expect(one({ title: 'Q', anyOf: [{ type: 'null' }, { type: 'integer' }, { type: 'string' }] })).toMatchObject({
      type: 'number',
      name: 'Q',
      codes: ['alternatives.merged'],
    })
  })

  it('with keys that people choose, or with a widget of the host, is kept and named', () => {
    const { form, report } = imported({
      schema: schema({
        map: { type: 'object', title: 'Map', additionalProperties: { type: 'string' } },
        h: { type: 'string' },
        w: { type: 'string' },
      }),
      uiSchema: { h: { 'ui:widget': 'hidden' }, w: { 'ui:widget': 'updown' } },
    })
    expect(outline(form)).toEqual(['rjsf:object "Map"', 'input h "h"', 'input w "w"'])
    expect(placesOf(report, 'setting.dropped')).toEqual(['schema.properties.map.additionalProperties', 'uiSchema.h.ui:widget'])
  })

  it('names what has no counterpart', () => {
    const { report } = imported({
      schema: schema({ q: { type: 'string', minLength: 3, const: {} } }),
      uiSchema: { q: { 'ui:field': 'geo', 'ui:options': { rows: 4, yearsRange: [1, 2] } } },
      liveValidate: true,
    })
    expect(placesOf(report, 'setting.dropped')).toEqual([
      'liveValidate',
      'uiSchema.q.ui:field',
      'uiSchema.q.ui:options.yearsRange',
      'schema.properties.q.minLength',
      'schema.properties.q',
    ])
  })
})

describe('a schema', () => {
  it('may stand alone, beside a uiSchema, or ask for one value only', () => {
    expect(outline(imported({ ...schema({ a: { type: 'string' } }), title: 'Form', description: 'about' }).form)).toEqual([
      'text "Form"',
      'text "about"',
      'input a "a"',
    ])
    expect(outline(imported({ schema: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } } }).form)).toEqual(
      ['subform value "value"', 'input a "a"'],
    )
    expect(outline(imported({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'string', title: 'One' }).form)).toEqual([
      'input value "One"',
    ])
    expect(outline(imported({ $ref: '#/$defs/x', $defs: { x: schema({ a: { type: 'boolean' } }) } }).form)).toEqual(['switch a "a"'])
  })

  it('follows references, also with ~1 and lists in them, and what stands beside a reference wins', () => {
    const definitions = { 'a/b': { type: 'string', title: 'Slash' }, list: [{ type: 'boolean', title: 'Third' }] }
    const { form } = imported({
      definitions,
      ...schema({
        x: { $ref: '#/definitions/a~1b' },
        y: { $ref: '#/definitions/a~1b', title: 'Own' },
        z: { $ref: '#/definitions/list/0' },
      }),
    })
    expect(outline(form)).toEqual(['input x "Slash"', 'input y "Own"', 'switch z "Third"'])
  })

  it.each(['#/definitions/none', 'https://a.b/c.json', '#/definitions/x/title'])('keeps a place for %s, which leads nowhere', ($ref) => {
    const { form, report } = imported({ definitions: { x: { title: 'X' } }, ...schema({ q: { title: 'Q', $ref } }) })
    expect(outline(form)).toEqual(['rjsf:$ref "Q"'])
    expect(placesOf(report, 'reference.missing')).toEqual(['properties.q.$ref'])
  })

  it('keeps a place for a reference into itself', () => {
    const node = schema({ name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/definitions/node' } } })
    const { form, report } = imported({ definitions: { node }, ...schema({ tree: { $ref: '#/definitions/node' } }) })
    expect(outline(form)).toEqual(['divider "tree"', 'input tree.name "name"', 'subform tree.children "children"', 'rjsf:$ref "value"'])
    expect(placesOf(report, 'reference.circular')).toContain('definitions.node.properties.children.items.$ref')
    expect(codesOf({ $ref: '#', properties: {} })).toContain('reference.circular')
  })

  it('ends where branches and alternatives lead back, or lead too deep', () => {
    const back = schema({ a: schema({}, { if: {}, then: { $ref: '#' } }), b: { anyOf: [{ $ref: '#/properties/b' }] } })
    expect(codesOf({ schema: back })).toContain('reference.circular')
    const chain = Array.from({ length: 100 }, (_, index) => [`d${index}`, schema({ a: { $ref: `#/definitions/d${index + 1}` } })])
    expect(codesOf({ definitions: Object.fromEntries(chain), ...schema({ q: { $ref: '#/definitions/d0' } }) })).toEqual(['json.too-deep'])
    const straight = Array.from({ length: 100 }, (_, index) => [`d${index}`, { $ref: `#/definitions/d${index + 1}` }])
    expect(codesOf({ definitions: Object.fromEntries(straight), ...schema({ q: { $ref: '#/definitions/d0' } }) })).toEqual([
      'json.too-deep',
    ])
  })

  it('that fans out without end is refused with the limit', () => {
    const definitions = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `d${index}`,
        { allOf: [{ $ref: `#/definitions/d${index + 1}` }, { allOf: [{ $ref: `#/definitions/d${index + 1}` }] }] },
      ]),
    )
    expect(imported({ definitions: { ...definitions, d40: {} }, ...schema({ q: { type: 'string' } }) }).report).toHaveLength(1)
    const wide = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `d${index}`,
        schema({ a: { $ref: `#/definitions/d${index + 1}` }, b: { $ref: `#/definitions/d${index + 1}` } }),
      ]),
    )
    expect(codesOf({ definitions: { ...wide, d40: { type: 'string' } }, ...schema({ q: { $ref: '#/definitions/d0' } }) })).toEqual([
      expect.stringMatching(/^limit\./),
    ])
  })
})

describe('what depends on answers', () => {
  const logicOf = (source: object, model: string) => {
    const { displayVerify, formwork } = fieldOf(imported(source).form, model).options
    return displayVerify.list.length > 0 ? { pairs: displayVerify, ...formwork } : formwork
  }
  const pairs = (model: string, ...values: readonly string[]) => ({
    type: values.length > 1 ? 'or' : 'and',
    list: values.map((value) => ({ model, value })),
  })
  const base = { kind: { type: 'string', enum: ['a', 'b'] }, card: { type: 'string' } }
  const extra = { bill: { type: 'string' } }

  it.each([
    ['dependencies that require', { dependencies: { card: ['kind'] } }, 'kind', { requiredWhen: { model: 'card', is: 'notEmpty' } }],
    ['dependentRequired', { dependentRequired: { card: ['kind'] } }, 'kind', { requiredWhen: { model: 'card', is: 'notEmpty' } }],
    [
      'dependencies that add',
      { dependencies: { card: { properties: extra, required: ['bill'] } } },
      'bill',
      { showWhen: { model: 'card', is: 'notEmpty' } },
    ],
    ['dependentSchemas', { dependentSchemas: { card: { properties: extra } } }, 'bill', { showWhen: { model: 'card', is: 'notEmpty' } }],
    [
      'dependencies by value',
      {
        dependencies: { kind: { oneOf: [{ properties: { kind: { enum: ['a'] }, ...extra } }, { properties: { kind: { enum: ['b'] } } }] } },
      },
      'bill',
      { pairs: pairs('kind', 'a') },
    ],
    [
      'dependencies by several values',
      { dependencies: { kind: { oneOf: [{ properties: { kind: { enum: ['a', 'b'] }, ...extra } }] } } },
      'bill',
      { pairs: pairs('kind', 'a', 'b') },
    ],
    [
      'a branch without a value',
      { dependencies: { kind: { oneOf: [{ properties: extra }] } } },
      'bill',
      { showWhen: { model: 'kind', is: 'notEmpty' } },
    ],
    [
      'if, then',
      { if: { properties: { kind: { const: 'a' } } }, then: { properties: extra, required: ['card', 'bill'] } },
      'bill',
      { pairs: pairs('kind', 'a') },
    ],
    [
      'if, then requires',
      { if: { properties: { kind: { const: 'a' } }, required: ['kind'] }, then: { required: ['card'] } },
      'card',
      { requiredWhen: { model: 'kind', is: 'equals', value: 'a' } },
    ],
    [
      'if, else',
      { if: { properties: { kind: { const: 'a' } } }, else: { properties: extra } },
      'bill',
      { showWhen: { model: 'kind', is: 'notEquals', value: 'a' } },
    ],
    ['if there', { if: { required: ['card'] }, then: { properties: extra } }, 'bill', { showWhen: { model: 'card', is: 'notEmpty' } }],
    [
      'if among allOf',
      { allOf: [{ if: { properties: { kind: { enum: ['a', 'b'] } } }, then: { properties: extra } }] },
      'bill',
      { pairs: pairs('kind', 'a', 'b') },
    ],
    [
      'the same field in two branches',
      {
        allOf: [
          { if: { properties: { kind: { const: 'a' } } }, then: { properties: extra } },
          { if: { properties: { kind: { const: 'b' } } }, then: { properties: extra } },
        ],
      },
      'bill',
      { pairs: pairs('kind', 'a', 'b') },
    ],
  ])('%s', (_name, more, model, logic) => {
    expect(logicOf(schema(base, more), model)).toEqual(logic)
  })

  it('offers the choices of each branch of the same field', () => {
    const food = (...names: readonly string[]) => ({ properties: { food: { type: 'string', enum: names } }, required: ['food'] })
    const when = (value: string, then: object) => ({ if: { properties: { kind: { const: value } } }, then })
    const { form, report } = imported(schema(base, { allOf: [when('a', food('meat', 'fish')), when('b', food('fish', 'worms'))] }))
    const is = (value: string) => ({ model: 'kind', is: 'equals', value })
    expect(fieldOf(form, 'food').options).toMatchObject({
      required: true,
      options: [{ value: 'meat' }, { value: 'fish' }, { value: 'worms' }],
      displayVerify: pairs('kind', 'a', 'b'),
      formwork: {
        choicesWhen: [
          { value: 'meat', when: is('a') },
          { value: 'fish', when: is('a') },
          { value: 'fish', when: is('b') },
          { value: 'worms', when: is('b') },
        ],
      },
    })
    expect(placesOf(report, 'alternatives.merged')).toEqual([])
  })

  it('shows a group as a whole', () => {
    const group = { type: 'object', title: 'G', properties: { x: { type: 'string' }, y: { type: 'string' } } }
    const { form } = imported(schema(base, { dependencies: { card: { properties: { group } } } }))
    expect(form.list.at(-1)).toMatchObject({ type: 'grid', options: { formwork: { showWhen: { model: 'card', is: 'notEmpty' } } } })
    expect(outline(form).slice(2)).toEqual(['grid of 1', 'divider "G"', 'input group.x "x"', 'input group.y "y"'])
  })

  it('names a condition it cannot say, a property that is narrowed, and a field that differs between branches', () => {
    const other = { properties: { bill: { type: 'number' }, kind: { maxLength: 3 } } }
    const { report } = imported(
      schema(base, {
        if: { properties: { card: { minLength: 3 } } },
        then: { properties: extra },
        else: other,
        anyOf: [{ required: ['card'] }],
        dependencies: { none: { properties: { late: { type: 'string' } } } },
      }),
    )
    expect(placesOf(report, 'condition.untranslated')).toEqual(['dependencies.none.properties.late', 'then.properties.bill'])
    expect(placesOf(report, 'alternatives.merged')).toEqual(['else.properties.bill'])
    expect(placesOf(report, 'setting.dropped')).toEqual(['else.properties.kind', 'anyOf'])
  })

  it('tells alternatives apart by a constant, else by a choice of our own', () => {
    const circle = { title: 'Circle', ...schema({ shape: { const: 'circle', title: 'Shape' }, radius: { type: 'number' } }) }
    const square = { title: 'Square', ...schema({ shape: { const: 'square' }, side: { type: 'number' } }, { required: ['side'] }) }
    const told = imported({ type: 'object', properties: {}, definitions: { circle }, oneOf: [{ $ref: '#/definitions/circle' }, square] })
    expect(outline(told.form)).toEqual(['select shape "Shape"', 'number radius "radius"', 'number side "side" required'])
    expect(fieldOf(told.form, 'side').options.displayVerify).toEqual(pairs('shape', 'square'))
    expect(placesOf(told.report, 'alternatives.merged')).toEqual(['oneOf'])

    const untold = imported(
      schema({
        all: {
          type: 'array',
          items: { anyOf: [{ title: 'One', ...schema({ a: { type: 'string' } }) }, schema({ b: { type: 'string' } })] },
        },
      }),
    )
    expect(outline(untold.form)).toEqual(['subform all "all"', 'select alternative "One / 2"', 'input a "a"', 'input b "b"'])
    expect(fieldOf(untold.form, 'alternative').options).toMatchObject({
      options: [
        { value: 0, label: 'One' },
        { value: 1, label: '2' },
      ],
    })
    expect(fieldOf(untold.form, 'b').options.displayVerify).toEqual(pairs('alternative', '1'))
  })

  it('puts the layers of a property together', () => {
    const source = schema(
      { a: { type: ['string', 'boolean'], title: 'A' } },
      { allOf: [{ properties: { a: { type: 'boolean' } } }, { properties: { a: { type: 'number' } } }, 5] },
    )
    expect(outline(imported(source).form)).toEqual(['switch a "A"'])
  })
})
