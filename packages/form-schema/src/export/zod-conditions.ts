/** What conditions decide about the fields of a form, as the source of a list in a generated zod module. */
import { logicOf } from '../conditions/condition'
import { graphOf } from '../conditions/form-visibility'
import type { VisibilityGraph } from '../conditions/visibility-graph'
import type { Condition } from '../condition-language/condition'
import type { FormDefinition } from '../form-definition'
import { ownValue } from '../json'
import { hasLocalChoices, isChoiceValue } from '../options/choices'
import { isComputed, isRequired } from '../rules/field-rules'
import { hasChoices } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf } from '../widgets/index'
import { asLiteral } from './typescript-text'
import type { MemberShape, ValueMember } from './value-shapes'
import type { ZodConstant } from './zod-preamble'
import { emptySource, memberValue } from './zod-source'

type Use = (constant: ZodConstant) => string

/** The list; null for a form whose conditions neither show nor require anything. */
export function conditionsSource(form: FormDefinition, members: readonly ValueMember[], use: Use): string | null {
  if (!decidesAny(members)) return null
  return listSource(members, graphOf(form), use, '')
}

const decides = ({ field, canHide }: ValueMember) =>
  canHide || (logicOf(field).requiredWhen !== undefined && !isComputed(field)) || choicesSource(field) !== null

function decidesAny(members: readonly ValueMember[]): boolean {
  return members.some((member) => decides(member) || decidesAny(rowMembers(member.shape)))
}

function rowMembers(shape: MemberShape): readonly ValueMember[] {
  if (shape.kind === 'row') return shape.members
  return shape.kind === 'list' || shape.kind === 'pair' ? rowMembers(shape.item) : []
}

/** In the order in which conditions are decided: what a condition reads comes before it. */
function listSource(members: readonly ValueMember[], graph: VisibilityGraph, use: Use, indent: string): string {
  const rank = ({ field }: ValueMember) => graph.nodeOf.get(field.key)?.rank ?? 0
  const lines = members.toSorted((one, other) => rank(one) - rank(other)).map((member) => ruleSource(member, graph, use, `${indent}  `))
  return `[\n${lines.map((line) => `${indent}  ${line},\n`).join('')}${indent}]`
}

function ruleSource(member: ValueMember, graph: VisibilityGraph, use: Use, indent: string): string {
  const { field, canHide, empty, shape } = member
  const { hiddenValue = 'keep', requiredWhen } = logicOf(field)
  const required = isRequired(field) ? 'true' : requiredWhen === undefined ? null : conditionSource(requiredWhen)
  const rows = rowMembers(shape)
  const parts: readonly (string | null)[] = [
    `model: ${asLiteral(field.model)}`,
    canHide ? `show: ${conditionSource(shownAlong(field.key, graph))}` : null,
    !decides(member) || required === null || isComputed(field) ? null : `require: ${required}`,
    canHide && hiddenValue !== 'keep' ? `hidden: ${asLiteral(hiddenValue)}` : null,
    canHide && hiddenValue === 'clear' ? `empty: ${emptySource(empty)}` : null,
    canHide && hiddenValue === 'keep' ? `keep: ${memberValue(member, { indent, use })}` : null,
    choicesSource(field),
    isEmptySource(member, use),
    decidesAny(rows) ? `rows: ${listSource(rows, graph, use, indent)}` : null,
  ]
  return `{ ${parts.filter((part) => part !== null).join(', ')} }`
}

/** Choices that are offered under conditions. */
function choicesSource(field: AnyKnownWidget): string | null {
  const { choicesWhen = [] } = logicOf(field)
  if (choicesWhen.length === 0 || !hasChoices(field) || !hasLocalChoices(field.options)) return null
  const offers = choicesWhen.map(({ value, when }) => `{ value: ${asLiteral(String(value))}, when: ${conditionSource(when)} }`)
  return `choices: [${offers.join(', ')}]`
}

/** The conditions for a field to be shown: its own and those of its ancestors in the same record. */
function shownAlong(key: string, graph: VisibilityGraph): Condition {
  const all: Condition[] = []
  const own = graph.nodeOf.get(key) ?? null
  for (let node = own; node !== null && node.scope === own?.scope; node = node.around)
    if (node.condition !== null) all.unshift(node.condition)
  return all.length === 1 && all[0] !== undefined ? all[0] : { all }
}

/** A condition with known keys only: its type has no others. */
function conditionSource(condition: Condition): string {
  if ('all' in condition) return `{ all: [${condition.all.map(conditionSource).join(', ')}] }`
  if ('any' in condition) return `{ any: [${condition.any.map(conditionSource).join(', ')}] }`
  if ('not' in condition) return `{ not: ${conditionSource(condition.not)} }`
  const { model, is } = condition
  const values = ['value', 'least', 'most'].flatMap((key) => {
    const value = ownValue<unknown>({ ...condition }, key)
    return isChoiceValue(value) ? [`${key}: ${asLiteral(value)}`] : []
  })
  return `{ ${[`model: ${asLiteral(model)}`, `is: ${asLiteral(is)}`, ...values].join(', ')} }`
}

/** The values that only this type counts as empty. */
function isEmptySource({ field, shape }: ValueMember, use: Use): string | null {
  const definition = definitionOf(field)
  if (shape.kind === 'text' && shape.form.is === 'html')
    return `isEmpty: (value) => typeof value === 'string' && ${use('showsNothing')}(value)`
  if (definition.isEmpty(0, field.options)) return 'isEmpty: (value) => value === 0'
  if (definition.isEmpty({}, field.options)) return 'isEmpty: (value) => isObject(value) && Object.keys(value).length === 0'
  if (rowMembers(shape).length > 0 && rowMembers(shape).every((member) => member.field.model !== 'status'))
    return "isEmpty: (value) => Array.isArray(value) && value.every((row) => isObject(row) && row['status'] === -1)"
  return null
}
