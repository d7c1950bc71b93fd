/** A condition as a person would say it. */
import { type AnyKnownWidget, choiceLabel, type ConditionValue, definitionOf, itemOf, type RuleCondition } from '@formwork/form-schema'
import type { DesignerMessages } from '../messages/designer-messages'
import { comparesField, type ConditionGroup, type ConditionLine, groupOf, isGroup } from '../properties/editors/conditions/condition-tree'

export interface FieldNames {
  /** The field that a model means, seen from the widget whose condition it is. */
  readonly fieldOf: (model: string) => AnyKnownWidget | null
}

export function conditionSentence(messages: DesignerMessages, names: FieldNames, condition: RuleCondition): string {
  return groupSentence(messages, names, groupOf(condition))
}

function groupSentence(messages: DesignerMessages, names: FieldNames, { mode, parts }: ConditionGroup): string {
  const { joined, negated, noParts } = messages.editing.logic
  // A group without parts asks nothing.
  if (parts.length === 0) return mode === 'notAll' || mode === 'none' ? negated(noParts) : noParts
  const clauses = parts.map((part) => (isGroup(part) ? `(${groupSentence(messages, names, part)})` : lineSentence(messages, names, part)))
  const whole = clauses.join(mode === 'all' || mode === 'notAll' ? joined.all : joined.any)
  return mode === 'notAll' || mode === 'none' ? negated(whole) : whole
}

function lineSentence(messages: DesignerMessages, names: FieldNames, line: ConditionLine): string {
  const { operators, missingField } = messages.conditions
  const titleOf = (model: string) => {
    const field = names.fieldOf(model)
    return field === null ? missingField(model) : field.name.trim() === '' ? model : field.name
  }
  const start = `${titleOf(line.model)} ${operators[line.is]}`
  if (comparesField(line)) return `${start} ${titleOf(line.field)}`
  const field = names.fieldOf(line.model)
  if ('value' in line) return `${start} ${valueText(messages, field, line.value)}`
  if (!('least' in line)) return start
  return `${start} ${valueText(messages, field, line.least)} – ${valueText(messages, field, line.most)}`
}

function valueText({ editors, quoted }: DesignerMessages, field: AnyKnownWidget | null, value: ConditionValue): string {
  const shape = field === null ? null : definitionOf(field).valueShape(field.options)
  const item = shape === null ? null : itemOf(shape)
  if (item?.kind === 'choice') {
    const choice = item.choices?.find((each) => String(each.value) === String(value))
    if (choice !== undefined) return quoted(choiceLabel(choice))
  }
  if (typeof value === 'boolean') return value ? editors.on : editors.off
  return typeof value === 'number' ? String(value) : quoted(value)
}
