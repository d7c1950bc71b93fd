/** How `time` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { isList } from '../../json'
import { checkTime } from '../../rules/values/check-date'
import type { TimeOptions } from './options'

export const timeBehaviour = /* @__PURE__ */ defineBehaviour<TimeOptions>({
  kind: 'input',
  emptyValue: ({ isRange }) => (isRange ? [] : ''),
  // Turning on `isRange` clears the stored default (spec 4.1); reading it tolerates either shape for the same reason.
  defaultValue: ({ isRange, defaultValue }) => {
    if (isRange) return isList(defaultValue) ? [...defaultValue] : []
    return typeof defaultValue === 'string' ? defaultValue : ''
  },
  checkValue: checkTime,
})
