/** Rows of a list dragged by a handle, by mouse, pen or finger. The order changes once, where the handle is let go. By keyboard: Alt and the arrows. */
import { type PointerEvent, type RefObject, useState } from 'react'

export interface RowDrag {
  /** Where the dragged row would land, counted with the row itself; null while nothing is dragged. */
  readonly target: { readonly from: number; readonly to: number } | null
  readonly handleOf: (index: number) => { readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void }
}

/** @param list - its children with `data-row` are the rows. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): RowDrag {
  const [target, setTarget] = useState<RowDrag['target']>(null)
  const handleOf = (from: number) => ({
    onPointerDown: (press: PointerEvent<HTMLElement>) => {
      if (press.button !== 0) return
      press.preventDefault()
      const stopped = new AbortController()
      const { signal } = stopped
      let to = from
      const end = (isKept: boolean) => {
        stopped.abort()
        setTarget(null)
        if (isKept && to !== from) onMove(from, to)
      }
      const onPointerMove = ({ clientY }: globalThis.PointerEvent) => {
        to = rowAt(list.current, clientY)
        setTarget({ from, to })
      }
      window.addEventListener('pointermove', onPointerMove, { signal })
      window.addEventListener('pointerup', () => end(true), { signal })
      window.addEventListener('pointercancel', () => end(false), { signal })
      window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
    },
  })
  return { target, handleOf }
}

function rowAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return at < 0 ? rows.length - 1 : at
}
