/** Blocks of options that several widget types share (spec 3.3, "Common options"). */
import { displayCondition } from './display-condition'
import { fieldLogic } from './field-logic'
import { flag, numberIn, text } from './option-kinds'

/**
 * Label, condition and logic: on every type. `labelWidth` is in pixels.
 *
 * @returns the shape of a zod/mini object, fresh on every call.
 * @example Object.keys(commonOptions()).includes('displayVerify') // true
 */
export const commonOptions = () => ({
  labelWidth: numberIn(100, 0),
  labelWidthDisabled: flag(),
  labelWidthStatus: flag(true),
  displayVerify: displayCondition(),
  formwork: fieldLogic(),
  remoteFunc: text(),
})

/**
 * What every type that carries a value has besides its own options.
 *
 * @param width - default of the option `width`, a CSS length; '' by default.
 * @returns the shape of a zod/mini object, {@link commonOptions} included.
 * @example const own = { ...fieldOptions('100%') } // z.object({ ...fieldOptions('100%'), letters: … })
 */
export const fieldOptions = (width = '') => ({
  ...commonOptions(),
  width: text(width),
  tip: text(),
  required: flag(),
  disabled: flag(),
  readonly: flag(),
})

/** Font of text and divider; the snake_case keys are the old family's. */
export const fontOptions = () => ({
  font_size: text('15px'),
  font_color: text('#606266'),
  font_weight: text('500'),
  font_family: text(),
})
