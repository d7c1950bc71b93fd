/** `date`: a year, month, day, moment, a range or a list of days; stored as text in `format`, or milliseconds. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { isList } from '../../json'
import { flag, oneOf, text } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { DATE_TYPES, dateValueKind } from '../../rules/values/check-date'
import { listShape, textShape, type ValueShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { dateBehaviour } from './behaviour'

type DateDefault = string | number | null | readonly (string | number)[]

const isMoment = (value: unknown) => typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
const isDateDefault = (value: unknown) => value === null || isMoment(value) || (isList(value) && value.every(isMoment))

const options = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.custom<DateDefault>(isDateDefault), ''),
  type: oneOf(DATE_TYPES, 'date'),
  format: text('yyyy-MM-dd'),
  timestamp: flag(),
  isRange: flag(),
  placeholder: text(),
  startPlaceholder: text(),
  endPlaceholder: text(),
  editable: flag(true),
  clearable: flag(true),
})

/** The options of `date`, complete with defaults. */
export type DateOptions = OptionsOf<typeof options>

export const dateDefinition = defineWidget({
  ...dateBehaviour,
  type: 'date',
  palette: { group: 'basic', icon: 'date' },
  options,
  valueShape: (options) => {
    const kind = dateValueKind(options)
    const { type, format, timestamp } = options
    const hasTime = type === 'datetime' || type === 'datetimerange'
    const moment: ValueShape = timestamp ? { kind: 'timestamp', format } : textShape({ is: 'date', format, hasTime })
    if (kind === 'single') return moment
    return kind === 'range' ? { kind: 'pair', item: moment } : listShape(moment)
  },
  panel: [
    { option: 'type', editor: 'select', group: 'basic', choices: DATE_TYPES },
    { option: 'format', editor: 'text', group: 'basic' },
    { option: 'timestamp', editor: 'switch', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    { option: 'placeholder', editor: 'text', group: 'basic', when: { option: 'type', in: ['year', 'month', 'date', 'dates', 'datetime'] } },
    { option: 'startPlaceholder', editor: 'text', group: 'basic', when: { option: 'type', in: ['daterange', 'datetimerange'] } },
    { option: 'endPlaceholder', editor: 'text', group: 'basic', when: { option: 'type', in: ['daterange', 'datetimerange'] } },
    { option: 'editable', editor: 'switch', group: 'display' },
    { option: 'clearable', editor: 'switch', group: 'display' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc', 'isRange'],
})
