/** The values of a form as JSON Schema 2020-12, for programs that know nothing of forms. */
import { formVisibility } from '../conditions/form-visibility'
import { type FormDefinition, inputFields } from '../form-definition'
import type { JsonObject, JsonValue } from '../json'
import { isRequired } from '../rules/generated-rules'
import type { AnyKnownWidget } from '../widgets/index'
import { type ValueItem, valueShape } from './value-shapes'

/**
 * The schema of the values that `validateValues` hands back. A field is required in it when it is required in the form and always
 * visible. Display conditions, patterns, steps counted from a minimum, and the order of a date range are beyond it: it accepts
 * everything `validateValues` accepts, and a little more.
 *
 * @example JSON.stringify(toJsonSchema(form), null, 2)
 */
export function toJsonSchema(form: FormDefinition): JsonObject {
  const visibility = formVisibility(form)
  const fields = inputFields(form)
  const properties: Record<string, JsonObject> = Object.create(null)
  for (const field of fields) if (!(field.model in properties)) properties[field.model] = fieldSchema(field)
  const required = fields.filter((field) => isRequired(field) && !visibility.canHide(field.key)).map((field) => field.model)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { ...properties },
    required: [...new Set(required)],
    additionalProperties: false,
  }
}

function fieldSchema(field: AnyKnownWidget): JsonObject {
  const tip = 'tip' in field.options ? field.options.tip : ''
  return { title: field.name, ...(tip === '' ? {} : { description: tip }), ...valueSchema(field) }
}

/** An optional field that nobody filled holds its empty value, so that is allowed beside the shape. */
function valueSchema(field: AnyKnownWidget): JsonObject {
  const shape = valueShape(field)
  if (shape === null) return {}
  const item = itemSchema(shape.item, field)
  if (shape.many === 'list') return { type: 'array', items: item, ...(isRequired(field) ? { minItems: 1 } : {}) }
  if (shape.many === 'pair') return { type: 'array', items: item, minItems: isRequired(field) ? 2 : 0, maxItems: 2 }
  if (isRequired(field)) return shape.item.kind === 'text' ? { ...item, minLength: 1 } : item
  if (shape.item.kind === 'text' || shape.item.kind === 'boolean') return item
  return { anyOf: [item, { const: field.type === 'number' ? null : '' }] }
}

function itemSchema(item: ValueItem, field: AnyKnownWidget): JsonObject {
  switch (item.kind) {
    case 'text':
      return { type: 'string', ...lengthOf(field) }
    case 'number':
      return field.type === 'input' ? { type: numericTypes(field.options.dataType) } : { type: 'number', ...boundsOf(field) }
    case 'boolean':
      return { type: 'boolean' }
    case 'json':
      return {}
    case 'choice':
      return item.choices === null ? { type: ['string', 'number', 'boolean'] } : { enum: [...item.choices] }
  }
}

/** Digits that a number cannot hold stay text. */
function numericTypes(dataType: string): JsonValue {
  return [dataType === 'integer' ? 'integer' : 'number', 'string']
}

function lengthOf(field: AnyKnownWidget): JsonObject {
  const limit = field.type === 'input' || field.type === 'textarea' ? field.options.maxlength : -1
  return limit < 0 ? {} : { maxLength: limit }
}

function boundsOf(field: AnyKnownWidget): JsonObject {
  if (field.type !== 'number') return {}
  const { min, max } = field.options
  return { ...(min === '' ? {} : { minimum: min }), ...(max === '' ? {} : { maximum: max }) }
}
