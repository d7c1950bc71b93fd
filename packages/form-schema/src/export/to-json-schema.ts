/** The values of a form as JSON Schema 2020-12, for programs that know nothing of forms. */
import type { FormDefinition } from '../form-definition'
import type { JsonObject, JsonValue } from '../json'
import type { FurtherRules } from '../options/further-rules'
import { ROW_STATUS, ROW_STATUS_KEY } from '../rules/row-status'
import { textPatterns } from './text-literals'
import { choiceValues, formMembers, type MemberShape, type ValueMember } from './value-shapes'

/**
 * Describes the values that `validateValues` hands back, rows of subforms included. A field is required in the schema when it is required
 * in the form and always visible; `title` is its label and `description` its tip. Texts carry
 * patterns (addresses, dates in their format, the field's own where every engine reads it alike), days `format: date`, numbers `multipleOf`
 * where a step has no more decimals than binary numbers hold, and there it says what `validateValues` says. Display conditions, steps of 0.1, the order of pairs and rules across fields
 * are beyond it: it accepts everything `validateValues` hands back, and a little more.
 *
 * @param form - the form.
 * @returns a JSON Schema (draft 2020-12) as plain JSON; it shares nothing with the form.
 * @example JSON.stringify(toJsonSchema(form), null, 2)
 */
export function toJsonSchema(form: FormDefinition): JsonObject {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...recordSchema(formMembers(form)) }
}

function recordSchema(members: readonly ValueMember[], marks: JsonObject = {}): JsonObject {
  return {
    type: 'object',
    properties: { ...marks, ...Object.fromEntries(members.map((member) => [member.field.model, memberSchema(member)])) },
    required: members.filter(({ isAlwaysThere }) => isAlwaysThere).map(({ field }) => field.model),
    additionalProperties: false,
  }
}

function memberSchema(member: ValueMember): JsonObject {
  const { field } = member
  const tip = 'tip' in field.options ? field.options.tip : ''
  return { title: field.name, ...(tip === '' ? {} : { description: tip }), ...valueSchema(member) }
}

/** An optional field that was not filled has its empty value, so that is allowed beside the shape. */
function valueSchema({ shape, empty, mayBeEmpty, rules }: ValueMember): JsonObject {
  const schema = { ...shapeSchema(shape), ...ruleSchema(shape, rules) }
  const orEmpty = { anyOf: [schema, { const: empty }] }
  switch (shape.kind) {
    case 'text':
    case 'number-text':
      if (!mayBeEmpty) return { ...schema, minLength: Math.max(1, rules.minLength ?? 0) }
      return empty === '' && rules.minLength === undefined && !asksForm(schema) ? schema : orEmpty
    case 'list':
      if (!mayBeEmpty) return { ...schema, minItems: Math.max(1, rules.minItems ?? 0) }
      return rules.minItems === undefined ? schema : orEmpty
    case 'object':
      return mayBeEmpty ? schema : { ...schema, minProperties: 1 }
    case 'anything':
      return schema
    case 'boolean':
      return rules.mustBeTrue === true && mayBeEmpty ? orEmpty : schema
    case 'boolean-text':
    case 'number':
    case 'timestamp':
    case 'choice':
    case 'path':
    case 'pair':
    case 'file':
    case 'row':
      return mayBeEmpty ? orEmpty : schema
  }
}

const asksForm = (schema: JsonObject) => ['pattern', 'allOf', 'format'].some((word) => Object.hasOwn(schema, word))

/** Lengths, counts and consents; a removed row counts here, so rows have no least. */
function ruleSchema(shape: MemberShape, { minLength, minItems, maxItems, mustBeTrue }: FurtherRules): JsonObject {
  if ((shape.kind === 'text' || shape.kind === 'number-text') && minLength !== undefined) return { minLength }
  if (shape.kind === 'boolean' && mustBeTrue === true) return { const: true }
  if (shape.kind !== 'list' || shape.item.kind === 'row') return {}
  return { ...(minItems === undefined ? {} : { minItems }), ...(maxItems === undefined ? {} : { maxItems: Math.min(maxItems, shape.max) }) }
}

