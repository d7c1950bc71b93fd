/**
 * Rows of a tree dragged by a handle, with mouse, pen or finger alike. The browser's own dragging does not support touch. Near the edge the list scrolls;
 * Escape ends it without a move. Without a pointer rows are moved by their menu.
 */
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type DropZone, type FlatRow, placeDropped, type TreeNode, type TreePlace, zoneAt } from './tree-places'

export interface DropTarget {
  readonly id: string
  readonly zone: DropZone
}

/** Pixels from the edge of what scrolls, and pixels a frame. */
const EDGE = 48
const STEP = 12

export interface RowDrag<Node> {
  readonly dragged: TreeNode<Node> | null
  readonly target: DropTarget | null
  /** For the handle of a row. */
  readonly start: (event: PointerEvent<HTMLElement>, item: TreeNode<Node>) => void
  /** Once it is dragged. */
  readonly follow: (event: PointerEvent<HTMLElement>) => void
  readonly drop: () => void
  readonly end: () => void
}

export function useRowDrag<Node>(
  rows: readonly FlatRow<Node>[],
  onPlace: ((node: Node, place: TreePlace) => void) | undefined,
  mayLieBelow: (node: Node, parent: Node | null) => boolean = () => true,
): RowDrag<Node> {
  const [dragged, setDragged] = useState<TreeNode<Node> | null>(null)
  const [target, setTarget] = useState<DropTarget | null>(null)
  const scrolling = useRef(0)
  const end = useCallback(() => {
    cancelAnimationFrame(scrolling.current)
    setDragged(null)
    setTarget(null)
  }, [])
  useEffect(() => {
    if (dragged === null) return undefined
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [dragged, end])
  const placeAt = (at: DropTarget): TreePlace | null => {
    const row = rows.find(({ item }) => item.id === at.id)
    const place = dragged === null || row === undefined ? null : placeDropped(dragged, row, at.zone)
    if (dragged === null || place === null) return null
    const parent = rows.find(({ item }) => item.id === place.parentId)?.item.node ?? null
    return mayLieBelow(dragged.node, parent) ? place : null
  }
  return {
    dragged,
    target,
    start: (event, item) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(item)
    },
    follow: ({ clientX, clientY }) => {
      if (dragged === null) return
      cancelAnimationFrame(scrolling.current)
      scrollNearEdge(clientY, scrolling)
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-tree-row]')
      const id = row?.dataset['treeRow']
      if (row === undefined || row === null || id === undefined) return setTarget(null)
      const { top, height } = row.getBoundingClientRect()
      const at = { id, zone: zoneAt((clientY - top) / height) }
      setTarget(placeAt(at) === null ? null : at)
    },
    drop: () => {
      const place = target === null ? null : placeAt(target)
      if (dragged !== null && place !== null) onPlace?.(dragged.node, place)
      end()
    },
    end,
  }
}

function scrollNearEdge(clientY: number, frame: { current: number }): void {
  const main = document.querySelector('main')
  if (main === null) return
  const { top, bottom } = main.getBoundingClientRect()
  const step = clientY < top + EDGE ? -STEP : clientY > bottom - EDGE ? STEP : 0
  if (step === 0) return
  const scroll = () => {
    main.scrollBy(0, step)
    frame.current = requestAnimationFrame(scroll)
  }
  frame.current = requestAnimationFrame(scroll)
}
