/** Choices that are loaded, checked against the list that a host has of them. */
import { ownValue } from '../../json'
import { hasLocalChoices } from '../../options/choices'
import { behaviourOf } from '../../widgets/behaviours'
import type { AnyKnownWidget } from '../../widgets/index'
import { issueMessage, type ValueIssue } from '../value-issue'
import type { Scope } from '../value-scope'

export function checkRemoteChoices(scope: Scope): readonly ValueIssue[] {
  const { choices } = scope.said
  if (choices === undefined) return []
  return scope.visible.flatMap((field) => {
    const list = ownValue(choices, field.model)
    const value = ownValue(scope.values, field.model)
    if (list === undefined || !isRemote(field) || behaviourOf(field).isEmpty(value, field.options)) return []
    // The same check that the field has for choices of its own.
    const options = { ...field.options, remote: false, options: list } as AnyKnownWidget['options']
    const stranger = behaviourOf(field)
      .checkValue(value, options)
      .find(({ code }) => code === 'choice')
    if (stranger === undefined) return []
    const { code, params } = stranger
    return [
      { model: field.model, path: [...scope.path, field.model], code, message: issueMessage(field.name, code, params, scope.said), params },
    ]
  })
}

function isRemote({ options }: AnyKnownWidget): boolean {
  return 'remote' in options && !hasLocalChoices(options)
}