function shapeSchema(shape: MemberShape): JsonObject {
  switch (shape.kind) {
    case 'text':
      return textSchema(shape)
    case 'boolean-text':
      return { enum: [true, false, 'true', 'false'] }
    case 'number-text':
      // Digits that a number cannot hold stay text, and so do those with a rule for their spelling: numbers have none here.
      return {
        type: [shape.isWhole ? 'integer' : 'number', 'string'],
        pattern: shape.isWhole ? WHOLE_DIGITS : DIGITS,
        ...(shape.maxLength === null ? {} : { maxLength: shape.maxLength }),
      }
    case 'number':
      return numberSchema(shape)
    case 'timestamp':
      return { type: 'integer' }
    case 'boolean':
      return { type: 'boolean' }
    case 'choice':
      return shape.choices === null ? PLAIN : oneOf(choiceValues(shape.choices))
    case 'path':
      return shape.paths === null ? { type: 'array', items: PLAIN, minItems: 1 } : oneOf(shape.paths)
    case 'list':
      return {
        type: 'array',
        items: shapeSchema(shape.item),
        ...(Number.isFinite(shape.max) ? { maxItems: shape.max } : {}),
        ...(shape.item.kind === 'choice' ? { uniqueItems: true } : {}),
      }
    case 'pair':
      return { type: 'array', items: shapeSchema(shape.item), minItems: 2, maxItems: 2 }
    case 'file':
      return fileSchema(shape.entry)
    case 'row':
      return rowSchema(shape.members)
    case 'object':
      return { type: 'object' }
    case 'anything':
      return {}
  }
}

const WHOLE_DIGITS = String.raw`^[+-]?\d{1,309}$`
const DIGITS = String.raw`^[+-]?(?:\d{1,309}(?:\.\d{0,340})?|\.\d{1,340})$`

const PLAIN: JsonObject = { type: ['string', 'number', 'boolean'] }

/** An `enum` has at least one word; a field without choices accepts nothing. */
function oneOf(words: readonly JsonValue[]): JsonObject {
  return words.length === 0 ? { not: {} } : { enum: [...words] }
}

function textSchema(shape: Extract<MemberShape, { kind: 'text' }>): JsonObject {
  const { form, maxLength } = shape
  const patterns = textPatterns(shape).map((pattern) => ({ pattern }))
  const [first] = patterns
  return {
    type: 'string',
    ...(maxLength === null ? {} : { maxLength }),
    ...(form.is === 'date' && form.format === 'yyyy-MM-dd' ? { format: 'date' } : {}),
    ...(patterns.length > 1 ? { allOf: patterns } : first),
  }
}

/** Only steps that binary numbers hold: a program that divides takes 1.13 for no multiple of 0.01. */
function isExactStep(step: number, base: number): boolean {
  return step > 0 && Number.isInteger(step * 1024) && step * 1024 <= Number.MAX_SAFE_INTEGER && Number.isInteger(base / step)
}

function numberSchema({ min, above, max, step }: Extract<MemberShape, { kind: 'number' }>): JsonObject {
  return {
    type: 'number',
    ...(min === null ? {} : { minimum: min }),
    ...(above === undefined ? {} : { exclusiveMinimum: above }),
    ...(max === null ? {} : { maximum: max }),
    ...(step !== null && isExactStep(step, min ?? 0) ? { multipleOf: step } : {}),
  }
}

const FILE_TYPES = { text: 'string', number: 'number', id: ['string', 'number'] } as const

function fileSchema(entry: Extract<MemberShape, { kind: 'file' }>['entry']): JsonObject {
  const properties = Object.fromEntries(Object.entries(entry).map(([key, kind]) => [key, { type: FILE_TYPES[kind] }]))
  return { type: 'object', properties, required: ['url'], additionalProperties: false }
}

/** A removed row is only there to be seen: its values are not validated. */
function rowSchema(members: readonly ValueMember[]): JsonObject {
  // A field of this name leaves no place for the mark.
  if (members.some(({ field }) => field.model === ROW_STATUS_KEY)) return recordSchema(members, {})
  const added: JsonObject = { [ROW_STATUS_KEY]: { const: ROW_STATUS.added, description: 'added by a person' } }
  const removed: JsonObject = {
    type: 'object',
    properties: { [ROW_STATUS_KEY]: { const: ROW_STATUS.removed, description: 'stored, and removed by a person' } },
    required: [ROW_STATUS_KEY],
  }
  return { anyOf: [recordSchema(members, added), removed] }
}
