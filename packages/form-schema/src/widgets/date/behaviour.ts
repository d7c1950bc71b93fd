/** How `date` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { isList, type JsonValue } from '../../json'
import { checkDate, dateValueKind } from '../../rules/values/check-date'
import type { DateOptions } from './options'

export const dateBehaviour = /* @__PURE__ */ defineBehaviour<DateOptions>({
  kind: 'input',
  emptyValue: (options) => (dateValueKind(options) === 'single' ? '' : []),
  defaultValue: ({ defaultValue, ...options }): JsonValue => {
    if (dateValueKind(options) === 'single') return isList(defaultValue) || defaultValue === null ? '' : defaultValue
    return isList(defaultValue) ? [...defaultValue] : []
  },
  checkValue: checkDate,
})
