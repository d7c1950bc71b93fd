/** Records, members and values as the source of a zod schema. */
import { rowWidgets } from '../form-definition'
import { LIMITS } from '../limits'
import { compilePattern } from '../rules/pattern'
import { ROW_STATUS_KEY } from '../rules/row-status'
import { hasRows } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf, type Widget } from '../widgets/index'
import { spellingSource, textLiterals } from './text-literals'
import { asComment, asLiteral, asPropertyName, oneLine } from './typescript-text'
import { choiceValues, furtherRulesOf, type MemberShape, type ValueMember } from './value-shapes'
import { zodGaps } from './zod-gaps'
import type { ZodConstant } from './zod-preamble'

/** Shared by all pieces of source. `use` names a constant of the preamble and records that the module needs it. */
interface Surroundings {
  readonly indent: string
  readonly use: (constant: ZodConstant) => string
}

/** The schema of one record: the form's own, or a row. `more` are lines of members that are no fields. */
export function recordSource(
  members: readonly ValueMember[],
  widgets: readonly Widget[],
  { indent, use }: Surroundings,
  more: readonly string[] = [],
): string {
  const inner = { indent: `${indent}  `, use }
  const known = new Set(members.map(({ field }) => field.model))
  // Old records hold values under the models of texts, dividers and grids: they are no fault.
  const ignored = new Set(
    widgets.flatMap((widget) => (widget.type === 'unknown' || definitionOf(widget).kind === 'input' ? [] : [widget.model])),
  )
  const ignoredLines = [...ignored]
    .filter((model) => !known.has(model))
    .map((model) => `${asPropertyName(model)}: z.unknown().transform(() => undefined).optional(),`)
  const lines = [...ignoredLines, ...more].map((line) => `${inner.indent}${line}\n`)
  // An unknown widget may hold fields of any model.
  const kind = widgets.some(({ type }) => type === 'unknown') ? 'object' : 'strictObject'
  return `z.${kind}({\n${members.map((member) => memberSource(member, inner)).join('')}${lines.join('')}${indent}})`
}

function memberSource(member: ValueMember, surroundings: Surroundings): string {
  const { field, isAlwaysThere } = member
  const { indent } = surroundings
  const comment = asComment(field.name)
  const gaps = zodGaps(member)
  return [
    comment === '' ? '' : `${indent}${comment}\n`,
    gaps.length === 0 ? '' : `${indent}// Left to validateValues: ${oneLine(gaps.join('; '))}.\n`,
    `${indent}${asPropertyName(field.model)}: ${memberValue(member, surroundings)}${isAlwaysThere ? '' : '.optional()'},\n`,
  ].join('')
}

/** The schema of a value that is there. */
export function memberValue(member: ValueMember, surroundings: Surroundings): string {
  const { field, shape, mayBeEmpty, empty, rules } = member
  const { use } = surroundings
  const value = ruledSource(shapeSource(shape, field, !mayBeEmpty, surroundings), member)
  if (rules.mustBeTrue === true && shape.kind === 'boolean' && !mayBeEmpty) return 'z.literal(true)'
  if (mayBeEmpty) return `${use('orNothing')}(${withOwnEmpty(value, member, use)}, () => ${emptySource(empty)})`
  return isHtml(shape) ? `${value}.refine((html) => !${use('showsNothing')}(html))` : value
}

/** With the lengths and counts that rules ask; a removed row counts here, so rows have no least. */
function ruledSource(value: string, { shape, rules }: ValueMember): string {
  const { minLength = 0, minItems = 0, maxItems = Infinity } = rules
  const lengthIs = (operator: string, limit: number) => `.refine((value) => value.length ${operator} ${limit})`
  if (shape.kind === 'text' && minLength > 0) return `${value}.refine((value) => Array.from(value).length >= ${minLength})`
  if (shape.kind !== 'list' || shape.item.kind === 'row') return value
  return `${value}${minItems > 0 ? lengthIs('>=', minItems) : ''}${Number.isFinite(maxItems) ? lengthIs('<=', maxItems) : ''}`
}

/** The values that only this type counts as empty: no star of a rate, an object without keys of the host's own component, an empty paragraph. */
function withOwnEmpty(value: string, { field, shape, empty }: ValueMember, use: Surroundings['use']): string {
  const own = ownEmpty(field, shape, use)
  return own === null ? value : `z.union([${own}.transform(() => ${emptySource(empty)}), ${value}])`
}

function ownEmpty(field: AnyKnownWidget, shape: MemberShape, use: Surroundings['use']): string | null {
  if (isHtml(shape)) return `z.string().refine(${use('showsNothing')})`
  const definition = definitionOf(field)
  if (definition.isEmpty(0, field.options)) return 'z.literal(0)'
  return definition.isEmpty({}, field.options) ? 'z.strictObject({})' : null
}

const isHtml = (shape: MemberShape) => shape.kind === 'text' && shape.form.is === 'html'

/** The empty values of the package are '', null, false, [] and {}. */
export function emptySource(empty: ValueMember['empty']): string {
  const source = JSON.stringify(empty)
  return source.startsWith('{') ? `(${source})` : source.replaceAll('"', "'")
}

