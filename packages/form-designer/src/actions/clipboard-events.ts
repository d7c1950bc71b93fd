/** Copy, cut and paste on a pane that shows widgets: what is selected goes to the system's clipboard and comes from there. */
import type { DesignerContextValue } from '../store/designer-context'
import type { FocusPane } from '../store/designer-state'
import { clipboardTextOf, pasteText } from './clipboard'
import { isTyping } from './is-typing'
import { deleteSelected, pickedKeys } from './many-actions'

/** What these handlers need of the browser's event, or of React's. */
interface ClipboardPress {
  readonly target: EventTarget | null
  readonly clipboardData: Pick<DataTransfer, 'getData' | 'setData'>
  readonly preventDefault: () => void
}

export interface ClipboardEvents {
  readonly onCopy: (event: ClipboardPress) => void
  readonly onCut: (event: ClipboardPress) => void
  readonly onPaste: (event: ClipboardPress) => void
}

/** Copying text is left to the browser. */
export function clipboardEvents(designer: DesignerContextValue, pane: FocusPane): ClipboardEvents {
  const { store } = designer
  const copy = (event: ClipboardPress): boolean => {
    const text = isTyping(event.target) ? null : clipboardTextOf(designer, pickedKeys(designer))
    if (text === null) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
    return true
  }
  return {
    onCopy: (event) => {
      if (copy(event)) store.getState().notify({ kind: 'copied' })
    },
    onCut: (event) => {
      if (copy(event) && deleteSelected(designer, 'cut')) store.getState().requestFocus(pane)
    },
    onPaste: (event) => {
      if (isTyping(event.target)) return
      event.preventDefault()
      void pasteText(designer, event.clipboardData.getData('text/plain')).then((isPasted) => {
        if (isPasted) store.getState().requestFocus(pane)
      })
    },
  }
}
