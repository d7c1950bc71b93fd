/** The assignees of a step, its completion and its conditions, in words. */
import type { Comparison, Condition, ConditionOperator, ConditionValue } from '@formwork/form-schema'
import type { AssigneeRule } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import type { FlowField } from '../conditions/flow-fields'
import type { StepNode } from '../flow/flow-outline'

interface Names {
  readonly peopleNames: ReadonlyMap<string, string>
  readonly roles: readonly { readonly id: string; readonly name: string }[]
}

/** Names are joined the way the language joins a list. */
export function joinNames(names: readonly string[], locale: string): string {
  return locale === 'zh-CN' ? names.join('、') : names.join(', ')
}

export function assigneeWords(rule: AssigneeRule, { peopleNames, roles }: Names, locale: string): string {
  switch (rule.kind) {
    case 'user':
      return joinNames(
        rule.userIds.map((id) => peopleNames.get(id) ?? '…'),
        locale,
      )
    case 'role': {
      const names = joinNames(
        rule.roleIds.map((id) => roles.find((role) => role.id === id)?.name ?? '…'),
        locale,
      )
      return rule.roleIds.length === 0 ? '' : t`Role: ${names}`
    }
    case 'departmentLeader':
      return t`Requester's department leader`
    case 'requester':
      return t`Requester`
    default:
      return '…'
  }
}

export function stepWords(step: StepNode, names: Names, locale: string): string {
  return joinNames(
    step.assignees.map((rule) => assigneeWords(rule, names, locale)).filter((words) => words !== ''),
    locale,
  )
}

export function operatorWords(operator: ConditionOperator): string {
  switch (operator) {
    case 'equals':
      return t`is`
    case 'notEquals':
      return t`is not`
    case 'greater':
      return t`greater than`
    case 'atLeast':
      return t`at least`
    case 'less':
      return t`less than`
    case 'atMost':
      return t`at most`
    case 'between':
      return t`is between`
    case 'contains':
      return t`contains`
    case 'empty':
      return t`is empty`
    case 'notEmpty':
      return t`is filled in`
  }
}

/** A condition as a sentence; fields the form does not have show their model. */
export function conditionWords(condition: Condition, fields: readonly FlowField[]): string {
  if ('all' in condition) return condition.all.map((part) => nested(part, fields)).join(t` and `)
  if ('any' in condition) return condition.any.map((part) => nested(part, fields)).join(t` or `)
  if ('not' in condition) {
    const words = conditionWords(condition.not, fields)
    return t`not (${words})`
  }
  const field = fields.find((one) => one.model === condition.model)
  const label = field?.label ?? condition.model
  return [label, operatorWords(condition.is), operandWords(condition, field)].filter((word) => word !== '').join(' ')
}

function nested(part: Condition, fields: readonly FlowField[]): string {
  return 'model' in part ? conditionWords(part, fields) : `(${conditionWords(part, fields)})`
}

function operandWords(comparison: Comparison, field: FlowField | undefined): string {
  if (comparison.is === 'between') {
    const [least, most] = [valueWords(comparison.least, field), valueWords(comparison.most, field)]
    return t`${least} and ${most}`
  }
  return 'value' in comparison ? valueWords(comparison.value, field) : ''
}

function valueWords(value: ConditionValue, field: FlowField | undefined): string {
  if (typeof value === 'boolean') return value ? t`on` : t`off`
  return field?.choices.find((choice) => choice.value === value)?.label ?? String(value)
}
