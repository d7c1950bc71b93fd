/** The typed text of a picker as a word to search for: unfinished input of an input method, as for Chinese, does not count. */
import type { FilterOptionsState } from '@mui/material/useAutocomplete'
import { type CompositionEvent, useState } from 'react'

type Filter<Choice> = (choices: Choice[], state: FilterOptionsState<Choice>) => Choice[]

export interface ComposedWord {
  /** Called with every text of the box. */
  readonly typed: (text: string) => void
  /** Props for the box, or for an element around it. */
  readonly composing: {
    readonly onCompositionStart: (event: CompositionEvent) => void
    readonly onCompositionEnd: (event: CompositionEvent) => void
  }
  /** For a picker that searches its own choices: keeps the earlier options during composition. */
  readonly filtering: <Choice>(filter: Filter<Choice>) => Filter<Choice>
}

const textOf = ({ target }: CompositionEvent): string => (target instanceof HTMLInputElement ? target.value : '')

/** Without the selected part, which the input replaces. */
function textThatStays({ target }: CompositionEvent): string {
  if (!(target instanceof HTMLInputElement)) return ''
  const { value, selectionStart, selectionEnd } = target
  return value.slice(0, selectionStart ?? value.length) + value.slice(selectionEnd ?? value.length)
}

/** @param onWord - called with each finished text */
export function useComposedWord(onWord?: (word: string) => void): ComposedWord {
  /** The text before the composition; null without one. */
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
