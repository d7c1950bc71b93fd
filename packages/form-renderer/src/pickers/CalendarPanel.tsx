/** A calendar for days, months or years: one, a list, or a range; with a clock where the field stores a time of day. */
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { useLargerMessages } from '../messages/use-larger-messages'
import { fromTimestamp } from '../values/date-text'
import { CalendarFooter } from './CalendarFooter'
import { CalendarGrid, type CellMark } from './CalendarGrid'
import { CalendarHeader } from './CalendarHeader'
import { calendarNames } from './calendar-names'
import { usualFirstWeekday } from './first-weekday'
import { keyTarget, placeOf } from './calendar-steps'
import { type CalendarView, goTo, levelBelow, turn, viewOf, zoom } from './calendar-view'
import { pick } from './choose-moments'
import type { CalendarPanelProps } from './calendar-panel-props'
import { ClockColumns } from './ClockColumns'
import { useWideWindow } from './use-wide-window'

export function CalendarPanel(props: CalendarPanelProps) {
  const { kind, unit, time, selected, onChange, onDone } = props
  const { locale } = useRenderSettings()
  const messages = useLargerMessages()
  const { dateLocale = locale, firstWeekday = usualFirstWeekday(dateLocale) } = messages
  const names = useMemo(() => calendarNames(dateLocale, firstWeekday), [dateLocale, firstWeekday])
  const titleId = useId()
  const root = useRef<HTMLDivElement>(null)
  const [now] = useState(() => fromTimestamp(Date.now()))
  const [view, setView] = useState(() => viewOf(placeOf(selected.find((moment) => moment !== null) ?? now, unit), unit))
  const [pending, setPending] = useState<number | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const { level, current } = view
  const isPair = useWideWindow() && kind === 'range' && level === 'day'

  // The cell in the tab order takes the focus when the panel opens, when a key moved there, and when days turn into months.
  const wantsFocus = useRef(true)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-place="${view.current}"]`)?.focus()
  }, [view])
  const showWithFocus = (next: CalendarView) => {
    wantsFocus.current = true
    setView(next)
  }

  const onPick = (place: number) => {
    const there = goTo(view, place, isPair ? 2 : 1)
    if (level !== unit) return showWithFocus(zoom(there, levelBelow(level, unit)))
    const choice = pick(place, selected, pending, { kind, unit, hasTime: time.length > 0 })
    setPending(choice.pending)
    setView(there)
    if (!choice.moments) return
    onChange(choice.moments)
    if (kind !== 'list' && time.length === 0) onDone()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = keyTarget(event.key, current, { unit: level, firstWeekday, isRtl, shift: event.shiftKey })
    if (target === null) return
    event.preventDefault()
    setHovered(target)
    showWithFocus(goTo(view, target, isPair ? 2 : 1))
  }

  const markOf = markerOf(level === unit ? { kind, unit, selected, pending, hovered } : null)
  const page = (number: number, isFirst: boolean) => (
    <div key={isFirst ? 'first' : 'second'} className="fw-calendar-page">
      <CalendarHeader
        titleId={`${titleId}-${number}`}
        title={names.pageTitle(number, level)}
        level={level}
        turnsBack={isFirst}
        turnsForth={!isPair || !isFirst}
        onTurn={(pages) => setView(turn(view, pages))}
        onZoomOut={() => showWithFocus(zoom(view, level === 'day' ? 'month' : 'year'))}
      />
      <CalendarGrid
        labelledBy={`${titleId}-${number}`}
        unit={level}
        page={number}
        firstWeekday={firstWeekday}
        names={names}
        current={current}
        today={placeOf(now, level)}
        isMulti={kind !== 'single'}
        showsNeighbours={kind !== 'range'}
        markOf={markOf}
        onPick={onPick}
        onHover={setHovered}
      />
    </div>
  )
  const [moment] = selected
  return (
    <div ref={root} className="fw-calendar">
      <div className="fw-calendar-body">
        {/* Handles the arrow keys of the cells inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className="fw-calendar-pages" onKeyDown={onKeyDown}>
          {page(view.page, true)}
          {isPair && page(view.page + 1, false)}
        </div>
        {kind === 'single' && time.length > 0 && (
          <ClockColumns
            time={time}
            selected={moment ?? null}
            onChange={(parts) => onChange([{ ...(moment ?? now), ...parts }])}
            onDone={onDone}
          />
        )}
      </div>
      <CalendarFooter
        {...props}
        isWaiting={pending !== null}
        onNow={(parts) => {
          onChange([parts])
          setView(viewOf(placeOf(parts, unit), unit))
          if (time.length === 0) onDone()
        }}
      />
    </div>
  )
}

interface MarkSource extends Pick<CalendarPanelProps, 'kind' | 'unit' | 'selected'> {
  readonly pending: number | null
  readonly hovered: number | null
}

/** Which cells are chosen; while a range has one end only, the cell under the pointer is taken as the other. */
function markerOf(source: MarkSource | null): (place: number) => CellMark {
  if (!source) return () => null
  const { kind, unit, selected, pending, hovered } = source
  const places = selected.flatMap((moment) => (moment ? [placeOf(moment, unit)] : []))
  if (kind !== 'range') return (place) => (places.includes(place) ? 'one' : null)
  const ends = pending === null ? places : [pending, hovered ?? pending]
  const [start, end] = [Math.min(...ends), Math.max(...ends)]
  return (place) => {
    if (place < start || place > end || ends.length === 0) return null
    if (start === end) return 'one'
    if (place === start) return 'start'
    return place === end ? 'end' : 'inside'
  }
}
