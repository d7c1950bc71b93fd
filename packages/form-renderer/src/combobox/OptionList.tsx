/** A list box of any length: of a long list only the rows around the window are in the document. Every row has the same height. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useCss } from '../parts/use-css'

export interface OptionRow {
  readonly key: string
  readonly text: string
  readonly isSelected: boolean
}

export interface OptionListProps {
  readonly id: string
  readonly labelId: string
  readonly rows: readonly OptionRow[]
  /** Position of the current row; -1 for none. */
  readonly active: number
  readonly isMultiple: boolean
  readonly onPick: (index: number) => void
  readonly onHover: (index: number) => void
  /** Called with the last row that can be seen. */
  readonly onSeen: (index: number) => void
}

/** Shorter lists are in the document as a whole. */
const LONG_LIST = 200
const OVERSCAN = 12
/** Until a row has been measured. */
const ROW_PX = 32
const WINDOW_ROWS = 10

export const optionId = (id: string, index: number) => `${id}-${index}`

export function OptionList({ id, labelId, rows, active, isMultiple, onPick, onHover, onSeen }: OptionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const isLong = rows.length > LONG_LIST
  const { first, end } = useWindow({ list, top, count: rows.length, isLong })

  useLayoutEffect(() => {
    if (!list.current || active < 0) return
    const { rowHeight, windowRows } = measure(list.current)
    const seen = Math.floor(list.current.scrollTop / rowHeight)
    const next = active < seen ? active : active >= seen + windowRows ? active - windowRows + 1 : seen
    if (next !== seen) list.current.scrollTop = next * rowHeight
    setTop(next)
  }, [active])

  useLayoutEffect(() => {
    const rowsSeen = list.current ? measure(list.current).windowRows : WINDOW_ROWS
    onSeen(Math.min(rows.length, Math.max(top + rowsSeen, active + 1)) - 1)
  }, [top, active, rows.length, onSeen])

  const rowHeight = list.current ? measure(list.current).rowHeight : ROW_PX
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      aria-multiselectable={isMultiple || undefined}
      className="fw-options"
      // The box has the focus; the list must not be a stop of its own, as a scrolling element would be.
      tabIndex={-1}
      onScroll={(event) => setTop(Math.floor(event.currentTarget.scrollTop / measure(event.currentTarget).rowHeight))}
    >
      {first > 0 && <Gap height={first * rowHeight} />}
      {rows.slice(first, end).map((row, offset) => {
        const index = first + offset
        return (
          // Keys are answered by the text box that has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <li
            key={row.key}
            id={optionId(id, index)}
            role="option"
            aria-selected={row.isSelected}
            aria-setsize={isLong ? rows.length : undefined}
            aria-posinset={isLong ? index + 1 : undefined}
            className={index === active ? 'fw-option fw-option--active' : 'fw-option'}
            title={row.text.length > 24 ? row.text : undefined}
            onClick={() => onPick(index)}
            onPointerMove={() => index !== active && onHover(index)}
          >
            <span className="fw-option-text">{row.text}</span>
          </li>
        )
      })}
      {end < rows.length && <Gap height={(rows.length - end) * rowHeight} />}
    </ul>
  )
}

function useWindow({ list, top, count, isLong }: { list: RefObject<HTMLElement | null>; top: number; count: number; isLong: boolean }) {
  if (!isLong) return { first: 0, end: count }
  const rows = list.current ? measure(list.current).windowRows : WINDOW_ROWS
  return { first: Math.max(0, Math.min(top, count - rows) - OVERSCAN), end: Math.min(count, top + rows + OVERSCAN) }
}

/** Rows stand for themselves; what is not drawn keeps its height. */
function Gap({ height }: { readonly height: number }) {
  return <li role="presentation" className="fw-options-gap" ref={useCss({ height: `${height}px` })} />
}

function measure(list: HTMLElement) {
  const rowHeight = list.querySelector<HTMLElement>('[role="option"]')?.offsetHeight || ROW_PX
  return { rowHeight, windowRows: Math.max(1, Math.floor(list.clientHeight / rowHeight) || WINDOW_ROWS) }
}
