/** The assignees of a step, its completion and its conditions, in words. */
import type { Comparison, Condition, ConditionOperator, ConditionValue } from '@formwork/form-schema'
import type { AssigneeRule } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import type { FlowField } from '../conditions/flow-fields'
import type { EditorSurroundings, Named } from './editor-context'
import { nameOrStandIn } from '../files/stand-in'

type Names = Pick<EditorSurroundings, 'peopleNames' | 'roles' | 'posts' | 'departments' | 'fields'>

/** Names are joined the way the language joins a list. */
export function joinNames(names: readonly string[], locale: string): string {
  return locale === 'zh-CN' ? names.join('、') : names.join(', ')
}

export function assigneeWords(rule: AssigneeRule, names: Names, locale: string): string {
  switch (rule.kind) {
    case 'user':
      return joinNames(
        rule.userIds.map((id) => nameOrStandIn(names.peopleNames.get(id), id)),
        locale,
      )
    case 'role':
      return listed(t`Role`, rule.roleIds, names.roles, locale)
    case 'post':
      return listed(t`Post`, rule.postIds, names.posts, locale)
    case 'department':
      return listed(t`Department`, rule.departmentIds, names.departments, locale)
    case 'roleInDepartment':
      return listed(t`Role in a department`, rule.roleIds, names.roles, locale)
    case 'departmentLeader':
      if (rule.departmentIds === undefined) return t`Requester's department leader`
      return listed(t`Leader of`, rule.departmentIds, names.departments, locale)
    case 'requester':
      return t`Requester`
    case 'leader': {
      const { level } = rule
      return t`Requester’s leader, level ${level}`
    }
    case 'leadersUpTo': {
      const { level } = rule
      return t`Requester’s leaders up to level ${level}`
    }
    case 'field': {
      const label = names.fields.find((field) => field.model === rule.model)?.label ?? rule.model
      return label === '' ? '' : t`Field “${label}”`
    }
    case 'chosenByRequester':
      return t`Chosen by the requester`
    case 'chosenByPrevious':
      return t`Chosen at the step before`
    case 'handlerOf':
      return t`Whoever handled an earlier step`
  }
}

/** Empty while nobody is chosen: that is shown as missing. */
function listed(kind: string, ids: readonly string[], all: readonly Named[], locale: string): string {
  const names = joinNames(
    ids.map((id) => nameOrStandIn(all.find((one) => one.id === id)?.name, id)),
    locale,
  )
  return ids.length === 0 ? '' : t`${kind}: ${names}`
}

export function assigneesWords(rules: readonly AssigneeRule[], names: Names, locale: string): string {
  return joinNames(
    rules.map((rule) => assigneeWords(rule, names, locale)).filter((words) => words !== ''),
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
  if (value === '') return '…'
  if (typeof value === 'boolean') return value ? t`on` : t`off`
  return field?.choices.find((choice) => choice.value === value)?.label ?? String(value)
}
