/** Above a page of a calendar: its title, which leads to months and years, and the buttons that turn pages. */
import { useLargerMessages } from '../messages/use-larger-messages'
import { Icon } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'
import type { CalendarUnit } from '../values/date-value'

export interface CalendarHeaderProps {
  readonly titleId: string
  readonly title: string
  readonly level: CalendarUnit
  /** Where buttons for going back and forth stand: the first of two months goes back, the second forth. */
  readonly turnsBack: boolean
  readonly turnsForth: boolean
  readonly onTurn: (pages: number) => void
  readonly onZoomOut: () => void
}

export function CalendarHeader({ titleId, title, level, turnsBack, turnsForth, onTurn, onZoomOut }: CalendarHeaderProps) {
  const messages = useLargerMessages()
  const names: Readonly<Record<CalendarUnit, readonly [string, string]>> = {
    day: [messages.previousMonth, messages.nextMonth],
    month: [messages.previousYear, messages.nextYear],
    year: [messages.previousYears, messages.nextYears],
  }
  const [back, forth] = names[level]
  const button = (icon: string, label: string, pages: number) => (
    <button type="button" className="fw-icon-button fw-turn" aria-label={label} onClick={() => onTurn(pages)}>
      <Icon path={icon} />
    </button>
  )
  return (
    <div className="fw-calendar-header">
      <span className="fw-turns">
        {turnsBack && level === 'day' && button(LARGER_ICONS.farBack, messages.previousYear, -12)}
        {turnsBack && button(LARGER_ICONS.back, back, -1)}
      </span>
      <span aria-live="polite">
        {level === 'year' ? (
          <span id={titleId} className="fw-calendar-title">
            {title}
          </span>
        ) : (
          <button type="button" className="fw-calendar-title" onClick={onZoomOut}>
            <span id={titleId}>{title}</span>
            <span className="fw-visually-hidden">{level === 'day' ? messages.pickMonth : messages.pickYear}</span>
          </button>
        )}
      </span>
      <span className="fw-turns">
        {turnsForth && button(LARGER_ICONS.forward, forth, 1)}
        {turnsForth && level === 'day' && button(LARGER_ICONS.farForward, messages.nextYear, 12)}
      </span>
    </div>
  )
}
