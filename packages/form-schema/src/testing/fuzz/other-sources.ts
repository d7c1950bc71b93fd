/** Definitions in the formats of other designers, made of their words in every combination. */
/* oxlint-disable unicorn/no-thenable -- "then" is a word of JSON Schema */
import fc from 'fast-check'

const name = fc.constantFrom('a', 'b', 'c', 'a.b', 'row.a', 'constructor', 'toString', '', 'then')
const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('<b>x</b>', '&amp;', '<script>1', { default: 'a', 'zh-cn': '甲' }, { de: 'x' }, 5, null),
)
const anything = fc.jsonValue({ maxDepth: 2 })
const value = fc.oneof(fc.constantFrom('a', 'b', '', true, false, 0, 1, 3, null), anything)
const choices = fc.oneof(
  fc.array(
    fc.oneof(
      fc.constantFrom('a', 'b', 1, true, null),
      fc.record({ value, text: words, label: words, visibleIf: fc.constant('{a} = 1') }, { requiredKeys: [] }),
    ),
    { maxLength: 4 },
  ),
  anything,
)
const expression = fc.oneof(
  fc.stringMatching(/^[{}abc'"=<>!()[\], 0-9.andotrempy-]{0,30}$/),
  fc.constantFrom(
    "{a} = 'x' and {b} > 3",
    '=a = "x"',
    '=not(a)',
    "show = data.a == 'b'",
    '{a} notempty or !{c}',
    '=list contains(a, "b")',
    '{a} anyof [1, 2]',
    '='.repeat(50),
    '('.repeat(3000),
  ),
)

/** An object of these settings, each there or not, and sometimes of the wrong kind. */
const settings = (shape: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(shape).map(([key, of]) => [key, fc.oneof({ weight: 9, arbitrary: of }, { weight: 1, arbitrary: anything })]),
    ),
    { requiredKeys: [] },
  )

/** A few of what lies inside; nothing at the bottom. Without a bound of its own a generator of trees would not end. */
const several = (make: (depth: number) => fc.Arbitrary<unknown>, depth: number): fc.Arbitrary<unknown> =>
  depth === 0 ? fc.constant([]) : fc.array(make(depth - 1), { maxLength: 2 })

const SURVEY_KINDS = fc.constantFrom(
  'text',
  'comment',
  'radiogroup',
  'checkbox',
  'dropdown',
  'tagbox',
  'boolean',
  'rating',
  'ranking',
  'imagepicker',
  'matrix',

  'matrixdropdown',
  'matrixdynamic',
  'paneldynamic',
  'multipletext',
  'file',
  'html',
  'expression',
  'panel',
  'slider',
  'signaturepad',
  'toString',
)
const survey = (depth: number): fc.Arbitrary<unknown> =>
  settings({
    type: SURVEY_KINDS,
    name,
    title: words,
    isRequired: fc.boolean(),
    inputType: fc.constantFrom('number', 'date', 'email', 'range', 'week', 'color'),
    choices,
    columns: fc.oneof(choices, several(survey, depth)),
    rows: choices,
    cellType: fc.constantFrom('checkbox', 'text', 'dropdown'),
    items: choices,
    elements: several(survey, depth),
    templateElements: several(survey, depth),
    visibleIf: expression,
    enableIf: expression,
    defaultValue: value,
    rateMin: value,
    rateMax: value,
    rateStep: value,
    choicesMin: value,
    choicesMax: value,
    showOtherItem: fc.boolean(),
    startWithNewLine: fc.boolean(),
  })

const FORMIO_KINDS = fc.constantFrom(
  'textfield',
  'textarea',
  'number',
  'checkbox',
  'radio',
  'select',
  'selectboxes',
  'datetime',
  'day',
  'time',
  'survey',
  'file',
  'hidden',
  'panel',
  'well',
  'columns',
  'table',
  'tabs',
  'datagrid',
  'container',
  'content',
  'button',
  'signature',
  'simplecols2',
  'constructor',
)
const formio = (depth: number): fc.Arbitrary<unknown> =>
  settings({
    type: FORMIO_KINDS,
    key: name,
    label: words,
    title: words,
    input: fc.boolean(),
    values: choices,
    data: settings({ values: choices, json: fc.oneof(anything, fc.json()), url: fc.webUrl() }),
    dataSrc: fc.constantFrom('values', 'json', 'url', 'custom'),
    template: fc.constantFrom('{{ item.name }}', 'item.', '<b>'),
    components: several(formio, depth),
    columns: fc.array(fc.record({ width: value, components: several(formio, depth) }), { maxLength: 3 }),
    rows: fc.array(fc.array(fc.record({ components: several(formio, depth) }), { maxLength: 2 }), { maxLength: 2 }),
    questions: choices,
    validate: settings({
      required: fc.boolean(),
      min: value,
      max: value,
      pattern: fc.string({ maxLength: 8 }),
      maxLength: value,
      custom: words,
    }),
    conditional: settings({ show: value, when: name, eq: value, conjunction: fc.constant('any'), conditions: choices }),
    customConditional: expression,
    defaultValue: value,
    multiple: fc.boolean(),
    html: words,
  })

const formJs = (depth: number): fc.Arbitrary<unknown> =>
  settings({
    type: fc.constantFrom(
      'textfield',
      'number',
      'select',
      'taglist',
      'checkbox',
      'group',
      'dynamiclist',
      'text',
      'html',
      'datetime',
      'filepicker',
      'separator',
      'x',
    ),
    key: name,
    path: name,
    label: words,
    values: choices,
    components: several(formJs, depth),
    conditional: settings({ hide: expression }),
    readonly: expression,
    validate: settings({ required: fc.oneof(fc.boolean(), expression), min: value, pattern: words }),
    layout: settings({ row: name, columns: value }),
    text: fc.oneof(words, expression),
    defaultValue: value,
    increment: value,
    decimalDigits: value,
  })

const reference = fc.constantFrom('#', '#/definitions/a', '#/definitions/b', '#/$defs/a', '#/properties/a', '#/definitions/none', 'x')
const schema = (depth: number): fc.Arbitrary<unknown> => {
  const inner = depth === 0 ? fc.constantFrom<unknown>({}, { type: 'string' }, { $ref: '#/definitions/a' }) : schema(depth - 1)
  const properties = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'toString'), inner, { maxKeys: 3 })
  const list = fc.array(inner, { maxLength: 2 })
  return settings({
    type: fc.constantFrom('object', 'string', 'array', 'number', 'boolean', 'integer', 'null', ['string', 'null'], 'x'),
    title: words,
    properties,
    required: fc.array(name, { maxLength: 2 }),
    items: fc.oneof(inner, list),
    enum: fc.array(value, { maxLength: 3 }),
    enumNames: fc.array(words, { maxLength: 3 }),
    const: value,
    default: value,
    format: fc.constantFrom('date', 'email', 'data-url', 'time'),
    $ref: reference,
    allOf: list,
    anyOf: list,
    oneOf: list,
    if: inner,
    then: inner,
    else: inner,
    dependencies: fc.dictionary(fc.constantFrom('a', 'b'), fc.oneof(fc.array(name, { maxLength: 2 }), inner), { maxKeys: 2 }),
    minimum: value,
    multipleOf: value,
  })
}
const uiSchema = fc.dictionary(
  fc.constantFrom('a', 'b', 'items', 'ui:order', 'ui:widget', 'ui:options', 'ui:title'),
  fc.oneof(anything, fc.constantFrom('radio', 'textarea', 'checkboxes', ['b', '*'], { 'ui:widget': 'range' })),
)

