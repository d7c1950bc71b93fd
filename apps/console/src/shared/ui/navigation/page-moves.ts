/** Gives an open page another address without a remount: a new document has one of its own after the first save. The shell carries it out. */
import { create } from 'zustand'

export interface PageMove {
  readonly from: string
  readonly to: string
}

export const usePageMoves = create<{ readonly move: PageMove | null }>(() => ({ move: null }))

/** Both are pathnames. Whatever the page holds (what is typed, selected, scrolled) survives; the old address leaves the browser's history. */
export function movePage(from: string, to: string): void {
  usePageMoves.setState({ move: { from, to } })
}

export function finishMove(): void {
  usePageMoves.setState({ move: null })
}
