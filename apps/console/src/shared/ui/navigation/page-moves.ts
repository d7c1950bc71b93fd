/** Gives an open page another address without a remount: a new document gets its own after the first save. The shell carries it out. */
import { create } from 'zustand'

export interface PageMove {
  readonly from: string
  readonly to: string
}

export const usePageMoves = create<{ readonly move: PageMove | null }>(() => ({ move: null }))

/** Both are pathnames. The state of the page (input, selection, scroll position) stays; the old address is removed from the browser's history. */
export function movePage(from: string, to: string): void {
  usePageMoves.setState({ move: { from, to } })
}

export function finishMove(): void {
  usePageMoves.setState({ move: null })
}
