/** The line that shows where a dragged widget would land in one container. */
import type { WidgetKey } from '@formwork/form-schema'
import { type RefObject, useRef } from 'react'
import { isSameList } from '../commands/tree-queries'
import { countWidgets } from '../dnd/insertion-index'
import { useDesignerStore } from '../store/designer-context'
import { useBeforePaint } from '../loading/use-before-paint'

export interface InsertionLineProps {
  readonly list: RefObject<HTMLElement | null>
  readonly gridKey: WidgetKey | null
  readonly slot: number
}

/** Half the gap that a field leaves below itself, in pixels: the line runs through the middle of it. */
const HALF_GAP = 8

export function InsertionLine({ list, gridKey, slot }: InsertionLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const index = useDesignerStore(({ view: { dropPlace } }) => {
    const isHere = dropPlace !== null && isSameList(dropPlace.parent, gridKey === null ? null : { key: gridKey, slot })
    return isHere ? dropPlace.index : -1
  })
  useBeforePaint(() => {
    const { current } = list
    if (index < 0 || current === null) return
    const place = () => {
      // A style property set by script, not a style attribute: strict policies allow it.
      if (line.current !== null) line.current.style.transform = `translateY(${topOf(current, index) - 1}px)`
    }
    place()
    if (typeof ResizeObserver !== 'function') return
    // Fields that are drawn on the way may be higher or lower than the room that was kept for them.
    const observer = new ResizeObserver(place)
    observer.observe(current)
    return () => observer.disconnect()
  }, [index, list])
  return index < 0 ? null : <div ref={line} className="fd-line" data-insertion-line="" aria-hidden="true" />
}

function topOf(list: Element, index: number): number {
  const count = countWidgets(list)
  const { children } = list
  const next = index < count ? children[index] : undefined
  const last = children[count - 1]
  if (next instanceof HTMLElement) return next.offsetTop - HALF_GAP
  return last instanceof HTMLElement ? last.offsetTop + last.offsetHeight - HALF_GAP : HALF_GAP
}
