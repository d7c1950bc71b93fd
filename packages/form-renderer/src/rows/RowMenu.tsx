/** The menu of one row, below its handle in the browser's top layer. There is one for the whole table. */
import { VALUE_LIMITS } from '@formwork/form-schema'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { whenLeaving } from '../controls/ControlGroup'
import { placeBelow } from '../controls/place-below'
import { showOnTop } from '../controls/show-on-top'
import type { RowId } from './store/row-list'
import { useTable } from './table-context'

export interface OpenMenu {
  readonly id: RowId
  readonly handle: HTMLElement
}

export interface RowMenuProps extends OpenMenu {
  readonly onClose: () => void
}

export function RowMenu({ id, handle, onClose }: RowMenuProps) {
  const messages = useLargerMessages()
  const { actions, store } = useTable()
  const element = useRef<HTMLDivElement>(null)
  const index = store.shown().indexOf(id)
  const isFull = store.value().length >= VALUE_LIMITS.rows

  useLayoutEffect(() => {
    const menu = element.current
    if (!menu) return
    showOnTop(menu)
    const stop = placeBelow(menu, handle)
    handle.setAttribute('aria-expanded', 'true')
    itemsOf(menu)[0]?.focus()
    return () => {
      stop()
      handle.removeAttribute('aria-expanded')
    }
  }, [handle])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget)
    const at = items.findIndex((item) => item === event.target)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to !== undefined) items.at(to % items.length)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') {
      // Escape closes this menu only, not the dialog the form may stand in.
      event.stopPropagation()
      onClose()
      handle.focus()
    } else return
    if (event.key !== 'Tab') event.preventDefault()
  }
  const item = (text: string, run: () => void, isPossible = true) => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="fw-menu-item"
      disabled={!isPossible}
      onClick={() => {
        onClose()
        handle.focus()
        run()
      }}
    >
      {text}
    </button>
  )
  return (
    <div
      ref={element}
      popover="manual"
      role="menu"
      aria-label={messages.rowNumber(index + 1)}
      tabIndex={-1}
      className="fw-popup fw-menu"
      onBlur={whenLeaving(onClose)}
      onKeyDown={onKeyDown}
    >
      {item(messages.insertRow, () => actions.add(id), !isFull)}
      {item(messages.duplicateRow, () => actions.duplicate(id), !isFull)}
      {item(messages.moveRowUp, () => actions.move(id, index - 1), index > 0)}
      {item(messages.moveRowDown, () => actions.move(id, index + 1), index < store.shown().length - 1)}
      {item(messages.removeRow, () => actions.remove(id))}
    </div>
  )
}

function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')]
}
