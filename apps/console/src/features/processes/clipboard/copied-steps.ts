/** The last copied steps of this tab, so that a menu can offer them without asking to read the clipboard. */
import { createStore } from 'zustand/vanilla'
import type { Fragment } from './fragment'

export const copiedSteps = createStore<{ readonly fragment: Fragment | null }>(() => ({ fragment: null }))
