/** The options of `date`. */
import type { OptionsOf } from '../../define-widget'
import { isList } from '../../json'
import { autofill, DATE_AUTOFILL } from '../../options/autofill'
import { flag, oneOf, text } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { DATE_TYPES } from '../../rules/values/check-date'
import { withDefault, z } from '../../zod'

type DateDefault = string | number | null | readonly (string | number)[]

const isMoment = (value: unknown) => typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
const isDateDefault = (value: unknown) => value === null || isMoment(value) || (isList(value) && value.every(isMoment))

/** What a `date` can be told, with defaults. */
export const dateOptions = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.custom<DateDefault>(isDateDefault), ''),
  type: oneOf(DATE_TYPES, 'date'),
  format: text('yyyy-MM-dd'),
  timestamp: flag(),
  isRange: flag(),
  placeholder: text(),
  autocomplete: autofill(DATE_AUTOFILL),
  startPlaceholder: text(),
  endPlaceholder: text(),
  editable: flag(true),
  clearable: flag(true),
})

/** The options of `date`, complete with defaults. */
export type DateOptions = OptionsOf<typeof dateOptions>
