/** The values of a form as a TypeScript interface. */
import { formVisibility } from '../conditions/form-visibility'
import { type FormDefinition, inputFields } from '../form-definition'
import { isRequired } from '../rules/generated-rules'
import type { AnyKnownWidget } from '../widgets/index'
import { type ValueItem, valueShape } from './value-shapes'

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

/** What {@link toTypeScript} can be told. */
export interface TypeScriptOptions {
  /** The interface's name; `FormValues` by default. */
  readonly name?: string
}

/**
 * An interface of the values that `validateValues` hands back, with each field's label as its comment. A field is not optional when it
 * is required and always visible.
 *
 * @throws {RangeError} when `name` is no identifier.
 * @example toTypeScript(form, { name: 'LeaveRequest' })
 */
export function toTypeScript(form: FormDefinition, { name = 'FormValues' }: TypeScriptOptions = {}): string {
  if (!IDENTIFIER.test(name)) throw new RangeError(`${name} is not an identifier`)
  const visibility = formVisibility(form)
  const members = new Map<string, string>()
  for (const field of inputFields(form)) {
    const isAlwaysThere = isRequired(field) && !visibility.canHide(field.key)
    if (!members.has(field.model)) members.set(field.model, member(field, isAlwaysThere))
  }
  return `export interface ${name} {\n${[...members.values()].join('')}}\n`
}

function member(field: AnyKnownWidget, isAlwaysThere: boolean): string {
  // One line, and nothing that could end the comment.
  const label = field.name.replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/').trim()
  const key = IDENTIFIER.test(field.model) ? field.model : JSON.stringify(field.model)
  return `${label === '' ? '' : `  /** ${label} */\n`}  ${key}${isAlwaysThere ? '' : '?'}: ${typeOf(field)}\n`
}

function typeOf(field: AnyKnownWidget): string {
  const shape = valueShape(field)
  if (shape === null) return 'never'
  const item = itemType(shape.item, field)
  if (shape.many === 'list') return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  if (shape.many === 'pair') return isRequired(field) ? `[${item}, ${item}]` : `[${item}, ${item}] | []`
  if (isRequired(field) || shape.item.kind === 'text' || shape.item.kind === 'boolean') return item
  const empty = field.type === 'number' ? 'null' : "''"
  return item.split(' | ').includes(empty) || item.includes('string') ? item : `${item} | ${empty}`
}

function itemType(item: ValueItem, field: AnyKnownWidget): string {
  switch (item.kind) {
    case 'text':
      return 'string'
    case 'number':
      return field.type === 'input' ? 'number | string' : 'number'
    case 'boolean':
      return 'boolean'
    case 'json':
      return 'unknown'
    case 'choice':
      return item.choices === null ? 'string | number | boolean' : item.choices.map(literal).join(' | ') || 'never'
  }
}

function literal(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : String(value)
}
