/** Any number of dates: each one typed or picked becomes an entry that can be taken out again. */
import { useState } from 'react'
import { useRenderSettings } from '../context'
import type { WidgetProps } from '../widget-props'
import { listOf, sameValue } from './choice-text'
import { DateInput } from './DateInput'
import { dateTextOf, dateValueOf, pickerOf } from './date-value'
import { Icon } from './Icon'
import { ControlGroup } from './ControlGroup'
import { tidyDate } from './date-text'

export function DateList(props: WidgetProps<'date'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, required, invalid, disabled, readOnly } = props
  const { messages } = useRenderSettings()
  const { options } = widget
  const [draft, setDraft] = useState('')
  const dates = listOf(value)
  const add = (text: string) => {
    if (text === '') return
    const date = dateValueOf(text, options)
    setDraft('')
    // Sorting by the shown text is sorting by time for every format that starts with the year.
    if (!dates.some((known) => sameValue(known, date))) {
      onChange([...dates, date].sort((a, b) => dateTextOf(a, options.format).localeCompare(dateTextOf(b, options.format))))
    }
  }
  return (
    <ControlGroup id={id} role="group" labelId={labelId} onLeave={onBlur}>
      <DateInput
        id={`${id}-new`}
        label={messages.addDate}
        text={draft}
        format={options.format}
        picker={pickerOf(options)}
        placeholder={options.placeholder || messages.datesHint(options.format)}
        clearable={false}
        describedBy={describedBy}
        required={required}
        invalid={invalid}
        disabled={disabled}
        readOnly={readOnly}
        onText={setDraft}
        onCommit={add}
        // What was typed and not confirmed counts, or it would be lost on submit.
        onBlur={() => add(tidyDate(draft, options.format))}
      />
      {dates.length > 0 && (
        <ul className="fw-chips">
          {dates.map((date, index) => {
            const text = dateTextOf(date, options.format)
            return (
              <li key={`${text} ${index}`} className="fw-chip">
                {text}
                {!disabled && !readOnly && (
                  <button
                    type="button"
                    className="fw-icon-button"
                    aria-label={messages.removeDate(text)}
                    onClick={() => onChange(dates.filter((other) => other !== date))}
                  >
                    <Icon name="clear" />
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </ControlGroup>
  )
}
