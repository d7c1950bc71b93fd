/** The text typed into a box that searches, and the part of it to search for while an input method composes. */
import { type CompositionEvent, useState } from 'react'

/** Syllables are composed into what will stand there, and the last one stays open until something else is typed. */
const ENDS_IN_HANGUL = /\p{Script=Hangul}$/u

/** Keyboards of Android compose the words of every language, and end one at the next space: a search would wait for ever. */
const composesEveryWord = () => /android/i.test(navigator.userAgent)

export interface TypedQuery {
  /** Null while nothing is typed: then the box shows what is chosen. */
  readonly draft: string | null
  /** What to search for: without letters that an input method will replace, as those of `bei` by 北. Empty while nothing is typed. */
  readonly query: string
  readonly type: (text: string | null) => void
  /** For the text box. */
  readonly composing: Record<`onComposition${'Start' | 'End'}`, (event: CompositionEvent<HTMLInputElement>) => void>
}

export function useTypedQuery(): TypedQuery {
  const [draft, setDraft] = useState<string | null>(null)
  /** The text before the letters that are composed; null without a composition. */
  const [settled, setSettled] = useState<string | null>(null)
  const isWaiting = settled !== null && !ENDS_IN_HANGUL.test(draft ?? '')
  return {
    draft,
    query: (isWaiting ? settled : draft) ?? '',
    type: setDraft,
    composing: {
      onCompositionStart() {
        if (!composesEveryWord()) setSettled(draft ?? '')
      },
      onCompositionEnd({ currentTarget }) {
        // Firefox tells of the text that was taken only afterwards. What was closed meanwhile stays so.
        const { value } = currentTarget
        setDraft((before) => before && value)
        setSettled(null)
      },
    },
  }
}
