/** Undo and redo by Ctrl+Z and its like in the process editor. Inside a text field undo belongs to the field. */
import { useWindowKeys } from '../../../shared/ui/navigation/use-window-keys'

export interface UndoKeys {
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export function useUndoKeys({ onUndo, onRedo }: UndoKeys): void {
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    // A code box has an undo of its own.
    if (event.target instanceof HTMLElement && event.target.isContentEditable) return
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
    const key = event.key.toLowerCase()
    if (key === 'z' && !event.shiftKey) onUndo()
    else if (key === 'y' || key === 'z') onRedo()
    else return
    event.preventDefault()
  })
}
