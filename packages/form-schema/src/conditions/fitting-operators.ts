/** Which operators of a condition can ever hold for a field. */
import type { ConditionOperator } from '../condition-language/condition'
import { isComposed, type ValueShape } from '../value-shape'
import { type AnyKnownWidget, definitionOf } from '../widgets/index'

const ANY = ['equals', 'notEquals', 'empty', 'notEmpty'] as const satisfies readonly ConditionOperator[]
const ORDER = ['greater', 'less', 'atLeast', 'atMost', 'between'] as const satisfies readonly ConditionOperator[]

/** True when values of this shape come before and after each other. */
export function hasOrder(shape: ValueShape): boolean {
  return shape.kind !== 'boolean' && !isComposed(shape)
}

/** True when a text or a list may contain what is asked for. */
function hasParts({ kind }: ValueShape): boolean {
  return kind !== 'number' && kind !== 'timestamp' && kind !== 'boolean'
}

/**
 * Lists the operators that a condition on a field may use; any other never holds.
 *
 * @param field - a widget of the form.
 * @returns the operators; none for a widget without a value.
 * @example inputFields(form).map((field) => fittingOperators(field).includes('greater'))
 */
export function fittingOperators(field: AnyKnownWidget): readonly ConditionOperator[] {
  const shape = definitionOf(field).valueShape(field.options)
  if (shape === null) return []
  return [...ANY, ...(hasOrder(shape) ? ORDER : []), ...(hasParts(shape) ? (['contains'] as const) : [])]
}
