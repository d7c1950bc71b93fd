/** Which rows of a long column are in the document. Every row has the same height; the current one is always among them. */
import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react'

/** Shorter columns are in the document as a whole. */
const LONG = 200
const OVERSCAN = 12
/** Until a row has been measured. */
const NOT_MEASURED = { rowPx: 32, windowRows: 10 }

export interface RowWindow {
  /** For the element that scrolls. */
  readonly element: RefObject<HTMLDivElement | null>
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
  /** Rows `first` to `end` (without it) are drawn. */
  readonly first: number
  readonly end: number
  readonly isLong: boolean
  /** Heights of what is not drawn, in pixels. */
  readonly above: number
  readonly below: number
  /** The last row that can be seen. */
  readonly lastSeen: number
}

/** @param active - the current row, which is scrolled into the window; -1 for none. */
export function useRowWindow(count: number, active: number): RowWindow {
  const element = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [{ rowPx, windowRows }, setSize] = useState(NOT_MEASURED)
  useLayoutEffect(() => {
    if (count > 0) setSize((known) => measured(element.current, known))
  }, [count])
  useLayoutEffect(() => {
    const list = element.current
    if (!list || active < 0) return
    const seen = Math.floor(list.scrollTop / rowPx)
    const next = active < seen ? active : active >= seen + windowRows ? active - windowRows + 1 : seen
    if (next !== seen) list.scrollTop = next * rowPx
    setTop(next)
  }, [active, rowPx, windowRows])
  const isLong = count > LONG
  const first = isLong ? Math.max(0, Math.min(top, count - windowRows) - OVERSCAN) : 0
  const end = isLong ? Math.min(count, top + windowRows + OVERSCAN) : count
  return {
    element,
    onScroll: (event) => setTop(Math.floor(event.currentTarget.scrollTop / rowPx)),
    first,
    end,
    isLong,
    above: first * rowPx,
    below: (count - end) * rowPx,
    lastSeen: Math.min(count, Math.max(top + windowRows, active + 1)) - 1,
  }
}

/** How high a row is and how many fit; the same object when nothing changed, and where there is no layout. */
function measured(list: HTMLElement | null, known: typeof NOT_MEASURED): typeof NOT_MEASURED {
  const rowPx = list?.querySelector<HTMLElement>('[role="option"], [role="treeitem"]')?.offsetHeight ?? 0
  if (!list || rowPx === 0) return known
  const windowRows = Math.max(1, Math.floor(list.clientHeight / rowPx))
  return rowPx === known.rowPx && windowRows === known.windowRows ? known : { rowPx, windowRows }
}
