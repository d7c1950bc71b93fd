/** What would be lost if the page were left: told by forms, dialogs and editors, asked for by the one question before leaving. */
import { useCallback, useEffect, useRef } from 'react'
import { create } from 'zustand'

/**
 * How it is lost: `dropped` with its page, `kept` in this browser and offered again, `typed` in a dialog,
 * `section` also when the page only changes its search.
 */
export type UnsavedKind = 'dropped' | 'kept' | 'typed' | 'section'

const useUnsavedWork = create<{ readonly kinds: readonly UnsavedKind[] }>(() => ({ kinds: [] }))

const add = (kind: UnsavedKind) => useUnsavedWork.setState(({ kinds }) => ({ kinds: [...kinds, kind] }))
const remove = (kind: UnsavedKind) => useUnsavedWork.setState(({ kinds }) => ({ kinds: kinds.toSpliced(kinds.lastIndexOf(kind), 1) }))

export const unsavedNow = (): readonly UnsavedKind[] => useUnsavedWork.getState().kinds

export const useHasUnsaved = (): boolean => useUnsavedWork(({ kinds }) => kinds.length > 0)

/**
 * Tells of unsaved work while there is some and its page is in view.
 *
 * @returns takes it back at once: to be called when everything is saved and the next step is to navigate, which comes before React renders the clean state.
 */
export function useUnsaved(isDirty: boolean, kind: UnsavedKind): () => void {
  const takeBack = useRef(() => undefined as void)
  useEffect(() => {
    if (!isDirty) return undefined
    let isTold = true
    add(kind)
    const end = () => {
      if (isTold) remove(kind)
      isTold = false
    }
    takeBack.current = end
    return end
  }, [isDirty, kind])
  return useCallback(() => takeBack.current(), [])
}
