/** The keyboard shortcuts of the canvas, which the outline has as well. */
import type { DesignerContextValue } from '../store/designer-context'
import type { FocusPane } from '../store/designer-state'
import { deleteSelected, duplicateSelected, moveSelectedBy } from './many-actions'
import { moveSelectedIn, moveSelectedOut } from './move-levels'
import { extendBy, selectBy, selectEverything, selectLess } from './selection-actions'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  /** Where it was pressed: left and right change places where words run from right to left. */
  readonly target?: EventTarget | null
}

/** Does what the key asks for; true when the key was one of ours. The focus stays in the pane where it was pressed. */
export function canvasShortcut(designer: DesignerContextValue, press: KeyPress, pane: FocusPane = 'canvas'): boolean {
  const { store } = designer
  const { selected, requestFocus } = store.getState()
  if (press.key === '?') {
    store.getState().setView({ dialog: 'keys' })
    return true
  }
  if (selected !== null && isPlain(press)) {
    const { setView, requestPanel } = store.getState()
    if (press.key === 'F2') setView({ editing: selected })
    else if (press.key === 'Enter') requestPanel()
    if (press.key === 'F2' || press.key === 'Enter') return true
  }
  const act = actOf(designer, press, selected)
  if (act === null) return false
  act()
  requestFocus(pane)
  return true
}

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyPress) => !altKey && !ctrlKey && !metaKey && !shiftKey

function actOf(designer: DesignerContextValue, press: KeyPress, selected: string | null): (() => unknown) | null {
  const { key, altKey, shiftKey } = press
  if (press.ctrlKey || press.metaKey) return altKey || shiftKey ? null : controlAct(designer, key.toLowerCase())
  const isArrow = key === 'ArrowUp' || key === 'ArrowDown'
  const step = key === 'ArrowUp' ? -1 : 1
  if (altKey) return selected === null ? null : moveAct(designer, press)
  if (isArrow) return () => (shiftKey ? extendBy(designer, step) : selectBy(designer, step))
  if (selected === null) return null
  switch (key) {
    case 'Delete':
    case 'Backspace':
      return () => deleteSelected(designer)
    case 'Escape':
      return () => selectLess(designer)
    default:
      return null
  }
}

/** Left and right are always ours: the browser would leave the page with them. */
function moveAct(designer: DesignerContextValue, { key, target }: KeyPress): (() => unknown) | null {
  const isLeftward = target instanceof Element && getComputedStyle(target).direction === 'rtl'
  switch (key) {
    case 'ArrowUp':
      return () => moveSelectedBy(designer, -1)
    case 'ArrowDown':
      return () => moveSelectedBy(designer, 1)
    case isLeftward ? 'ArrowLeft' : 'ArrowRight':
      return () => moveSelectedIn(designer)
    case isLeftward ? 'ArrowRight' : 'ArrowLeft':
      return () => moveSelectedOut(designer)
    default:
      return null
  }
}

function controlAct(designer: DesignerContextValue, key: string): (() => unknown) | null {
  switch (key) {
    case 'd':
      return () => duplicateSelected(designer)
    case 'a':
      return () => selectEverything(designer)
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
