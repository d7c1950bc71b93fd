/** `time`: a time of day as text in the widget's format, or a pair of them. */
import { useLargerMessages } from '../messages/use-larger-messages'
import { ControlGroup } from '../controls/ControlGroup'
import { listOf, textOf } from '../values/choice-text'
import { PreviewText } from '../controls/PreviewText'
import { TimePicker } from '../dates/TimePicker'
import type { WidgetProps } from '../api/widget-props'

export function TimeWidget(props: WidgetProps<'time'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode } = props
  const messages = useLargerMessages()
  const { options } = widget
  const [start = '', end = ''] = listOf(value).map(textOf)
  if (mode === 'preview') {
    const text = options.isRange && (start !== '' || end !== '') ? `${start} ${messages.rangeSeparator} ${end}` : start
    return <PreviewText text={text} />
  }
  const shared = { format: options.format, arrowControl: options.arrowControl, editable: options.editable, clearable: options.clearable }
  const state = { describedBy, required, invalid, disabled, readOnly }
  if (!options.isRange)
    return (
      <TimePicker
        {...shared}
        {...state}
        id={id}
        labelledBy={labelId}
        text={start}
        placeholder={options.placeholder}
        onText={onChange}
        onLeave={onBlur}
      />
    )
  const change = (pair: readonly [string, string]) => onChange(pair.every((text) => text === '') ? [] : pair)
  return (
    <ControlGroup id={id} role="group" labelId={labelId} onLeave={onBlur} className="fw-range fw-range--time">
      <TimePicker
        {...shared}
        {...state}
        id={`${id}-start`}
        label={messages.rangeStart}
        labelledBy={labelId}
        text={start}
        placeholder={options.startPlaceholder || messages.rangeStart}
        onText={(text) => change([text, end])}
      />
      <span className="fw-range-separator" aria-hidden="true">
        {messages.rangeSeparator}
      </span>
      <TimePicker
        {...shared}
        {...state}
        id={`${id}-end`}
        label={messages.rangeEnd}
        labelledBy={labelId}
        text={end}
        placeholder={options.endPlaceholder || messages.rangeEnd}
        onText={(text) => change([start, text])}
      />
    </ControlGroup>
  )
}
