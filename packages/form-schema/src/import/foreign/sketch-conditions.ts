/** Turns what was read of a source's conditions into options: pairs of `displayVerify` where they suffice, else the `formwork` option. */
import type { JsonObject, JsonValue } from '../../json'
import { type ChoiceValue, isChoiceValue } from '../../options/choices'
import { type Comparison, type Condition, isCondition } from '../../condition-language/condition'
import type { ChoiceCondition } from '../../options/field-logic'
import type { Expression, Relation } from './parse-expression'
import type { Scope } from './scope'
import type { Draft } from './draft'

/** What a condition decides. `choice` is the choice that is offered while it holds. */
export type ConditionOption = 'showWhen' | 'requiredWhen' | 'readonlyWhen' | { readonly choice: ChoiceValue }

/** The opposite of a condition, without a `not` where a word has its own opposite. */
export function negate(condition: Condition): Condition {
  if ('not' in condition) return condition.not
  if (!('model' in condition)) return { not: condition }
  if (condition.is === 'equals') return { ...condition, is: 'notEquals' }
  if (condition.is === 'notEquals') return { ...condition, is: 'equals' }
  if (condition.is === 'empty') return { ...condition, is: 'notEmpty' }
  if (condition.is === 'notEmpty') return { ...condition, is: 'empty' }
  return { not: condition }
}

/** Several conditions as one; nested groups of the same word are one group. */
export function group(word: 'all' | 'any', conditions: readonly Condition[]): Condition {
  const parts = conditions.flatMap((condition) => {
    if (word === 'all' && 'all' in condition) return condition.all
    return word === 'any' && 'any' in condition ? condition.any : [condition]
  })
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only
  return word === 'all' ? { all: parts } : { any: parts }
}

/** The options that hold these conditions, or null when they are past the limits of a condition. */
export function conditionOptions(
  conditions: readonly { readonly option: ConditionOption; readonly condition: Condition }[],
): JsonObject | null {
  const of = (wanted: ConditionOption) => conditions.filter(({ option }) => option === wanted).map(({ condition }) => condition)
  const show = of('showWhen')
  const required = of('requiredWhen')
  const readonly = of('readonlyWhen')
  const choicesWhen: ChoiceCondition[] = conditions.flatMap(({ option, condition }) =>
    typeof option === 'object' ? [{ value: option.choice, when: condition }] : [],
  )
  const showWhen = show.length === 0 ? null : group('all', show)
  const pairs = showWhen === null ? null : displayPairs(showWhen)
  const logic = {
    ...(showWhen !== null && pairs === null ? { showWhen } : {}),
    ...(required.length === 0 ? {} : { requiredWhen: group('any', required) }),
    ...(readonly.length === 0 ? {} : { readonlyWhen: group('any', readonly) }),
  }
  if (![...Object.values(logic), ...choicesWhen.map(({ when }) => when)].every(isCondition)) return null
  const formwork = { ...logic, ...(choicesWhen.length === 0 ? {} : { choicesWhen }) } as unknown as JsonObject
  return { ...(pairs === null ? {} : { displayVerify: pairs }), ...(Object.keys(formwork).length === 0 ? {} : { formwork }) }
}

/** The condition as the old family's pairs, or null when pairs cannot say it. */
function displayPairs(condition: Condition): JsonObject | null {
  if ('not' in condition) return null
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [condition]
  const list = parts.flatMap((part) => ('is' in part && part.is === 'equals' ? [{ model: part.model, value: String(part.value) }] : []))
  return list.length === parts.length && list.length > 0 ? { type: 'any' in condition ? 'or' : 'and', list } : null
}

