/** `date`: a year, month, day, moment, a range or a list of days; stored as text in `format`, or milliseconds. */
import { defineWidget } from '../../define-widget'
import { autofillRow, DATE_AUTOFILL } from '../../options/autofill'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { DATE_TYPES, dateValueKind } from '../../rules/values/check-date'
import { listShape, textShape, type ValueShape } from '../../value-shape'
import { dateBehaviour } from './behaviour'
import { dateHtml } from './html'
import { dateOptions } from './options'

export const dateDefinition = defineWidget({
  ...dateBehaviour,
  type: 'date',
  palette: { group: 'basic', icon: 'date' },
  options: dateOptions,
  html: dateHtml,
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
    autofillRow(DATE_AUTOFILL),
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc', 'isRange'],
})
