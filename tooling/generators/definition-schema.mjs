/** The JSON Schema of a definition file, made from the schemas of the widget types: for editors that complete and check a form while it is written. Pure. */

const CONDITION = { $ref: '#/$defs/condition' }
const PLAIN = { type: ['string', 'number', 'boolean'] }
const object = (properties, required = Object.keys(properties)) => ({ type: 'object', properties, required })
const list = (items) => ({ type: 'array', items })

/** Options whose schemas check with functions of their own, by name. Unknown options may have any value. */
const CHECKED_BY_HAND = {
  displayVerify: { $ref: '#/$defs/displayCondition' },
  formwork: { $ref: '#/$defs/fieldLogic' },
  options: list({ $ref: '#/$defs/choice' }),
  remote: { enum: [false, true, 99] },
  remoteOptions: { type: 'array' },
  requestMethod: object(
    {
      url: { type: 'string' },
      method: { type: 'string' },
      params: { type: 'string' },
      headers: { type: 'string' },
      result: { type: 'string' },
      timeout: { type: 'number' },
    },
    [],
  ),
  props: object({ value: { type: 'string' }, label: { type: 'string' }, children: { type: 'string' } }, []),
  headers: { type: 'object', additionalProperties: { type: 'string' } },
  size: object({ width: { type: 'number', minimum: 1 }, height: { type: 'number', minimum: 1 } }),
}

const comparison = (operators, more) => object({ model: { type: 'string' }, is: { enum: operators }, ...more })

const SHARED = {
  column: object(
    { span: { type: 'integer', minimum: 1, maximum: 24 }, title: { type: 'string' }, list: list({ $ref: '#/$defs/widget' }) },
    ['list'],
  ),
  choice: object({ value: PLAIN, label: { type: 'string' }, children: list({ $ref: '#/$defs/choice' }) }, ['value']),
  displayCondition: object({
    type: {
      enum: ['hide', 'and', 'or'],
      description: '`hide`: no condition, always shown. `and`: every pair matches. `or`: one of them does.',
    },
    list: list(object({ model: { type: 'string' }, value: { type: 'string' } })),
  }),
  condition: {
    anyOf: [
      object({ all: list(CONDITION) }),
      object({ any: list(CONDITION) }),
      object({ not: CONDITION }),
      comparison(['equals', 'notEquals', 'contains', 'greater', 'less', 'atLeast', 'atMost'], { value: PLAIN }),
      comparison(['empty', 'notEmpty']),
      comparison(['between'], { least: PLAIN, most: PLAIN }),
    ],
  },
  fieldLogic: object(
    {
      showWhen: CONDITION,
      requiredWhen: CONDITION,
      readonlyWhen: CONDITION,
      choicesWhen: list(object({ value: PLAIN, when: CONDITION })),
      hiddenValue: { enum: ['keep', 'clear', 'omit'] },
      computed: { type: 'string', description: 'A FEEL expression that gives the value.' },
    },
    [],
  ),
}

/**
 * @param {{ widgetDefinitions: object, DEFAULT_CONFIG: object, FORM_SIZES: readonly string[], LABEL_POSITIONS: readonly string[], LABEL_WIDTH: object }} schema form-schema's entry
 * @param {{ toJSONSchema: (schema: object, options: object) => { properties: Record<string, object> } }} z the zod that made the options
 */
export function definitionSchema(schema, z) {
  const { widgetDefinitions, DEFAULT_CONFIG, FORM_SIZES, LABEL_POSITIONS, LABEL_WIDTH } = schema
  const types = Object.values(widgetDefinitions)
  const widgets = types.map((definition) => [`${definition.type}Widget`, widgetSchema(definition, z)])
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Form definition',
    description:
      'A form of Formwork: its widgets in order, and its settings. Whatever has a default may be left out; keys that are not named here are kept.',
    ...object(
      {
        $schema: { type: 'string' },
        list: list({ $ref: '#/$defs/widget' }),
        config: object(
          {
            labelWidth: { type: 'number', minimum: LABEL_WIDTH.least, maximum: LABEL_WIDTH.most, default: DEFAULT_CONFIG.labelWidth },
            labelPosition: { enum: LABEL_POSITIONS, default: DEFAULT_CONFIG.labelPosition },
            size: { enum: FORM_SIZES, default: DEFAULT_CONFIG.size },
            customClass: { type: 'string', default: DEFAULT_CONFIG.customClass },
          },
          [],
        ),
      },
      ['list'],
    ),
    $defs: {
      // A type of the host's own, or of another designer, is kept as it is.
      widget: {
        ...object({ type: { anyOf: [{ enum: types.map(({ type }) => type) }, { type: 'string' }] } }),
        allOf: types.map(({ type }) => ({
          if: object({ type: { const: type } }),
          // The word of JSON Schema.
          // oxlint-disable-next-line unicorn/no-thenable
          then: { $ref: `#/$defs/${type}Widget` },
        })),
      },
      ...Object.fromEntries(widgets),
      ...SHARED,
    },
  }
}

function widgetSchema({ type, kind, options, slots }, z) {
  const { properties } = z.toJSONSchema(options, { target: 'draft-7', unrepresentable: 'any', io: 'input' })
  const columns = slots === null ? {} : { [slots]: list({ $ref: '#/$defs/column' }) }
  return object(
    {
      type: { const: type },
      name: { type: 'string', description: 'The label.' },
      key: { type: ['string', 'number'], description: 'Unique in the form.' },
      model: { type: 'string', description: kind === 'input' ? 'The key of its value.' : 'A name for the widget; it has no value.' },
      options: {
        type: 'object',
        properties: Object.fromEntries(Object.entries(properties).map(([option, found]) => [option, optionSchema(option, found)])),
      },
      rules: { type: 'array' },
      ...columns,
    },
    ['type', ...Object.keys(columns)],
  )
}

function optionSchema(option, { default: byDefault, ...found }) {
  const own = Object.keys(found).length === 0 ? (CHECKED_BY_HAND[option] ?? {}) : found
  return byDefault === undefined ? own : { ...own, default: byDefault }
}
