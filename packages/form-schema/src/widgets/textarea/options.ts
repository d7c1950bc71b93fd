/** The options of `textarea`. */
import type { OptionsOf } from '../../define-widget'
import { autofill, LINES_AUTOFILL } from '../../options/autofill'
import { flag, text, wholeNumber } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What a `textarea` can be told, with defaults. */
export const textareaOptions = z.object({
  ...fieldOptions('100%'),
  defaultValue: text(),
  pattern: text(),
  placeholder: text(),
  autocomplete: autofill(LINES_AUTOFILL),
  clearable: flag(),
  maxlength: wholeNumber(-1, -1),
  showWordLimit: flag(),
  height: text(),
})

/** The options of `textarea`, complete with defaults. */
export type TextareaOptions = OptionsOf<typeof textareaOptions>
