/** A list box of any length: of a long list only the rows around the window are in the document. Every row has the same height. */
import { useLayoutEffect, useRef, useState } from 'react'
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
const NOT_MEASURED = { rowPx: 32, windowRows: 10 }

export const optionId = (id: string, index: number) => `${id}-${index}`

export function OptionList({ id, labelId, rows, active, isMultiple, onPick, onHover, onSeen }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [{ rowPx, windowRows }, setSize] = useState(NOT_MEASURED)
  const isLong = rows.length > LONG_LIST
  const first = isLong ? Math.max(0, Math.min(top, rows.length - windowRows) - OVERSCAN) : 0
  const end = isLong ? Math.min(rows.length, top + windowRows + OVERSCAN) : rows.length

  useLayoutEffect(() => {
    if (rows.length > 0) setSize((known) => measured(list.current, known))
  }, [rows.length])
  useLayoutEffect(() => {
    if (!list.current || active < 0) return
    const seen = Math.floor(list.current.scrollTop / rowPx)
    const next = active < seen ? active : active >= seen + windowRows ? active - windowRows + 1 : seen
    if (next !== seen) list.current.scrollTop = next * rowPx
    setTop(next)
  }, [active, rowPx, windowRows])
  useLayoutEffect(() => {
    onSeen(Math.min(rows.length, Math.max(top + windowRows, active + 1)) - 1)
  }, [top, active, rows.length, windowRows, onSeen])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      aria-multiselectable={isMultiple || undefined}
      className="fw-options"
      // The box has the focus; without this a scrolling element would be a stop of its own.
      tabIndex={-1}
      onScroll={(event) => setTop(Math.floor(event.currentTarget.scrollTop / rowPx))}
    >
      {first > 0 && <Gap height={first * rowPx} />}
      {rows.slice(first, end).map((row, offset) => {
        const index = first + offset
        return (
          // Keys are answered by the text box that has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
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
          </div>
        )
      })}
      {end < rows.length && <Gap height={(rows.length - end) * rowPx} />}
    </div>
  )
}

/** What is not drawn keeps its height. */
function Gap({ height }: { readonly height: number }) {
  return <div role="presentation" ref={useCss({ height: `${height}px` })} />
}

/** How high a row is and how many fit; the same object when nothing changed, and where there is no layout. */
function measured(list: HTMLElement | null, known: typeof NOT_MEASURED): typeof NOT_MEASURED {
  const rowPx = list?.querySelector<HTMLElement>('[role="option"]')?.offsetHeight ?? 0
  if (!list || rowPx === 0) return known
  const windowRows = Math.max(1, Math.floor(list.clientHeight / rowPx))
  return rowPx === known.rowPx && windowRows === known.windowRows ? known : { rowPx, windowRows }
}
