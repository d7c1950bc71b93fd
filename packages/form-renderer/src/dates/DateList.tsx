/** Any number of dates: each one typed or picked becomes an entry that can be taken out again. */
import { useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import type { WidgetProps } from '../api/widget-props'
import { calendarPicker } from './calendar-picker'
import { listOf, sameValue } from '../values/choice-text'
import { ControlGroup } from '../controls/ControlGroup'
import { formatHint, tidyDate } from '../values/date-text'
import { calendarOf, chosenValue, dateTextOf, dateValueOf, momentOf } from '../values/date-value'
import { Icon, ICONS } from '../controls/Icon'
import { MomentPicker } from './MomentPicker'

export function DateList(props: WidgetProps<'date'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, required, invalid, disabled, readOnly } = props
  const messages = useLargerMessages()
  const { options } = widget
  const [draft, setDraft] = useState('')
  const dates = listOf(value)
  // Sorting by the shown text is sorting by time for every format that starts with the year.
  const store = (list: readonly unknown[]) =>
    onChange([...list].sort((a, b) => dateTextOf(a, options.format).localeCompare(dateTextOf(b, options.format))))
  const add = (text: string) => {
    if (text === '') return
    const date = dateValueOf(text, options)
    setDraft('')
    if (!dates.some((known) => sameValue(known, date))) store([...dates, date])
  }
  const moments = dates.map((date) => momentOf(date, options.format))
  return (
    <ControlGroup id={id} role="group" labelId={labelId} onLeave={onBlur}>
      <MomentPicker
        id={`${id}-new`}
        label={messages.addDate}
        labelledBy={labelId}
        text={draft}
        format={options.format}
        editable={options.editable}
        placeholder={options.placeholder || messages.datesHint(formatHint(options.format))}
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
        panel={calendarPicker(calendarOf(options), messages.openPicker, {
          kind: 'list',
          selected: moments,
          // The calendar does not show entries that are no dates, so it must not drop them.
          onChange: (chosen) =>
            store([...dates.filter((_, index) => moments[index] === null), ...chosen.map((moment) => chosenValue(moment, options))]),
        })}
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
                    <Icon path={ICONS.clear} />
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
