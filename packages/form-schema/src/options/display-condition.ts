/** The `displayVerify` option: when a widget is shown (spec 4.2). */
import { isList, isObject } from '../json'
import { withDefault, z } from '../zod'

/** One comparison of a field's value, as text, with a text. */
export interface ConditionPair {
  readonly model: string
  readonly value: string
}

/**
 * When a widget is shown. `hide` is the old family's word for "no condition": always shown. `and` wants every pair to match,
 * `or` at least one. An empty list is no condition.
 */
export interface DisplayCondition {
  readonly type: 'hide' | 'and' | 'or'
  readonly list: readonly ConditionPair[]
}

function isConditionPair(value: unknown): boolean {
  return isObject(value) && typeof value['model'] === 'string' && typeof value['value'] === 'string'
}

export function isDisplayCondition(value: unknown): value is DisplayCondition {
  if (!isObject(value) || !isList(value['list'])) return false
  const type = value['type']
  return (type === 'hide' || type === 'and' || type === 'or') && value['list'].every(isConditionPair)
}

export const displayCondition = () =>
  withDefault(z.custom<DisplayCondition>(isDisplayCondition), () => ({ type: 'hide' as const, list: [] }))
