/** The fields of the bound form as conditions see them: what can be asked of each, and with which values. */
import { type FormDefinition, inputFields, type Widget } from '@formwork/form-schema'
import type { ConditionOperator } from '@formwork/workflow-core'

export type FlowFieldKind = 'text' | 'number' | 'choice' | 'choices' | 'boolean' | 'date'

export interface FlowFieldChoice {
  readonly label: string
  readonly value: string | number | boolean
}
export interface FlowField {
  readonly model: string
  readonly label: string
  /** The widget's own type, as the graph check wants it. */
  readonly type: string
  readonly kind: FlowFieldKind
  readonly choices: readonly FlowFieldChoice[]
}

export function flowFields(form: FormDefinition): FlowField[] {
  return inputFields(form).flatMap((widget) => {
    const kind = kindOf(widget)
    if (kind === null) return []
    return [{ model: widget.model, label: widget.name || widget.model, type: widget.type, kind, choices: choicesOf(widget) }]
  })
}

function kindOf(widget: Widget): FlowFieldKind | null {
  switch (widget.type) {
    case 'number':
      return 'number'
    case 'input':
      return widget.options.dataType === 'number' || widget.options.dataType === 'integer' || widget.options.dataType === 'float'
        ? 'number'
        : 'text'
    case 'textarea':
      return 'text'
    case 'radio':
      return 'choice'
    case 'select':
      return widget.options.multiple ? 'choices' : 'choice'
    case 'checkbox':
      return 'choices'
    case 'switch':
      return 'boolean'
    case 'date':
      return 'date'
    default:
      return null
  }
}

function choicesOf(widget: Widget): FlowFieldChoice[] {
  if (widget.type !== 'radio' && widget.type !== 'select' && widget.type !== 'checkbox') return []
  return widget.options.options.map((choice) => ({ value: choice.value, label: choice.label || String(choice.value) }))
}

const OPERATORS: Readonly<Record<FlowFieldKind, readonly ConditionOperator[]>> = {
  text: ['eq', 'ne', 'contains', 'empty', 'notEmpty'],
  number: ['gt', 'gte', 'lt', 'lte', 'eq', 'ne', 'empty', 'notEmpty'],
  choice: ['eq', 'ne', 'empty', 'notEmpty'],
  choices: ['contains', 'empty', 'notEmpty'],
  boolean: ['eq'],
  date: ['eq', 'gt', 'gte', 'lt', 'lte', 'empty', 'notEmpty'],
}

/** What may be asked of a field of this kind; the first is what a new row asks. */
export function operatorsFor(kind: FlowFieldKind): readonly ConditionOperator[] {
  return OPERATORS[kind]
}

/** `empty` and `notEmpty` compare with nothing. */
export function takesValue(operator: ConditionOperator): boolean {
  return operator !== 'empty' && operator !== 'notEmpty'
}

/** What a row holds before a person has chosen: never a value that could be meant. */
export function firstValue(field: FlowField): string | number | boolean | null {
  if (field.kind === 'boolean') return true
  if (field.kind === 'choice' || field.kind === 'choices') return field.choices[0]?.value ?? null
  return field.kind === 'number' ? null : ''
}
