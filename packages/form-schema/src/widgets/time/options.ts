/** The options of `time`. */
import type { OptionsOf } from '../../define-widget'
import { isList } from '../../json'
import { flag, text } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { withDefault, z } from '../../zod'

/** What the old family stores as a default: text, a pair of texts, or null for a range. */
export type TimeDefault = string | null | readonly string[]

const isTimeDefault = (value: unknown) =>
  value === null || typeof value === 'string' || (isList(value) && value.every((item) => typeof item === 'string'))

/** What a `time` can be told, with defaults. */
export const timeOptions = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.custom<TimeDefault>(isTimeDefault), ''),
  format: text('HH:mm:ss'),
  isRange: flag(),
  arrowControl: flag(true),
  editable: flag(true),
  clearable: flag(true),
  placeholder: text(),
  startPlaceholder: text(),
  endPlaceholder: text(),
})

/** The options of `time`, complete with defaults. */
export type TimeOptions = OptionsOf<typeof timeOptions>
