/** The values of a form as a TypeScript interface. */
import type { FormDefinition } from '../form-definition'
import type { JsonValue } from '../json'
import { ROW_STATUS, ROW_STATUS_KEY } from '../rules/row-status'
import { asComment, asLiteral, asPropertyName, checkIdentifier } from './typescript-text'
import { choiceValues, formMembers, type MemberShape, type ValueMember } from './value-shapes'

/** What {@link toTypeScript} can be told. */
export interface TypeScriptOptions {
  /** The interface's name; `FormValues` by default. */
  readonly name?: string
}

/**
 * Writes an interface of the values that `validateValues` hands back, with each field's label as its comment. A field is not optional when
 * it is required and always visible. A row of a subform is one of two: `status: -1` marks a stored row that was removed.
 *
 * @param form - the form.
 * @param options - `name` of the interface, an identifier; `FormValues` by default.
 * @returns the text of a module that exports the interface; it ends in a line break.
 * @throws {RangeError} when `name` is no identifier.
 * @example toTypeScript(form, { name: 'LeaveRequest' })
 */
export function toTypeScript(form: FormDefinition, { name = 'FormValues' }: TypeScriptOptions = {}): string {
  checkIdentifier(name)
  return `export interface ${name} ${recordType(formMembers(form), '')}\n`
}

function recordType(members: readonly ValueMember[], indent: string, more: readonly string[] = []): string {
  const inner = `${indent}  `
  const lines = members.map((member) => memberLines(member, inner))
  return `{\n${lines.join('')}${more.map((line) => `${inner}${line}\n`).join('')}${indent}}`
}

function memberLines(member: ValueMember, indent: string): string {
  const { field, isAlwaysThere } = member
  const comment = asComment(field.name)
  const label = comment === '' ? '' : `${indent}${comment}\n`
  return `${label}${indent}${asPropertyName(field.model)}${isAlwaysThere ? '' : '?'}: ${memberType(member, indent)}\n`
}

/** An optional field that was not filled has its empty value, so that is among its types. */
function memberType({ shape, empty, mayBeEmpty, rules }: ValueMember, indent: string): string {
  // A consent that is always asked for: a record without it is refused.
  if (shape.kind === 'boolean' && rules.mustBeTrue === true && !mayBeEmpty) return 'true'
  const types = typesOf(shape, indent)
  return unionOf(mayBeEmpty && !holds(shape, empty) ? [...types, emptyType(empty)] : types)
}

const unionOf = (types: readonly string[]) => [...new Set(types)].join(' | ') || 'never'
const emptyType = (empty: JsonValue) => (typeof empty === 'object' && empty !== null ? '[]' : asLiteral(empty))

/** True when the empty value is of the shape's type anyway. */
function holds(shape: MemberShape, empty: JsonValue): boolean {
  switch (shape.kind) {
    case 'text':
    case 'number-text':
    case 'choice':
      return shape.kind !== 'choice' || shape.choices === null || shape.choices.some(({ value }) => value === empty) ? empty === '' : false
    case 'boolean':
    case 'list':
    case 'object':
    case 'anything':
      return true
    case 'path':
      return shape.paths === null
    case 'boolean-text':
    case 'number':
    case 'timestamp':
    case 'pair':
    case 'file':
    case 'row':
      return false
  }
}

/** The members of the union that a shape is. */
function typesOf(shape: MemberShape, indent: string): readonly string[] {
  switch (shape.kind) {
    case 'text':
      return ['string']
    case 'number-text':
      return ['number', 'string']
    case 'boolean-text':
      return ['boolean', "'true'", "'false'"]
    case 'number':
    case 'timestamp':
      return ['number']
    case 'boolean':
      return ['boolean']
    case 'choice':
      return shape.choices === null ? PLAIN : choiceValues(shape.choices).map(asLiteral)
    case 'path':
      return shape.paths === null ? [listOf(PLAIN)] : shape.paths.map((path) => `[${path.map(asLiteral).join(', ')}]`)
    case 'list':
      return [listOf(typesOf(shape.item, indent))]
    case 'pair': {
      const item = unionOf(typesOf(shape.item, indent))
      return [`[${item}, ${item}]`]
    }
    case 'file':
      return [fileType(shape.entry)]
    case 'row':
      return rowTypes(shape.members, indent)
    case 'object':
      return ['Record<string, unknown>']
    case 'anything':
      return ['unknown']
  }
}

const PLAIN = ['string', 'number', 'boolean'] as const

function listOf(types: readonly string[]): string {
  const item = unionOf(types)
  return types.length > 1 ? `(${item})[]` : `${item}[]`
}

const FILE_TYPES = { text: 'string', number: 'number', id: 'string | number' } as const

function fileType(entry: Extract<MemberShape, { kind: 'file' }>['entry']): string {
  return `{ ${Object.entries(entry)
    .map(([key, kind]) => `${key}${key === 'url' ? '' : '?'}: ${FILE_TYPES[kind]}`)
    .join('; ')} }`
}

function rowTypes(members: readonly ValueMember[], indent: string): readonly string[] {
  // A field of this name leaves no place for the mark.
  if (members.some(({ field }) => field.model === ROW_STATUS_KEY)) return [recordType(members, indent, [])]
  const row = recordType(members, indent, [`${ROW_STATUS_KEY}?: ${ROW_STATUS.added}`])
  return [row, `{ ${ROW_STATUS_KEY}: ${ROW_STATUS.removed}; [model: string]: unknown }`]
}
