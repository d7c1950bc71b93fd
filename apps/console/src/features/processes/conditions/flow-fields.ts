/** The fields of the bound form for conditions: their operators and values. */
import {
  type ConditionOperator,
  definitionOf,
  fittingOperators,
  type FormDefinition,
  inputFields,
  itemOf,
  type TextForm,
  type ValueShape,
} from '@formwork/form-schema'
import type { FormFieldInfo } from '@formwork/workflow-core'

export type FlowFieldKind = 'text' | 'number' | 'choice' | 'choices' | 'boolean' | 'date'

export interface FlowFieldChoice {
  readonly label: string
  readonly value: string | number | boolean
}
export interface FlowField {
  readonly model: string
  readonly label: string
  /** What may be compared, in the form the graph check takes. */
  readonly operators: readonly ConditionOperator[]
  readonly kind: FlowFieldKind
  readonly choices: readonly FlowFieldChoice[]
  /** Where a process has several forms: which of them it belongs to. */
  readonly form?: { readonly formId: string; readonly name: string }
}

/** All fields of a form, as the server's check of a process knows them too: a right or a value may be for one that no condition can use. */
export function checkedFields(form: FormDefinition): FormFieldInfo[] {
  return inputFields(form).map((widget) => ({ model: widget.model, label: widget.name, operators: fittingOperators(widget) }))
}

export function flowFields(form: FormDefinition): FlowField[] {
  return inputFields(form).flatMap((widget) => {
    const shape = definitionOf(widget).valueShape(widget.options)
    const kind = shape === null ? null : kindOf(shape)
    if (shape === null || kind === null) return []
    return [
      { model: widget.model, label: widget.name || widget.model, operators: fittingOperators(widget), kind, choices: choicesOf(shape) },
    ]
  })
}

/** Null for values that no row of the editor can compare: colours, files, rows, paths. */
function kindOf(shape: ValueShape): FlowFieldKind | null {
  switch (shape.kind) {
    case 'number':
    case 'number-text':
      return 'number'
    case 'timestamp':
      return 'date'
    case 'boolean':
      return 'boolean'
    case 'choice':
      return 'choice'
    case 'boolean-text':
      return 'text'
    case 'text':
      return KIND_OF_TEXT[shape.form.is]
    case 'list':
    case 'pair': {
      const kind = kindOf(shape.item)
      return kind === 'choice' ? 'choices' : kind === 'date' ? 'date' : null
    }
    case 'path':
    case 'file':
    case 'row':
    case 'object':
    case 'anything':
      return null
  }
}

const KIND_OF_TEXT = {
  typed: 'text',
  lines: 'text',
  date: 'date',
  time: null,
  color: null,
  html: null,
  own: null,
} as const satisfies Readonly<Record<TextForm['is'], FlowFieldKind | null>>

function choicesOf(shape: ValueShape): FlowFieldChoice[] {
  const item = itemOf(shape)
  if (item.kind !== 'choice') return []
  return (item.choices ?? []).map((choice) => ({ value: choice.value, label: choice.label || String(choice.value) }))
}

/** Operators that compare with one value, and those that compare with none. A range is written as two rows. */
export type RowOperator = Exclude<ConditionOperator, 'between'>

const OPERATORS: Readonly<Record<FlowFieldKind, readonly RowOperator[]>> = {
  text: ['equals', 'notEquals', 'contains', 'empty', 'notEmpty'],
  number: ['greater', 'atLeast', 'less', 'atMost', 'equals', 'notEquals', 'empty', 'notEmpty'],
  choice: ['equals', 'notEquals', 'empty', 'notEmpty'],
  choices: ['contains', 'empty', 'notEmpty'],
  boolean: ['equals'],
  date: ['equals', 'greater', 'atLeast', 'less', 'atMost', 'empty', 'notEmpty'],
}

/** The operators for a field, for a missing one those of a text; the first is the default of a new row. */
export function operatorsFor(field: Pick<FlowField, 'kind' | 'operators'> | undefined): readonly RowOperator[] {
  return field === undefined ? OPERATORS.text : OPERATORS[field.kind].filter((operator) => field.operators.includes(operator))
}

/** `empty` and `notEmpty` compare with nothing. */
export function takesValue(operator: RowOperator): operator is Exclude<RowOperator, 'empty' | 'notEmpty'> {
  return operator !== 'empty' && operator !== 'notEmpty'
}
