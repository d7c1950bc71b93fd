/** How `blank` behaves: all that filling and judging it takes. */
import { defineBehaviour, wrongShape } from '../../define-behaviour'
import { isList, isObject } from '../../json'
import { isEmptyValue } from '../../rules/is-empty-value'
import type { BlankOptions } from './options'

const EMPTY = { String: () => '', Object: () => ({}), Array: () => [] } as const
const IS_KIND = {
  String: (value: unknown) => typeof value === 'string',
  Object: isObject,
  Array: isList,
} as const

export const blankBehaviour = /* @__PURE__ */ defineBehaviour<BlankOptions>({
  kind: 'input',
  emptyValue: ({ defaultType }) => EMPTY[defaultType](),
  defaultValue: ({ defaultType }) => EMPTY[defaultType](),
  isEmpty: (value) => isEmptyValue(value) || (isObject(value) && Object.keys(value).length === 0),
  checkValue: (value, { defaultType }) => (IS_KIND[defaultType](value) ? [] : wrongShape(defaultType)),
})
