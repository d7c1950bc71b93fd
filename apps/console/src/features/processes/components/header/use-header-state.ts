/** The shared state of both headers of the process editor: the name of the draft, whether it is saved, and what undo and redo would do. */
import { isDirty, redoneNext, undoneNext } from '../../editor-store'
import { useEditorState } from '../editor-context'
import { editWords } from '../edit-words'

export function useHeaderState() {
  const name = useEditorState(({ draft }) => draft.name)
  const dirty = useEditorState(isDirty)
  const undone = useEditorState(undoneNext)
  const redone = useEditorState(redoneNext)
  return {
    name,
    dirty,
    undone,
    redone,
    undoWords: undone === null ? '' : editWords(undone),
    redoWords: redone === null ? '' : editWords(redone),
  }
}
