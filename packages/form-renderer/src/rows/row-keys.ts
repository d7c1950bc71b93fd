/**
 * Keys in a table of rows, as spreadsheets have them where a form allows: Enter goes to the same field of the next row and opens a new row
 * below the last, Shift+Enter goes back up. On a row's handle the arrows go to other handles, Alt+arrow moves the row, Delete removes it.
 */
import type { KeyboardEvent } from 'react'
import type { RowActions } from './row-actions'
import type { RowStore } from './store/row-store'
import { controlAt, handleOf, placeOf, rowOf } from './table-places'
import { isOfInputMethod } from '../controls/input-method'
import { isElement } from '../controls/nodes'

/** Controls that need Enter for themselves. */
const KEEPS_ENTER =
  'textarea, select, button, a, [contenteditable="true"], [role="textbox"], [role="combobox"], [type="checkbox"], [type="radio"]'

export function onRowKey(event: KeyboardEvent<HTMLElement>, store: RowStore, actions: RowActions, canEdit: boolean): void {
  const { target, currentTarget: table } = event
  if (event.defaultPrevented || !isElement(target)) return
  if (target.dataset['handle'] !== undefined) onHandleKey(event, target, store, actions)
  else if (event.key === 'Enter' && !target.matches(KEEPS_ENTER)) onEnter(event, target, table, store, actions, canEdit)
}

function onHandleKey(event: KeyboardEvent<HTMLElement>, handle: HTMLElement, store: RowStore, actions: RowActions): void {
  const id = rowOf(handle)
  if (id === null) return
  const index = store.shown().indexOf(id)
  const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown'
  const toIndex = event.key === 'ArrowUp' ? index - 1 : index + 1
  if (isArrow && event.altKey) actions.move(id, toIndex)
  else if (isArrow) {
    const other = store.shown()[toIndex]
    if (other !== undefined) handleOf(event.currentTarget, other)?.focus()
  } else if (event.key === 'Delete' || event.key === 'Backspace') actions.remove(id)
  else return
  event.preventDefault()
}

function onEnter(
  event: KeyboardEvent<HTMLElement>,
  target: HTMLElement,
  table: HTMLElement,
  store: RowStore,
  actions: RowActions,
  canEdit: boolean,
): void {
  const place = placeOf(target)
  // Enter that ends the composing of a Chinese word is not ours; with Ctrl it still submits.
  if (!place || isOfInputMethod(event) || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const rows = store.shown()
  const next = rows[rows.indexOf(place.id) + (event.shiftKey ? -1 : 1)]
  if (next !== undefined) controlAt(table, next, place.column)?.focus()
  else if (!event.shiftKey && canEdit) actions.add()
}
