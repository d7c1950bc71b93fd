/** `blank`: a place for a component of the host, named by the model. */
import { defineWidget } from '../../define-widget'
import { isList, isObject } from '../../json'
import { oneOf } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { isEmptyValue } from '../../rules/is-empty-value'
import { z } from '../../zod'

const KINDS = ['String', 'Object', 'Array'] as const

const EMPTY = { String: () => '', Object: () => ({}), Array: () => [] } as const
const IS_KIND = {
  String: (value: unknown) => typeof value === 'string',
  Object: isObject,
  Array: isList,
} as const

export const blankDefinition = defineWidget({
  type: 'blank',
  kind: 'input',
  palette: { group: 'advanced', icon: 'blank' },
  options: z.object({ ...fieldOptions(), defaultType: oneOf(KINDS, 'String') }),
  panel: [{ option: 'defaultType', editor: 'select', group: 'basic', choices: KINDS }, ...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc'],
  emptyValue: ({ defaultType }) => EMPTY[defaultType](),
  defaultValue: ({ defaultType }) => EMPTY[defaultType](),
  isEmpty: (value) => isEmptyValue(value) || (isObject(value) && Object.keys(value).length === 0),
  checkValue: (value, { defaultType }) => (IS_KIND[defaultType](value) ? [] : [{ code: 'shape', params: { expected: defaultType } }]),
})