/** A parsed expression as a condition over the fields of a scope; null when it says more than a condition can. */
export function expressionCondition(expression: Expression, scope: Scope, nameOf: (name: string) => string): Condition | null {
  const read = (part: Expression): Condition | null => {
    if (part.kind === 'group') return readGroup(part.word, part.parts.map(read))
    if (part.kind === 'not') return negated(read(part.part))
    if (part.kind === 'empty') return part.part.kind === 'name' ? emptiness(find(part.part.name), part.isEmpty) : null
    if (part.kind === 'compare') return readComparison(part)
    if (part.kind === 'name') return truth(find(part.name))
    return part.kind === 'call' ? readCall(part.name, part.parts) : null
  }
  const find = (name: string) => scope.find(nameOf(name))
  const readComparison = ({ relation, left, right }: Extract<Expression, { kind: 'compare' }>): Condition | null => {
    if (left.kind === 'name' && right.kind === 'value') return relate(find(left.name), relation, right.value)
    if (left.kind === 'value' && right.kind === 'name') return relate(find(right.name), MIRRORED[relation] ?? null, left.value)
    return null
  }
  const readCall = (name: string, parts: readonly Expression[]): Condition | null => {
    const [first, second] = parts
    if (first?.kind !== 'name') return null
    if (name === 'is defined' && parts.length === 1) return emptiness(find(first.name), false)
    const isContains = name === 'list contains' || name === 'contains'
    return isContains && second?.kind === 'value' ? relate(find(first.name), 'contains', second.value) : null
  }
  return read(expression)
}

/** The relation with its sides swapped; the others are not symmetric. */
const MIRRORED: Readonly<Partial<Record<Relation, Relation>>> = {
  equals: 'equals',
  notEquals: 'notEquals',
  greater: 'less',
  less: 'greater',
  atLeast: 'atMost',
  atMost: 'atLeast',
}

function readGroup(word: 'all' | 'any', parts: readonly (Condition | null)[]): Condition | null {
  const read = parts.filter((part) => part !== null)
  return read.length === parts.length ? group(word, read) : null
}

const negated = (condition: Condition | null): Condition | null => (condition === null ? null : negate(condition))

function emptiness(draft: Draft | null, isEmpty: boolean): Condition | null {
  return draft === null ? null : { model: draft.model, is: isEmpty ? 'empty' : 'notEmpty' }
}

/** A bare name: something was entered, or a switch is on. */
function truth(draft: Draft | null): Condition | null {
  return draft?.type === 'switch' ? { model: draft.model, is: 'equals', value: true } : emptiness(draft, false)
}

/** One field related to a value of the source. A field that holds a list is asked what it contains. */
export function relate(draft: Draft | null, relation: Relation | null, value: JsonValue): Condition | null {
  if (draft === null || relation === null) return null
  const { model } = draft
  const items = Array.isArray(value) ? (value as readonly JsonValue[]) : null
  if (relation === 'anyOf' || relation === 'allOf' || relation === 'noneOf') {
    const each = readGroup(
      relation === 'allOf' ? 'all' : 'any',
      (items ?? [value]).map((item) => relate(draft, 'contains', item)),
    )
    return relation === 'noneOf' ? negated(each) : each
  }
  if (relation === 'notEquals') return negated(relate(draft, 'equals', value))
  if (relation === 'containsNot') return negated(relate(draft, 'contains', value))
  // A list of one item: the field holds that item. Longer lists would have to match in any order.
  const only = items?.length === 1 ? items[0] : value
  if (relation === 'contains' && items !== null && items.length > 1)
    return readGroup(
      'all',
      items.map((item) => relate(draft, 'contains', item)),
    )
  if (relation === 'equals' && (only === null || only === '')) return { model, is: 'empty' }
  if (!isChoiceValue(only)) return null
  const wanted = valueLike(draft, only)
  if (relation === 'contains') return compare(model, holdsList(draft) || !offersChoices(draft) ? 'contains' : 'equals', wanted)
  // `[x]` is exactly that list; a bare `x` asked of a list means that x is among it.
  return compare(model, relation === 'equals' && items === null && holdsList(draft) ? 'contains' : relation, wanted)
}

function compare(model: string, is: 'equals' | 'contains' | 'greater' | 'less' | 'atLeast' | 'atMost', value: ChoiceValue): Comparison {
  return { model, is, value }
}

/** True for a field whose value is a list of choices. */
function holdsList({ type, options }: Draft): boolean {
  return type === 'checkbox' || (type === 'select' && options['multiple'] === true)
}

function offersChoices({ type }: Draft): boolean {
  return type === 'radio' || type === 'select'
}

/** Sources write `"true"` and `"5"` for values that are a boolean or a number. */
function valueLike({ type }: Draft, value: ChoiceValue): ChoiceValue {
  if (typeof value !== 'string') return value
  if (type === 'switch' && (value === 'true' || value === 'false')) return value === 'true'
  const isNumeric = (type === 'number' || type === 'rate' || type === 'slider') && value.trim() !== '' && Number.isFinite(Number(value))
  return isNumeric ? Number(value) : value
}
