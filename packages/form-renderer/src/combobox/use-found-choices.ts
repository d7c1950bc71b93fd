/** What matches a typed query: found here when everything is known, else by the source. */
import type { Choice } from '@formwork/form-schema'
import { useEffect, useMemo, useState } from 'react'
import { type ChoiceOptions, type ChoiceState, useChoices } from '../choices/use-choices'

/** While an answer is on its way, a pause in typing of this length sends the next question anyway. */
const MAX_WAIT_MS = 300

const NONE: readonly Choice[] = []
const LOADING: ChoiceState = { status: 'loading' }

export interface Search {
  readonly model: string
  readonly options: ChoiceOptions
  /** As it is typed. */
  readonly query: string
  readonly textOfChoice: (choice: Choice) => string
}

/** @returns the state to show, and the choices that match; none while they are on their way. */
export function useFoundChoices({ model, options, query, textOfChoice }: Search): {
  readonly state: ChoiceState
  readonly choices: readonly Choice[]
} {
  const all = useChoices(model, options)
  const searches = all.status === 'ready' && all.searches
  const wanted = searches ? query.trim() : ''
  const [sent, setSent] = useState('')
  const found = useChoices(model, options, { query: sent, isWanted: searches && sent !== '' })

  // The first key is asked at once. While its answer is on its way only the latest of the following ones waits, and goes out with the answer or
  // after a pause in typing: a fast source feels immediate, a slow one is not asked for every key.
  const waits = wanted !== sent
  const isBusy = sent !== '' && found.status === 'loading'
  if (waits && !isBusy) setSent(wanted)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setSent(wanted), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [waits, wanted])

  const known = all.status === 'ready' ? all.choices : NONE
  const matching = useMemo(() => {
    const text = query.trim().toLowerCase()
    return text === '' ? known : known.filter((choice) => textOfChoice(choice).toLowerCase().includes(text))
  }, [known, query, textOfChoice])
  if (!searches) return { state: all, choices: matching }
  const state = waits ? LOADING : sent === '' ? all : found
  return { state, choices: state.status === 'ready' ? state.choices : NONE }
}
