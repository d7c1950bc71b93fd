/** Which of the two dialogs about the keyboard is open. */
import { create } from 'zustand'

export type OpenedByKey = 'commands' | 'keys'

export const usePalette = create<{ readonly open: OpenedByKey | null }>(() => ({ open: null }))

export function openPalette(open: OpenedByKey): void {
  usePalette.setState({ open })
}

export function closePalette(): void {
  usePalette.setState({ open: null })
}
