/** `time`: a time of day as text in the widget's format, or a pair of them. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { isList } from '../../json'
import { flag, text } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { textShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { timeBehaviour } from './behaviour'

/** What the old family stores as a default: text, a pair of texts, or null for a range. */
export type TimeDefault = string | null | readonly string[]

const isTimeDefault = (value: unknown) =>
  value === null || typeof value === 'string' || (isList(value) && value.every((item) => typeof item === 'string'))

const options = z.object({
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
export type TimeOptions = OptionsOf<typeof options>

export const timeDefinition = defineWidget({
  ...timeBehaviour,
  type: 'time',
  palette: { group: 'basic', icon: 'time' },
  options,
  valueShape: ({ isRange, format }) => {
    const moment = textShape({ is: 'time', format })
    return isRange ? { kind: 'pair', item: moment } : moment
  },
  // Spec 4.1: turning the range on or off clears the default.
  dependentOptions: (option, value) => (option === 'isRange' ? { defaultValue: value === true ? null : '' } : {}),
  panel: [
    { option: 'format', editor: 'text', group: 'basic' },
    { option: 'isRange', editor: 'switch', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    { option: 'placeholder', editor: 'text', group: 'basic', when: { option: 'isRange', in: [false] } },
    { option: 'startPlaceholder', editor: 'text', group: 'basic', when: { option: 'isRange', in: [true] } },
    { option: 'endPlaceholder', editor: 'text', group: 'basic', when: { option: 'isRange', in: [true] } },
    { option: 'arrowControl', editor: 'switch', group: 'display' },
    { option: 'editable', editor: 'switch', group: 'display' },
    { option: 'clearable', editor: 'switch', group: 'display' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
