/** Two dates, from and to. */
import { useRenderSettings } from '../context'
import type { WidgetProps } from '../widget-props'
import { listOf } from './choice-text'
import { DateInput } from './DateInput'
import { dateTextOf, dateValueOf, pickerOf } from './date-value'
import { ControlGroup } from './ControlGroup'

export function DateRange(props: WidgetProps<'date'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, required, invalid, disabled, readOnly } = props
  const { messages } = useRenderSettings()
  const { options } = widget
  const [start = '', end = ''] = listOf(value)
  const change = (pair: readonly [unknown, unknown]) => onChange(pair.every((item) => item === '') ? [] : pair)
  const shared = {
    format: options.format,
    picker: pickerOf(options),
    clearable: options.clearable,
    describedBy,
    required,
    invalid,
    disabled,
    readOnly,
  }
  return (
    <ControlGroup id={id} role="group" labelId={labelId} className="fw-range" onLeave={onBlur}>
      <DateInput
        {...shared}
        id={`${id}-start`}
        label={messages.rangeStart}
        text={dateTextOf(start, options.format)}
        placeholder={options.startPlaceholder || messages.rangeStart}
        onText={(text) => change([dateValueOf(text, options), end])}
      />
      <span className="fw-range-separator" aria-hidden="true">
        {messages.rangeSeparator}
      </span>
      <DateInput
        {...shared}
        id={`${id}-end`}
        label={messages.rangeEnd}
        text={dateTextOf(end, options.format)}
        placeholder={options.endPlaceholder || messages.rangeEnd}
        onText={(text) => change([start, dateValueOf(text, options)])}
      />
    </ControlGroup>
  )
}
