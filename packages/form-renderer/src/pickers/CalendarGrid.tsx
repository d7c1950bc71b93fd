/** One page of a calendar as a grid: days of a month, months of a year, or years. One cell at a time is in the tab order. */
import type { CalendarUnit } from '../values/date-value'
import type { CalendarNames } from './calendar-names'
import { columnsOf, pageOf, placesOn } from './calendar-steps'

/** Whether a cell is chosen, or lies in a chosen range. */
export type CellMark = 'one' | 'start' | 'end' | 'inside' | null

export interface CalendarGridProps {
  readonly labelledBy: string
  readonly unit: CalendarUnit
  readonly page: number
  readonly firstWeekday: number
  readonly names: CalendarNames
  /** The cell in the tab order. */
  readonly current: number
  readonly today: number
  readonly isMulti: boolean
  /** Days of the months before and after are shown, and can be chosen. */
  readonly showsNeighbours: boolean
  readonly markOf: (place: number) => CellMark
  readonly onPick: (place: number) => void
  readonly onHover: (place: number) => void
}

export function CalendarGrid(props: CalendarGridProps) {
  const { labelledBy, unit, page, firstWeekday, names, isMulti } = props
  const columns = columnsOf(unit)
  const places = placesOn(page, unit, firstWeekday)
  const rows = Array.from({ length: places.length / columns }, (_, row) => places.slice(row * columns, (row + 1) * columns))
  return (
    <table
      // A grid, not a table: arrow keys move in it (the panel handles them), and its cells have the role that goes with it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      className={`fw-calendar-grid fw-calendar-grid--${unit}`}
      aria-labelledby={labelledBy}
      aria-multiselectable={isMulti || undefined}
    >
      {unit === 'day' && (
        <thead>
          <tr>
            {names.weekdays.map(({ short, full }) => (
              <th key={full} scope="col" abbr={full} aria-label={full}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((place) => (
              <Cell key={place} place={place} isNeighbour={pageOf(place, unit) !== page} grid={props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  readonly place: number
  readonly isNeighbour: boolean
  readonly grid: CalendarGridProps
}

function Cell({ place, isNeighbour, grid }: CellProps) {
  const { unit, names, current, today, showsNeighbours, markOf, onPick, onHover } = grid
  // An empty cell has nothing to name.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  if (isNeighbour && !showsNeighbours) return <td />
  const mark = markOf(place)
  return (
    <td aria-selected={mark !== null} data-mark={mark ?? undefined}>
      <button
        type="button"
        className={isNeighbour ? 'fw-cell fw-cell--neighbour' : 'fw-cell'}
        data-place={place}
        tabIndex={place === current ? 0 : -1}
        aria-label={names.full(place, unit)}
        aria-current={place === today ? 'date' : undefined}
        onClick={() => onPick(place)}
        onPointerEnter={() => onHover(place)}
      >
        {names.cell(place, unit)}
      </button>
    </td>
  )
}
