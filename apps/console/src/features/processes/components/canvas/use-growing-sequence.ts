/** The first cards of a long process are rendered with the page, and the rest afterwards: ten cards are visible without waiting for two hundred. */
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { OutlineItem, OutlineSequence } from '../../flow/flow-outline'

/** More than fit on a tall screen. */
const FIRST_CARDS = 30

export interface GrowingSequence {
  readonly shown: OutlineSequence
  readonly isWhole: boolean
}

export function useGrowingSequence(sequence: OutlineSequence): GrowingSequence {
  const [hasRest, setHasRest] = useState(false)
  const first = useMemo(() => beginning(sequence), [sequence])
  const isWhole = hasRest || first === sequence
  useEffect(() => {
    if (isWhole) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setHasRest(true)))
    return () => cancelAnimationFrame(frame)
  }, [isWhole])
  return { shown: isWhole ? sequence : first, isWhole }
}

/** The sequence itself where it is short. */
function beginning(sequence: OutlineSequence): OutlineSequence {
  let cards = 0
  const end = sequence.items.findIndex((item) => {
    const isFull = cards >= FIRST_CARDS
    cards += cardsOf(item)
    return isFull
  })
  return end < 0 ? sequence : { ...sequence, items: sequence.items.slice(0, end), places: sequence.places.slice(0, end + 1) }
}

function cardsOf(item: OutlineItem): number {
  if (item.kind === 'step') return 1
  return item.branches.reduce((sum, { sequence }) => sequence.items.reduce((cards, inner) => cards + cardsOf(inner), sum + 1), 0)
}
