/**
 * The keys of the outline, those of a tree: the arrows, Home and End move the focus without selecting, so that Ctrl+Space can gather widgets that do not
 * stand together; with Shift they select. Whatever else the canvas has a key for works here on the row that has the focus, and on all that is selected with it.
 */
import type { KeyboardEvent } from 'react'
import { canvasShortcut } from '../actions/canvas-shortcuts'
import { extendTo, toggleWidget } from '../actions/selection-actions'
import type { DesignerContextValue } from '../store/designer-context'

const ROW = 'data-outline-key'
/** Keys that act on widgets. */
const ACTS: ReadonlySet<string> = new Set(['Delete', 'Backspace', 'F2'])

export function outlineKey(designer: DesignerContextValue, event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: row, key, altKey, shiftKey } = event
  const isControl = event.ctrlKey || event.metaKey
  const widget = row.getAttribute(ROW)
  if (widget === null) return
  const next = altKey ? undefined : rowAfter(row, key)
  if (next !== undefined) {
    event.preventDefault()
    const to = next?.getAttribute(ROW) ?? null
    if (shiftKey && to !== null) extendTo(designer, to)
    next?.focus()
  } else if (key === ' ' && isControl) {
    event.preventDefault()
    toggleWidget(designer, widget)
  } else if (key !== 'Enter' && key !== 'Escape') {
    const { selection, select } = designer.store.getState()
    const isAct = altKey || ACTS.has(key) || (isControl && key.toLowerCase() === 'd')
    if (isAct && !selection.includes(widget)) select(widget)
    if (canvasShortcut(designer, event.nativeEvent, 'outline')) event.preventDefault()
  }
}

/** The row in the direction of the key; null without one, and undefined for any other key. */
function rowAfter(row: HTMLElement, key: string): HTMLElement | null | undefined {
  const rows = rowsAround(row)
  const at = rows.indexOf(row)
  const isLeftward = getComputedStyle(row).direction === 'rtl'
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1] ?? null
    case 'ArrowUp':
      return rows[at - 1] ?? null
    case 'Home':
      return rows[0] ?? null
    case 'End':
      return rows.at(-1) ?? null
    case isLeftward ? 'ArrowRight' : 'ArrowLeft':
      return row.closest('ul')?.closest('li')?.querySelector<HTMLElement>(`[${ROW}]`) ?? null
    case isLeftward ? 'ArrowLeft' : 'ArrowRight':
      return row.closest('li')?.querySelector<HTMLElement>(`ul [${ROW}]`) ?? null
    default:
      return undefined
  }
}

function rowsAround(row: HTMLElement): readonly HTMLElement[] {
  let top = row
  for (let list = row.closest<HTMLElement>('ul'); list !== null; list = list.parentElement?.closest<HTMLElement>('ul') ?? null) top = list
  return [...top.querySelectorAll<HTMLElement>(`[${ROW}]`)]
}
