/** Conditions of Form.io: the simple one, the list of simple ones, and script as far as it only compares fields. */
import { isList, isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import type { Condition } from '../../condition-language/condition'
import { parseExpression, type Relation } from '../foreign/parse-expression'
import { objectIn, textIn } from '../foreign/read-values'
import type { Scope } from '../foreign/scope'
import type { Path } from '../foreign/draft'
import type { SourceCondition } from '../foreign/sketch'
import { expressionCondition, group, negate, relate } from '../foreign/sketch-conditions'

const OPERATORS: Readonly<Record<string, Relation>> = {
  isEqual: 'equals',
  isNotEqual: 'notEquals',
  includes: 'contains',
  notIncludes: 'containsNot',
  lessThan: 'less',
  greaterThan: 'greater',
  lessThanOrEqual: 'atMost',
  greaterThanOrEqual: 'atLeast',
  isDateEqual: 'equals',
  isNotDateEqual: 'notEquals',
}

/** When a component is shown. */
export function conditionsOf(source: JsonObject, path: Path): readonly SourceCondition[] {
  return [...simpleConditions(source, path), ...scriptCondition(source, path)]
}

function simpleConditions(source: JsonObject, path: Path): readonly SourceCondition[] {
  const found = objectIn(source, 'conditional')
  const parts = ownValue(found, 'conditions')
  const one = textIn(found, 'when')
  if (one === '' && !(isList(parts) && parts.length > 0)) return []
  const hides = found['show'] === false || found['show'] === 'false'
  const read = (scope: Scope): Condition | null => {
    const condition = isList(parts) && parts.length > 0 ? readParts(parts, textIn(found, 'conjunction'), scope) : readOne(one, found, scope)
    return condition !== null && hides ? negate(condition) : condition
  }
  return [{ option: 'showWhen', found, path: [...path, 'conditional'], read }]
}

function readOne(when: string, found: JsonObject, scope: Scope): Condition | null {
  const value = ownValue(found, 'eq') ?? ''
  return relate(scope.find(when), 'equals', value)
}

function readParts(parts: readonly unknown[], conjunction: string, scope: Scope): Condition | null {
  const read = parts.map((part) => (isObject(part) ? readPart(part as JsonObject, scope) : null))
  const known = read.filter((part) => part !== null)
  return known.length === read.length ? group(conjunction === 'any' ? 'any' : 'all', known) : null
}

function readPart(part: JsonObject, scope: Scope): Condition | null {
  const field = scope.find(textIn(part, 'component'))
  const operator = textIn(part, 'operator')
  if (field !== null && operator === 'isEmpty') return { model: field.model, is: 'empty' }
  if (field !== null && operator === 'isNotEmpty') return { model: field.model, is: 'notEmpty' }
  const value: JsonValue = ownValue(part, 'value') ?? ''
  return relate(field, ownValue(OPERATORS, operator) ?? null, value)
}

/** `show = data.kind === 'a' || data.size > 3;` is read, never run; anything cleverer is reported. */
function scriptCondition(source: JsonObject, path: Path): readonly SourceCondition[] {
  const found = ownValue(source, 'customConditional')
  if (typeof found !== 'string' || found.trim() === '') return []
  const read = (scope: Scope): Condition | null => {
    const expression = parseExpression(comparisonIn(found))
    return expression === null ? null : expressionCondition(expression, scope, fieldName)
  }
  return [{ option: 'showWhen', found, path: [...path, 'customConditional'], read }]
}

/** What `show` is set to. */
function comparisonIn(script: string): string {
  const text = script.trim()
  const [name = '', ...rest] = text.split('=')
  const assigned = name.trim() === 'show' && rest.length > 0 && rest[0] !== '' ? rest.join('=') : text
  return assigned.trimEnd().endsWith(';') ? assigned.trimEnd().slice(0, -1) : assigned
}

function fieldName(name: string): string {
  return name.startsWith('data.') || name.startsWith('row.') ? name.slice(name.indexOf('.') + 1) : name
}
