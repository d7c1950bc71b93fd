/** The keys of the outline. The arrows move the focus without selecting, so that Ctrl+Space can gather widgets that do not stand together. */
import type { KeyboardEvent } from 'react'
import { canvasShortcut } from '../actions/canvas-shortcuts'
import { toggleWidget } from '../actions/selection-actions'
import type { DesignerContextValue } from '../store/designer-context'

const ROW = 'data-outline-key'

export function outlineKey(designer: DesignerContextValue, event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, shiftKey } = event
  const isControl = event.ctrlKey || event.metaKey
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
  if (isArrow && !altKey && !shiftKey) {
    event.preventDefault()
    const rows = rowsAround(event.currentTarget)
    rows[rows.indexOf(event.currentTarget) + (key === 'ArrowDown' ? 1 : -1)]?.focus()
  } else if (key === ' ' && isControl) {
    event.preventDefault()
    const row = event.currentTarget.getAttribute(ROW)
    if (row !== null) toggleWidget(designer, row)
  } else if (altKey || key === 'Delete' || (isControl && (key.toLowerCase() === 'd' || key.toLowerCase() === 'a'))) {
    if (canvasShortcut(designer, event.nativeEvent)) event.preventDefault()
  }
}

function rowsAround(row: HTMLElement): readonly HTMLElement[] {
  let top = row
  for (let list = row.closest<HTMLElement>('ul'); list !== null; list = list.parentElement?.closest<HTMLElement>('ul') ?? null) top = list
  return [...top.querySelectorAll<HTMLElement>(`[${ROW}]`)]
}
