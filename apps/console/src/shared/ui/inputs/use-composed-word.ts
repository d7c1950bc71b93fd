/** What is typed into a picker, as a word to search for: the letters of an input method, as for Chinese, are none until they are written out. */
import type { FilterOptionsState } from '@mui/material/useAutocomplete'
import { type CompositionEvent, useState } from 'react'

type Filter<Choice> = (choices: Choice[], state: FilterOptionsState<Choice>) => Choice[]

export interface ComposedWord {
  /** Called with every text of the box. */
  readonly typed: (text: string) => void
  /** For the box, or what is around it. */
  readonly composing: {
    readonly onCompositionStart: (event: CompositionEvent) => void
    readonly onCompositionEnd: (event: CompositionEvent) => void
  }
  /** For a picker that searches what it was given: offers meanwhile what it offered before. */
  readonly filtering: <Choice>(filter: Filter<Choice>) => Filter<Choice>
}

const textOf = ({ target }: CompositionEvent): string => (target instanceof HTMLInputElement ? target.value : '')

/** Without what is selected: the letters take its place. */
function textThatStays({ target }: CompositionEvent): string {
  if (!(target instanceof HTMLInputElement)) return ''
  const { value, selectionStart, selectionEnd } = target
  return value.slice(0, selectionStart ?? value.length) + value.slice(selectionEnd ?? value.length)
}

/** @param onWord - called with each text that stands */
export function useComposedWord(onWord?: (word: string) => void): ComposedWord {
  /** What stood in the box before its letters; null while none are written. */
  const [before, setBefore] = useState<string | null>(null)
  return {
    typed: (text) => {
      if (before === null) onWord?.(text)
    },
    composing: {
      onCompositionStart: (event) => setBefore(textThatStays(event)),
      onCompositionEnd: (event) => {
        setBefore(null)
        onWord?.(textOf(event))
      },
    },
    filtering: (filter) => (choices, state) => filter(choices, before === null ? state : { ...state, inputValue: before }),
  }
}