/** The source of a value that is there. `isFilled`: it is not the empty text, list or object either. */
function shapeSource(shape: MemberShape, field: AnyKnownWidget, isFilled: boolean, { indent, use }: Surroundings): string {
  const spelling = shape.kind === 'number-text' || shape.kind === 'boolean-text' ? spellingSource(shape, furtherRulesOf(field)) : []
  const within = (item: MemberShape) => shapeSource(item, field, false, { indent, use })
  switch (shape.kind) {
    case 'text':
      return [
        'z.string()',
        isFilled ? '.min(1)' : '',
        ...longestOf(shape),
        ...textLiterals(shape).map((literal) => `.regex(${literal})`),
      ].join('')
    case 'boolean-text':
      return `z.union([z.boolean(), z.enum(['true', 'false'])])${spelling.map((asked) => `.refine((value) => (${asked})(String(value)))`).join('')}`
    case 'number-text':
      return `${use('numeric')}(${[shape.isWhole, ...spelling].join(', ')})`
    case 'number':
      return numberSource(shape, use)
    case 'timestamp':
      // As far as the calendar of the language reaches.
      return 'z.int().min(-8.64e15).max(8.64e15)'
    case 'boolean':
      return 'z.boolean()'
    case 'choice': {
      // The empty text is nothing entered, also where it is one of the choices.
      if (shape.choices === null) return isFilled ? `${use('plain')}.refine((value) => value !== '')` : use('plain')
      const choices = choiceValues(shape.choices).filter((choice) => !isFilled || choice !== '')
      return `${use('oneOf')}([${choices.map(asLiteral).join(', ')}])`
    }
    case 'path':
      if (shape.paths === null) return `z.array(${use('plain')}).min(1).max(${LIMITS.depth})`
      return `${use('pathOf')}([${shape.paths.map((path) => `[${path.map(asLiteral).join(', ')}]`).join(', ')}])`
    case 'list': {
      const bounds = `${isFilled ? '.min(1)' : ''}${Number.isFinite(shape.max) ? `.max(${shape.max})` : ''}`
      const isChoices = shape.item.kind === 'choice'
      return `z.array(${within(shape.item)})${bounds}${isChoices ? `.transform(${use('eachOnce')})` : ''}`
    }
    case 'pair': {
      const item = within(shape.item)
      return `z.tuple([${item}, ${item}])`
    }
    case 'file':
      return fileSource(shape.entry, use)
    case 'row':
      return rowSource(shape.members, field, { indent, use })
    case 'object':
      return `z.record(z.string(), z.unknown())${isFilled ? '.refine((value) => Object.keys(value).length > 0)' : ''}`
    case 'anything':
      return 'z.unknown()'
  }
}

/** A pattern is asked about texts up to a length: a longer one does not match. */
function longestOf({ maxLength, pattern: source }: Extract<MemberShape, { kind: 'text' }>): readonly string[] {
  const pattern = compilePattern(source)
  const askable = source !== '' && pattern.ok ? pattern.longest : Infinity
  const longest = Math.min(maxLength ?? Infinity, askable)
  return Number.isFinite(longest) ? [`.max(${longest})`] : []
}

function numberSource({ min, above, max }: Extract<MemberShape, { kind: 'number' }>, use: Surroundings['use']): string {
  const limited = [
    'z.number()',
    min === null ? '' : `.min(${min})`,
    above === undefined ? '' : `.gt(${above})`,
    max === null ? '' : `.max(${max})`,
  ].join('')
  return min === null && max === null ? limited : `${use('within')}(${min ?? -Infinity}, ${max ?? Infinity}).pipe(${limited})`
}

const FILE_MEMBERS = { text: 'z.string()', number: 'z.number()', id: 'z.union([z.string(), z.number()])' } as const

/** A member of another kind is left out, as the upload controls of the old family store their own working state. */
function fileSource(entry: Extract<MemberShape, { kind: 'file' }>['entry'], use: Surroundings['use']): string {
  const members = Object.entries(entry).map(([key, kind]) =>
    key === 'url' ? `url: ${use('address')}` : `${key}: ${FILE_MEMBERS[kind]}.optional().catch(undefined)`,
  )
  return `z.object({ ${members.join(', ')} })`
}

function rowSource(members: readonly ValueMember[], field: AnyKnownWidget, { indent, use }: Surroundings): string {
  const widgets = hasRows(field) ? rowWidgets(field) : []
  // A field of this name leaves no place for the mark.
  if (members.some((member) => member.field.model === ROW_STATUS_KEY)) return recordSource(members, widgets, { indent, use })
  const mark = [`${ROW_STATUS_KEY}: ${use('addedRow')},`]
  const kept = members.map(({ field: { model } }) => `${asPropertyName(model)}: z.unknown().optional()`).join(', ')
  return `z.union([${use('removedRow')}.extend({ ${kept} }), ${recordSource(members, widgets, { indent, use }, mark)}])`
}
