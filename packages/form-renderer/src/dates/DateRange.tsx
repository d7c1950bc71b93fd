/** Two dates, from and to, each typed; one calendar chooses both. */
import type { CalendarParts } from '@formwork/form-schema'
import { useRef, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import type { WidgetProps } from '../api/widget-props'
import { calendarPanel } from './lazy-calendar'
import { listOf } from '../values/choice-text'
import { ControlGroup } from '../controls/ControlGroup'
import { calendarOf, chosenValue, dateTextOf, dateValueOf, momentOf } from '../values/date-value'
import { Icon } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'
import { MomentInput } from './MomentInput'
import { Opener } from '../controls/Opener'

export function DateRange(props: WidgetProps<'date'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, required, invalid, disabled, readOnly } = props
  const messages = useLargerMessages()
  const { options } = widget
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const shape = calendarOf(options)
  const [start = '', end = ''] = listOf(value)
  const change = (pair: readonly [unknown, unknown]) => onChange(pair.every((item) => item === '') ? [] : pair)
  const shared = {
    format: options.format,
    editable: options.editable,
    clearable: options.clearable,
    describedBy,
    required,
    invalid,
    disabled,
    readOnly,
    onOpen: shape ? () => setOpen(true) : undefined,
  }
  return (
    <ControlGroup id={id} role="group" labelId={labelId} onLeave={onBlur}>
      <div ref={anchor} className="fw-range">
        <MomentInput
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
        <MomentInput
          {...shared}
          id={`${id}-end`}
          label={messages.rangeEnd}
          text={dateTextOf(end, options.format)}
          placeholder={options.endPlaceholder || messages.rangeEnd}
          onText={(text) => change([start, dateValueOf(text, options)])}
          opener={
            shape && (
              <Opener
                face={<Icon path={LARGER_ICONS.calendar} />}
                label={messages.openPicker}
                labelledBy={labelId}
                anchor={anchor}
                open={open}
                onOpen={setOpen}
                onNear={calendarPanel.prefetch}
              >
                <calendarPanel.Component
                  {...shape}
                  kind="range"
                  selected={[momentOf(start, options.format), momentOf(end, options.format)]}
                  onChange={(moments: readonly CalendarParts[]) => onChange(moments.map((moment) => chosenValue(moment, options)))}
                  onDone={() => setOpen(false)}
                />
              </Opener>
            )
          }
        />
      </div>
    </ControlGroup>
  )
}