/** Forms of all four other formats. */
export const otherForm: fc.Arbitrary<unknown> = fc.oneof(
  fc.record(
    {
      pages: fc.array(fc.record({ elements: fc.array(survey(2), { maxLength: 4 }) }), { minLength: 1, maxLength: 2 }),
      locale: fc.constantFrom('zh-cn', 'de', 5),
    },
    { requiredKeys: ['pages'] },
  ),
  fc.record({ elements: fc.array(survey(2), { minLength: 1, maxLength: 5 }) }),
  fc.record({ components: fc.array(formio(2), { maxLength: 5 }) }),
  fc.record({ schema: fc.record({ components: fc.array(formio(2), { maxLength: 3 }) }) }),
  fc.record({ components: fc.array(formJs(2), { maxLength: 5 }), schemaVersion: fc.nat() }),
  fc.record(
    {
      schema: fc.record({
        type: fc.constant('object'),
        properties: fc.dictionary(name, schema(1), { maxKeys: 4 }),
        definitions: fc.record({ a: schema(1), b: schema(1) }),
      }),
      uiSchema,
    },
    { requiredKeys: ['schema'] },
  ),
  fc.record(
    {
      $schema: fc.constant('http://json-schema.org/draft-07/schema#'),
      $defs: fc.record({ a: schema(1) }),
      allOf: fc.array(schema(1), { maxLength: 3 }),
    },
    { requiredKeys: ['$schema'] },
  ),
)
