/** Keys of the process editor: save, undo, redo. Inside a text field undo belongs to the field. */
import { useEffect, useEffectEvent } from 'react'

export interface EditorKeys {
  readonly onSave: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export function useEditorKeys({ onSave, onUndo, onRedo }: EditorKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
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
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    globalThis.addEventListener('keydown', listen)
    return () => globalThis.removeEventListener('keydown', listen)
  }, [])
}
