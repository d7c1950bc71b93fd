/** Conditions of form-js: FEEL that says when a component is hidden or read-only. */
import { type JsonObject, ownValue } from '../../json'
import type { Condition } from '../../condition-language/condition'
import { parseExpression } from '../foreign/parse-expression'
import { objectIn } from '../foreign/read-values'
import type { Scope } from '../foreign/scope'
import type { Path } from '../foreign/draft'
import type { SourceCondition } from '../foreign/sketch'
import { type ConditionOption, expressionCondition, negate } from '../foreign/sketch-conditions'

/** The conditions of a component. */
export function conditionsOf(source: JsonObject, path: Path): readonly SourceCondition[] {
  return [
    ...feelCondition(ownValue(objectIn(source, 'conditional'), 'hide'), 'showWhen', [...path, 'conditional', 'hide'], negate),
    ...feelCondition(ownValue(source, 'readonly'), 'readonlyWhen', [...path, 'readonly']),
    ...feelCondition(ownValue(objectIn(source, 'validate'), 'required'), 'requiredWhen', [...path, 'validate', 'required']),
  ]
}

/** True for a text that form-js evaluates. */
export function isFeel(found: unknown): found is string {
  return typeof found === 'string' && found.trimStart().startsWith('=')
}

function feelCondition(
  found: unknown,
  option: ConditionOption,
  path: Path,
  change: (condition: Condition) => Condition = (condition) => condition,
): readonly SourceCondition[] {
  if (!isFeel(found)) return []
  const read = (scope: Scope): Condition | null => {
    const expression = parseExpression(found.trimStart().slice(1))
    const condition = expression === null ? null : expressionCondition(expression, scope, fieldName)
    return condition === null ? null : change(condition)
  }
  return [{ option, found, path, read }]
}

/** Inside a row `this` is the row and `parent` what is around it. */
function fieldName(name: string): string {
  return name.startsWith('this.') || name.startsWith('parent.') ? name.slice(name.indexOf('.') + 1) : name
}
