/** Props of a panel below a combobox, and how it handles the keys that are pressed in the box. */
import type { KeyboardEvent } from 'react'

/** Answers a key that was pressed in the box. @returns true when the key is done with. */
export type KeyAnswer = (event: KeyboardEvent<HTMLElement>) => boolean

export interface PanelProps {
  /** Id for the list or tree; the box points at it. */
  readonly id: string
  readonly labelId: string
  /** What is typed to search by; empty while nothing is. */
  readonly query: string
  /** Clears what was typed. */
  readonly clearQuery: () => void
  /** Registers the panel's key handler; called again at each render. */
  readonly onKeys: (answer: KeyAnswer | null) => void
  /** Says which row is the current one, by its id. */
  readonly onActive: (id: string | undefined) => void
  /** Says the ids of its lists, where it has several; else there is one, with the panel's id. */
  readonly onLists: (ids: readonly string[]) => void
  readonly close: () => void
}

/** Connects the box, which has the focus, with the key handler of its panel. */
export function openKeyPort() {
  let current: KeyAnswer | null = null
  return {
    listen: (answer: KeyAnswer | null) => {
      current = answer
    },
    ask: (event: KeyboardEvent<HTMLElement>) => current?.(event) ?? false,
  }
}
