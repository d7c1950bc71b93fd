/** How `slider` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { isList } from '../../json'
import { cleanNumber, isNumber } from '../../rules/values/check-number'
import { checkSlider } from '../../rules/values/check-slider'
import type { SliderOptions } from './options'

export const sliderBehaviour = /* @__PURE__ */ defineBehaviour<SliderOptions>({
  kind: 'input',
  emptyValue: ({ range }) => (range ? [] : null),
  // The old control moves a default from outside the line onto its end, and spans the whole line when a pair is missing.
  defaultValue: ({ range, defaultValue, min, max }) => {
    const onLine = (value: number) => Math.max(min, Math.min(max, value))
    const [start, end] = isList(defaultValue) ? defaultValue : []
    if (range) return isNumber(start) && isNumber(end) ? [onLine(start), onLine(end)] : [min, max]
    if (isList(defaultValue)) return isNumber(start) ? onLine(start) : null
    return isNumber(defaultValue) ? onLine(defaultValue) : null
  },
  checkValue: checkSlider,
  cleanValue: cleanNumber,
})
