/** The options of `input`. */
import type { OptionsOf } from '../../define-widget'
import { autofill, LINE_AUTOFILL } from '../../options/autofill'
import { flag, oneOf, text, wholeNumber } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { DATA_TYPES } from '../../rules/values/data-types'
import { z } from '../../zod'

/** What an `input` can be told, with defaults. */
export const inputOptions = z.object({
  ...fieldOptions('100%'),
  defaultValue: text(),
  dataType: oneOf(['', ...DATA_TYPES], 'string'),
  pattern: text(),
  placeholder: text(),
  autocomplete: autofill(LINE_AUTOFILL),
  showPassword: flag(),
  clearable: flag(),
  maxlength: wholeNumber(-1, -1),
  showWordLimit: flag(),
})

/** The options of `input`, complete with defaults. */
export type InputOptions = OptionsOf<typeof inputOptions>
