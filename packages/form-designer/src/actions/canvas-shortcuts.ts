/** The keyboard shortcuts of the canvas. */
import type { DesignerContextValue } from '../store/designer-context'
import { deleteWidget, duplicateWidget, moveWidgetBy, selectBy, selectParent } from './widget-actions'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Does what the key asks for; true when the key was one of ours. */
export function canvasShortcut(designer: DesignerContextValue, press: KeyPress): boolean {
  const { store } = designer
  const { selected, requestFocus } = store.getState()
  const act = actOf(designer, press, selected)
  if (act === null) return false
  act()
  requestFocus()
  return true
}

function actOf(designer: DesignerContextValue, press: KeyPress, selected: string | null): (() => unknown) | null {
  const { key, altKey, shiftKey } = press
  const isControl = press.ctrlKey || press.metaKey
  if (isControl && !altKey && !shiftKey && key.toLowerCase() === 'd')
    return selected === null ? () => undefined : () => duplicateWidget(designer, selected)
  if (isControl) return null
  if (altKey) {
    if (selected === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null
    return () => moveWidgetBy(designer, selected, key === 'ArrowUp' ? -1 : 1)
  }
  switch (key) {
    case 'ArrowDown':
      return () => selectBy(designer, 1)
    case 'ArrowUp':
      return () => selectBy(designer, -1)
    case 'Delete':
    case 'Backspace':
      return selected === null ? null : () => deleteWidget(designer, selected)
    case 'Escape':
      return selected === null ? null : () => selectParent(designer)
    default:
      return null
  }
}

/** Undo and redo work from everywhere in the designer but from inside a text. */
export function historyShortcut({ store }: DesignerContextValue, press: KeyPress): boolean {
  if (!(press.ctrlKey || press.metaKey) || press.altKey) return false
  const key = press.key.toLowerCase()
  if (key === 'z') return press.shiftKey ? store.getState().redo() : store.getState().undo()
  return key === 'y' ? store.getState().redo() : false
}
