/** Conditions of a survey: `{a} = 'x' and {b} > 3`. */
import { type JsonObject, ownValue } from '../../json'
import type { Condition } from '../../condition-language/condition'
import { parseExpression } from '../foreign/parse-expression'
import type { Scope } from '../foreign/scope'
import type { Path } from '../foreign/draft'
import type { SourceCondition } from '../foreign/sketch'
import { type ConditionOption, expressionCondition, negate } from '../foreign/sketch-conditions'

/** The conditions of an element: when it is shown, required, read-only. */
export function conditionsOf(source: JsonObject, path: Path): readonly SourceCondition[] {
  return [
    ...surveyCondition(source, 'visibleIf', 'showWhen', path),
    ...surveyCondition(source, 'requiredIf', 'requiredWhen', path),
    ...surveyCondition(source, 'enableIf', 'readonlyWhen', path, negate),
  ]
}

/** The condition under one key, if there is one. */
export function surveyCondition(
  source: JsonObject,
  key: string,
  option: ConditionOption,
  path: Path,
  change: (condition: Condition) => Condition = (condition) => condition,
): readonly SourceCondition[] {
  const found = ownValue(source, key)
  if (typeof found !== 'string' || found.trim() === '') return []
  const read = (scope: Scope): Condition | null => {
    const expression = parseExpression(found, 'text')
    const condition = expression === null ? null : expressionCondition(expression, scope, fieldName)
    return condition === null ? null : change(condition)
  }
  return [{ option, found, path: [...path, key], read }]
}

/** `{row.price}` and `{panel.price}` mean the field of the same row. */
function fieldName(name: string): string {
  return name.startsWith('row.') || name.startsWith('panel.') ? name.slice(name.indexOf('.') + 1) : name
}
