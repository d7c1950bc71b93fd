/** `date`: one date, a list of dates or a range, stored as text in the widget's format or as milliseconds. */
import { useRenderSettings } from '../context'
import { listOf } from '../parts/choice-text'
import { DateInput } from '../parts/DateInput'
import { DateList } from '../parts/DateList'
import { DateRange } from '../parts/DateRange'
import { dateTextOf, dateValueOf, pickerOf } from '../parts/date-value'
import { PreviewText } from '../parts/PreviewText'
import type { WidgetProps } from '../widget-props'
import { dateValueKind } from '@formwork/form-schema'

export function DateWidget(props: WidgetProps<'date'>) {
  const { widget, id, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode } = props
  const { messages } = useRenderSettings()
  const { options } = widget
  const kind = dateValueKind(options)
  if (mode === 'preview') {
    const texts = listOf(value).map((date) => dateTextOf(date, options.format))
    const separator = kind === 'range' ? ` ${messages.rangeSeparator} ` : messages.listSeparator
    return <PreviewText text={texts.filter((text) => text !== '').join(separator)} />
  }
  if (kind === 'range') return <DateRange {...props} />
  if (kind === 'list') return <DateList {...props} />
  return (
    <DateInput
      id={id}
      text={dateTextOf(value, options.format)}
      format={options.format}
      picker={pickerOf(options)}
      placeholder={options.placeholder}
      clearable={options.clearable}
      describedBy={describedBy}
      required={required}
      invalid={invalid}
      disabled={disabled}
      readOnly={readOnly}
      onText={(text) => onChange(dateValueOf(text, options))}
      onBlur={onBlur}
    />
  )
}
