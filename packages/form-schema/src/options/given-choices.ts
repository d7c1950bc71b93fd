/** Reads the choices of a definition: which are allowed, and the default of what is left out. */
import { isList, isObject } from '../json'
import { type Choice, type ChoiceProps, type ChoiceValue, isChoiceValue, type RequestMethod } from './choices'

export const DEFAULT_REQUEST: RequestMethod = { url: '', method: 'get', params: '{}', headers: '{}', result: 'data', timeout: 10 }
export const DEFAULT_PROPS: ChoiceProps = { value: 'value', label: 'label' }

export function isChoice(value: unknown): value is Choice {
  if (!isObject(value) || !Object.hasOwn(value, 'value') || !isChoiceValue(value['value'])) return false
  return !Object.hasOwn(value, 'label') || typeof value['label'] === 'string'
}

export function isChoiceValueList(value: unknown): value is readonly ChoiceValue[] {
  return isList(value) && value.every(isChoiceValue)
}
