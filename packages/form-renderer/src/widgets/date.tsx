/** `date`: one date, a list of dates or a range, stored as text in the widget's format or as milliseconds. */
import { dateValueKind } from '@formwork/form-schema'
import { useRenderSettings } from '../form/render-settings'
import { useLargerMessages } from '../messages/use-larger-messages'
import { calendarPicker } from '../dates/calendar-picker'
import { listOf } from '../values/choice-text'
import { DateList } from '../dates/DateList'
import { DateRange } from '../dates/DateRange'
import { calendarOf, chosenValue, dateTextOf, dateValueOf, momentOf, readMoment } from '../values/date-value'
import { MomentPicker } from '../dates/MomentPicker'
import { PreviewText } from '../controls/PreviewText'
import type { WidgetProps } from '../api/widget-props'

export function DateWidget(props: WidgetProps<'date'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode } = props
  const messages = useLargerMessages()
  const { locale } = useRenderSettings()
  const { options } = widget
  const kind = dateValueKind(options)
  if (mode === 'preview') {
    const texts = listOf(value).map((date) => readMoment(date, options.format, locale))
    const separator = kind === 'range' ? ` ${messages.rangeSeparator} ` : messages.listSeparator
    return <PreviewText text={texts.filter((text) => text !== '').join(separator)} />
  }
  if (kind === 'range') return <DateRange {...props} />
  if (kind === 'list') return <DateList {...props} />
  return (
    <MomentPicker
      id={id}
      labelledBy={labelId}
      text={dateTextOf(value, options.format)}
      format={options.format}
      editable={options.editable}
      placeholder={options.placeholder}
      autoComplete={options.autocomplete}
      clearable={options.clearable}
      describedBy={describedBy}
      required={required}
      invalid={invalid}
      disabled={disabled}
      readOnly={readOnly}
      onText={(text) => onChange(dateValueOf(text, options))}
      onLeave={onBlur}
      panel={calendarPicker(calendarOf(options), messages.openPicker, {
        kind: 'single',
        selected: [momentOf(value, options.format)],
        onChange: ([moment]) => moment && onChange(chosenValue(moment, options)),
      })}
    />
  )
}
