/** Work that would be lost if a page were left or closed: reported by forms, dialogs and editors, read by the question before it. */
import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { create } from 'zustand'

/**
 * How it is lost: `dropped` with its page, `kept` in this browser and offered again, `typed` in a dialog,
 * `section` also when the page only changes its search.
 */
export type UnsavedKind = 'dropped' | 'kept' | 'typed' | 'section'

interface UnsavedPiece {
  readonly kind: UnsavedKind
  /** Key of the page it belongs to; null for what belongs to none. */
  readonly page: string | null
}

interface UnsavedWork {
  /** On the page in view. */
  readonly inView: readonly UnsavedPiece[]
  /** Of pages that are mounted but hidden, by their key, as it was when they were hidden. */
  readonly hidden: Readonly<Record<string, readonly UnsavedPiece[]>>
}

export const useUnsavedWork = create<UnsavedWork>(() => ({ inView: [], hidden: {} }))

/** Key of the page around it. */
export const PageOfWork = createContext<string | null>(null)

const add = (piece: UnsavedPiece) => useUnsavedWork.setState(({ inView }) => ({ inView: [...inView, piece] }))
const remove = (piece: UnsavedPiece) => useUnsavedWork.setState(({ inView }) => ({ inView: inView.filter((other) => other !== piece) }))

/** Kinds of work in view. */
export const unsavedInView = (): readonly UnsavedKind[] => useUnsavedWork.getState().inView.map(({ kind }) => kind)

/** Kinds of work that one page would lose if it were closed now, in view or hidden. Work stored in this browser is not lost. */
export const unsavedWorkOf = (page: string, { inView, hidden } = useUnsavedWork.getState()): readonly UnsavedKind[] =>
  [...inView.filter((piece) => piece.page === page), ...(hidden[page] ?? [])].flatMap(({ kind }) => (kind === 'kept' ? [] : [kind]))

/** Whether anything is unsaved, in view or hidden. */
export const hasUnsaved = ({ inView, hidden } = useUnsavedWork.getState()): boolean =>
  inView.length > 0 || Object.values(hidden).some((pieces) => pieces.length > 0)

export const useHasUnsaved = (): boolean => useUnsavedWork(hasUnsaved)

const without = (hidden: UnsavedWork['hidden'], page: string): UnsavedWork['hidden'] =>
  Object.fromEntries(Object.entries(hidden).filter(([other]) => other !== page))

/** The work of a page is given up: it is not asked about again. */
export function discardWork(page: string): void {
  useUnsavedWork.setState(({ inView, hidden }) => ({
    inView: inView.filter((piece) => piece.page !== page),
    hidden: without(hidden, page),
  }))
}

/**
 * Remembers the unsaved work of a page while it is hidden. A hidden page runs no effects, so its pieces are removed; this is called by a
 * layout effect, which runs before that.
 *
 * @returns a function for when the page is in view again, or closed.
 */
export function rememberHiddenWork(page: string): () => void {
  useUnsavedWork.setState(({ inView, hidden }) => ({ hidden: { ...hidden, [page]: inView.filter((piece) => piece.page === page) } }))
  return () => useUnsavedWork.setState(({ hidden }) => ({ hidden: without(hidden, page) }))
}

/**
 * Reports unsaved work while there is some and its page is in view.
 *
 * @returns a function that withdraws it at once: to be called when everything is saved and the next step is to navigate, which comes before React renders the clean state.
 */
export function useUnsaved(isDirty: boolean, kind: UnsavedKind): () => void {
  const page = useContext(PageOfWork)
  const takeBack = useRef(() => undefined as void)
  useEffect(() => {
    if (!isDirty) return undefined
    const piece = { kind, page }
    add(piece)
    const end = () => remove(piece)
    takeBack.current = end
    return end
  }, [isDirty, kind, page])
  return useCallback(() => takeBack.current(), [])
}
