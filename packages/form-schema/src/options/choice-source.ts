/** The options that say which choices a widget offers and where they come from. */
import { isList, isObject, type JsonValue, ownValue } from '../json'
import { LIMITS } from '../limits'
import { withDefault, z } from '../zod'
import type { TreeChoice } from './choice-tree'
import { type Choice, type ChoiceProps, isChoiceValue, type RemoteMode, type RequestMethod } from './choices'
import { DEFAULT_PROPS, DEFAULT_REQUEST, isChoice } from './given-choices'
import { flag, text } from './option-kinds'

function isChoiceList(value: unknown): boolean {
  return isList(value) && value.every(isChoice)
}

function isRequestMethod(value: unknown): boolean {
  if (!isObject(value)) return false
  const texts = ['url', 'method', 'params', 'headers', 'result']
  return texts.every((key) => typeof value[key] === 'string') && typeof value['timeout'] === 'number'
}

function isChoiceProps(value: unknown): boolean {
  return isObject(value) && typeof value['value'] === 'string' && typeof value['label'] === 'string'
}

/** True for a list of tree choices, at most `LIMITS.choices` in all and `LIMITS.depth` deep. */
export function isChoiceTree(value: unknown): value is readonly TreeChoice[] {
  let count = 0
  const isLevel = (level: unknown, depth: number): boolean =>
    isList(level) &&
    depth <= LIMITS.depth &&
    level.every((node) => {
      count++
      if (count > LIMITS.choices || !isObject(node) || !isChoiceValue(ownValue(node, 'value'))) return false
      const label = ownValue(node, 'label')
      const children = ownValue(node, 'children')
      return (label === undefined || typeof label === 'string') && (children === undefined || isLevel(children, depth + 1))
    })
  return isLevel(value, 1)
}

export const choices = (defaults: readonly Choice[]) =>
  withDefault(z.custom<readonly Choice[]>(isChoiceList), () => defaults.map((choice) => ({ ...choice })))

/** The option that holds a tree of choices. */
export const choiceTree = () => withDefault(z.custom<readonly TreeChoice[]>(isChoiceTree), () => [])

/** The options every widget with choices shares. */
export const choiceSource = (defaults: readonly Choice[]) => ({
  options: choices(defaults),
  showLabel: flag(),
  remote: withDefault(
    z.custom<RemoteMode>((value) => typeof value === 'boolean' || value === 99),
    false,
  ),
  remoteOptions: withDefault(z.custom<readonly JsonValue[]>(isList), () => []),
  remoteFunc: text(),
  requestMethod: withDefault(z.custom<RequestMethod>(isRequestMethod), () => ({ ...DEFAULT_REQUEST })),
  props: withDefault(z.custom<ChoiceProps>(isChoiceProps), () => ({ ...DEFAULT_PROPS })),
})
