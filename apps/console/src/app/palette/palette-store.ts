/** Which of the two keyboard dialogs is open, and what was typed into the palette before its code was loaded. */
import { create } from 'zustand'

export type OpenedByKey = 'commands' | 'keys'

interface PaletteState {
  readonly open: OpenedByKey | null
  /** What the palette starts with. */
  readonly typed: string
  /** Enter was pressed already: the first result is chosen as soon as there is one. */
  readonly isEntered: boolean
}

const CLOSED: PaletteState = { open: null, typed: '', isEntered: false }

export const usePalette = create<PaletteState>(() => CLOSED)

/** @param typed what the palette starts with. */
export function openPalette(open: OpenedByKey, typed = ''): void {
  usePalette.setState({ ...CLOSED, open, typed })
}

export function closePalette(): void {
  usePalette.setState(CLOSED)
}

export function typeEarly(typed: string): void {
  usePalette.setState({ typed })
}

export function enterEarly(): void {
  usePalette.setState({ isEntered: true })
}
