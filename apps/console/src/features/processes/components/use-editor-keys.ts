/** Keys of the process editor: save, undo, redo. Inside a text field undo belongs to the field. */
import { useWindowKeys } from '../../../shared/ui/use-window-keys'

export interface EditorKeys {
  readonly onSave: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export function useEditorKeys({ onSave, onUndo, onRedo }: EditorKeys): void {
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const inText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    if (key === 's') onSave()
    else if (inText) return
    else if (key === 'z' && !event.shiftKey) onUndo()
    else if (key === 'y' || key === 'z') onRedo()
    else return
    event.preventDefault()
  })
}
