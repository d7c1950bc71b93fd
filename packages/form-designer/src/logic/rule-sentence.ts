/** A rule as a person would say it. */
import { type AnyKnownWidget, choiceLabel, hasChoices, hasRows, rowFields, typeOf } from '@formwork/form-schema'
import type { DesignerMessages } from '../messages/designer-messages'
import { typeTitle } from '../messages/name-of-widget'
import { toMegabytes } from '../properties/further-rules'
import { conditionSentence, type FieldNames } from './condition-sentence'
import type { FormRule } from './form-rules'

export function ruleSentence(messages: DesignerMessages, names: FieldNames, widget: AnyKnownWidget, rule: FormRule): string {
  const { logic, ruleMessages } = messages.editing
  switch (rule.kind) {
    case 'computed':
      return logic.computedAs(rule.expression)
    case 'hidden-value':
      return logic.hiddenValues[rule.policy]
    case 'choice':
      return logic.choiceWhen(choiceText(widget, rule.choice), conditionSentence(messages, names, rule.when))
    case 'check':
      return logic.mustHold(conditionSentence(messages, names, rule.when), rule.message)
    case 'message':
      return logic.ruleValue(ruleMessages[rule.rule], messages.quoted(rule.message))
    case 'asked':
      return askedSentence(messages, widget, rule)
    default:
      return logic.when[rule.kind](conditionSentence(messages, names, rule.when))
  }
}

export function widgetTitle(messages: DesignerMessages, widget: AnyKnownWidget): string {
  return widget.name.trim() === '' ? typeTitle(messages, typeOf(widget)) : widget.name
}

function choiceText(widget: AnyKnownWidget, value: string | number | boolean): string {
  const choice = hasChoices(widget) ? widget.options.options.find((each) => String(each.value) === String(value)) : undefined
  return choice === undefined ? String(value) : choiceLabel(choice)
}

function askedSentence(messages: DesignerMessages, widget: AnyKnownWidget, { rule, rules }: Extract<FormRule, { kind: 'asked' }>): string {
  const label = messages.rules[rule]
  const { itemSeparator } = messages
  switch (rule) {
    case 'mustBeTrue':
      return label
    case 'unique':
      return messages.editing.logic.ruleValue(
        label,
        (rules.unique ?? []).map((columns) => columnsText(widget, columns)).join(itemSeparator),
      )
    case 'maxFileSize':
      return messages.editing.logic.ruleValue(label, String(toMegabytes(rules.maxFileSize)))
    case 'fileTypes':
    case 'validators':
      return messages.editing.logic.ruleValue(label, (rules[rule] ?? []).join(itemSeparator))
    default:
      return messages.editing.logic.ruleValue(label, String(rules[rule]))
  }
}

/** Columns that count together are joined by a sign. */
function columnsText(widget: AnyKnownWidget, columns: string | readonly string[]): string {
  const fields = hasRows(widget) ? rowFields(widget) : []
  const titleOf = (model: string) => fields.find((field) => field.model === model)?.name.trim() || model
  return [columns].flat().map(titleOf).join(' + ')
}
