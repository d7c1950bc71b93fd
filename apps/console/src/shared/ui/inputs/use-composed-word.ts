/** What is typed into a picker, as a word to search for: the letters of an input method, as for Chinese, are none until they are written out. */
import { type CompositionEvent, useRef } from 'react'

export interface ComposedWord {
  /** Called with every text of the box. */
  readonly typed: (text: string) => void
  /** For the box, or what is around it. */
  readonly composing: {
    readonly onCompositionStart: () => void
    readonly onCompositionEnd: (event: CompositionEvent) => void
  }
}

/** @param onWord - called with each text that stands */
export function useComposedWord(onWord: (word: string) => void): ComposedWord {
  const isComposing = useRef(false)
  return {
    typed: (text) => {
      if (!isComposing.current) onWord(text)
    },
    composing: {
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: ({ target }) => {
        isComposing.current = false
        if (target instanceof HTMLInputElement) onWord(target.value)
      },
    },
  }
}
