/** What is typed while the editor's code is loading. */
import type { KeyboardEvent } from 'react'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

export interface EarlyKeys {
  focus(isHere: boolean): void
  /** What is typed after this key; null when it writes nothing. */
  press(key: Key): string | null
  /** Returns what was typed, and clears it. */
  readonly takeOver: () => { readonly hasFocus: boolean; readonly typed: string }
}

export function openEarlyKeys(): EarlyKeys {
  let hasFocus = false
  let typed = ''
  return {
    focus(isHere) {
      hasFocus = isHere
    },
    press(key) {
      const next = withKey(typed, key)
      if (next !== null) typed = next
      return next
    },
    takeOver() {
      const taken = { hasFocus, typed }
      hasFocus = false
      typed = ''
      return taken
    },
  }
}

function withKey(text: string, { key, ctrlKey, metaKey, altKey }: Key): string | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'Enter') return `${text}\n`
  if (key === 'Backspace') return text === '' ? null : Array.from(text).slice(0, -1).join('')
  return Array.from(key).length === 1 ? text + key : null
}
