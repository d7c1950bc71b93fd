/** The options of `slider`. */
import type { OptionsOf } from '../../define-widget'
import { isList } from '../../json'
import { flag, numberIn } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { isNumber } from '../../rules/values/check-number'
import { withDefault, z } from '../../zod'

const isSliderDefault = (value: unknown) => value === null || isNumber(value) || (isList(value) && value.every(isNumber))

/** What a `slider` can be told, with defaults. */
export const sliderOptions = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.custom<number | null | readonly number[]>(isSliderDefault), 0),
  min: numberIn(0),
  max: numberIn(100),
  step: numberIn(1, Number.MIN_VALUE),
  showInput: flag(),
  range: flag(),
})

/** The options of `slider`, complete with defaults. */
export type SliderOptions = OptionsOf<typeof sliderOptions>
