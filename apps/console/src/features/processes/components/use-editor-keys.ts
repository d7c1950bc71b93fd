/** Keys of the process editor: save, undo, redo. Inside a text field undo belongs to the field. */
import { useEffect, useRef } from 'react'

export interface EditorKeys {
  readonly onSave: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const inText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (key === 's') latest.current.onSave()
      else if (key === 'z' && !inText) event.shiftKey ? latest.current.onRedo() : latest.current.onUndo()
      else if (key === 'y' && !inText) latest.current.onRedo()
      else return
      event.preventDefault()
    }
    globalThis.addEventListener('keydown', press)
    return () => globalThis.removeEventListener('keydown', press)
  }, [])
}
