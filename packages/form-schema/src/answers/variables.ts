/** The names that conditions and formulas of a form may use, with what stands behind them. */
import { fittingOperators } from '../conditions/fitting-operators'
import type { ConditionOperator } from '../condition-language/condition'
import { type FormDefinition, inputFields, rowFields } from '../form-definition'
import type { Choice } from '../options/choices'
import type { ValueShape } from '../value-shape'
import { hasRows } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf } from '../widgets/index'

/** What a name stands for. A `date` and a `time` are texts in their field's format; a `moment` is milliseconds since 1970. */
export type VariableType =
  | 'text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'time'
  | 'moment'
  | 'choice'
  | 'path'
  | 'file'
  | 'rows'
  | 'object'
  | 'anything'

/** One name. */
export interface Variable {
  /** The model of the field: what conditions and formulas write. */
  readonly name: string
  readonly label: string
  readonly key: string
  readonly type: VariableType
  /** `list`: any number of values of the type; `pair`: the start and the end of a range. */
  readonly many: 'one' | 'list' | 'pair'
  /** The choices that the form lists; null where there are none or they are loaded. */
  readonly choices: readonly Choice[] | null
  /** The operators that a condition on it may use. */
  readonly operators: readonly ConditionOperator[]
  /** What a formula may read of each row, and what conditions inside a row see first; empty for what is no subform. */
  readonly fields: readonly Variable[]
}

/**
 * Lists what conditions and formulas may name, each model once, for editors and for programs that write definitions.
 *
 * @param form - the form; only its `list` is read.
 * @returns the names in document order; the fields of a subform's rows stand in its `fields`.
 * @example variables(form).filter(({ type }) => type === 'number').map(({ name }) => name)
 */
export function variables(form: Pick<FormDefinition, 'list'>): Variable[] {
  return variablesOf(inputFields(form))
}

function variablesOf(fields: readonly AnyKnownWidget[]): Variable[] {
  const byModel = new Map<string, Variable>()
  for (const field of fields) {
    const shape = definitionOf(field).valueShape(field.options)
    if (shape !== null && !byModel.has(field.model)) byModel.set(field.model, variableOf(field, shape))
  }
  return [...byModel.values()]
}

function variableOf(field: AnyKnownWidget, shape: ValueShape): Variable {
  const item = shape.kind === 'list' || shape.kind === 'pair' ? shape.item : shape
  return {
    name: field.model,
    label: field.name,
    key: field.key,
    type: typeOfShape(item),
    many: item.kind === 'row' || (shape.kind !== 'list' && shape.kind !== 'pair') ? 'one' : shape.kind,
    choices: item.kind === 'choice' ? item.choices : null,
    operators: fittingOperators(field),
    fields: hasRows(field) ? variablesOf(rowFields(field)) : [],
  }
}

function typeOfShape(shape: ValueShape): VariableType {
  switch (shape.kind) {
    case 'text':
      return shape.form.is === 'date' || shape.form.is === 'time' ? shape.form.is : 'text'
    case 'number':
    case 'number-text':
      return 'number'
    case 'boolean':
    case 'boolean-text':
      return 'boolean'
    case 'timestamp':
      return 'moment'
    case 'row':
      return 'rows'
    case 'choice':
    case 'path':
    case 'file':
    case 'object':
    case 'anything':
      return shape.kind
    case 'list':
    case 'pair':
      return typeOfShape(shape.item)
  }
}
