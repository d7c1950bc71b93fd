/** A clock for one time of day; a choice is written into the field at once. */
import type { CalendarParts } from '@formwork/form-schema'
import { useEffect, useRef } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { fromTimestamp } from '../values/date-text'
import type { TimePart } from '../values/date-value'
import { partsAt } from './calendar-steps'
import { ClockColumns } from './ClockColumns'

export interface ClockPanelProps {
  readonly time: readonly TimePart[]
  readonly selected: CalendarParts | null
  readonly onChange: (moment: CalendarParts) => void
  readonly onDone: () => void
}

export function ClockPanel({ time, selected, onChange, onDone }: ClockPanelProps) {
  const messages = useLargerMessages()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus(), [])
  return (
    <div ref={root}>
      <ClockColumns
        time={time}
        selected={selected}
        onChange={(parts) => onChange({ ...(selected ?? partsAt(1, 'year')), ...parts })}
        onDone={onDone}
      />
      <div className="fw-panel-footer">
        <button type="button" className="fw-panel-link" onClick={() => onChange(fromTimestamp(Date.now()))}>
          {messages.now}
        </button>
        <button type="button" className="fw-panel-button" onClick={onDone}>
          {messages.done}
        </button>
      </div>
    </div>
  )
}
