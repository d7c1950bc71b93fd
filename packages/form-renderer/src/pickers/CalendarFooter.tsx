/** Below a calendar: today, the times of a range, what is still missing, and the button that closes the panel. */
import type { CalendarParts } from '@formwork/form-schema'
import { useLargerMessages } from '../messages/use-larger-messages'
import { fromTimestamp } from '../values/date-text'
import type { CalendarUnit } from '../values/date-value'
import type { CalendarPanelProps } from './calendar-panel-props'
import { partsAt, placeOf } from './calendar-steps'
import { TimeField } from './TimeField'

export interface CalendarFooterProps extends CalendarPanelProps {
  /** A range has its first end and waits for the other. */
  readonly isWaiting: boolean
  readonly onNow: (moment: CalendarParts) => void
}

export function CalendarFooter({ kind, unit, time, selected, isWaiting, onChange, onDone, onNow }: CalendarFooterProps) {
  const messages = useLargerMessages()
  const [start, end] = selected
  const names: Readonly<Record<CalendarUnit, string>> = { day: messages.today, month: messages.thisMonth, year: messages.thisYear }
  const present = () => {
    const now = fromTimestamp(Date.now())
    onNow(time.length > 0 ? now : partsAt(placeOf(now, unit), unit))
  }
  const hasTimes = kind === 'range' && time.length > 0
  return (
    <div className="fw-panel-footer">
      {kind === 'single' && (
        <button type="button" className="fw-panel-link" onClick={present}>
          {time.length > 0 ? messages.now : names[unit]}
        </button>
      )}
      {hasTimes && start && end && (
        <span className="fw-panel-times">
          <TimeField label={messages.startTime} time={time} moment={start} onChange={(moment) => onChange([moment, end])} />
          <span className="fw-range-separator" aria-hidden="true">
            {messages.rangeSeparator}
          </span>
          <TimeField label={messages.endTime} time={time} moment={end} onChange={(moment) => onChange([start, moment])} />
        </span>
      )}
      {kind === 'range' && (
        <span className="fw-panel-hint" role="status">
          {isWaiting ? messages.pickRangeEnd : ''}
        </span>
      )}
      {kind === 'list' && (
        <span className="fw-panel-hint" role="status">
          {messages.selectedCount(selected.filter((moment) => moment !== null).length)}
        </span>
      )}
      {(kind === 'list' || time.length > 0) && (
        <button type="button" className="fw-panel-button" onClick={onDone}>
          {messages.done}
        </button>
      )}
    </div>
  )
}
