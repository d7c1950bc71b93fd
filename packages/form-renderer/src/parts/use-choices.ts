/** The choices of a widget: from its definition, or from the host's function while it loads, fails and is tried again. */
import type { Choice } from '@formwork/form-schema'
import { useCallback, useEffect, useState } from 'react'
import { useRenderSettings } from '../context'
import { readChoices } from './choice-text'

export interface ChoiceOptions {
  readonly options: readonly Choice[]
  readonly remote: boolean | 99
  readonly remoteFunc: string
  readonly props: { readonly value: string; readonly label: string }
}

export type ChoiceState =
  | { readonly status: 'ready'; readonly choices: readonly Choice[] }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** The definition asks for a source that the host did not provide. */
  | { readonly status: 'unavailable' }

type Answer = { readonly attempt: number; readonly choices: readonly Choice[] | null }

/** @returns the choices, or where they are on their way. Aborts the request when the widget unmounts. */
export function useChoices(model: string, options: ChoiceOptions): ChoiceState {
  const { remoteFunctions } = useRenderSettings()
  const { remote, remoteFunc, props } = options
  const load = remote === true && Object.hasOwn(remoteFunctions, remoteFunc) ? remoteFunctions[remoteFunc] : undefined
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const valueKey = props.value
  const labelKey = props.label
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    if (!load) return
    const aborter = new AbortController()
    const finish = (choices: readonly Choice[] | null) => {
      if (!aborter.signal.aborted) setAnswer({ attempt, choices })
    }
    // A host function may throw before it returns a promise.
    const request = async () => load({ signal: aborter.signal, model })
    request().then(
      (entries) => finish(readChoices(entries, { value: valueKey, label: labelKey })),
      (error: unknown) => {
        if (aborter.signal.aborted) return
        // The specification wants load failures logged; the field shows them too.
        // oxlint-disable-next-line no-console
        console.error(`The choices of "${model}" could not be loaded.`, error)
        finish(null)
      },
    )
    return () => aborter.abort()
  }, [load, attempt, model, valueKey, labelKey])

  if (remote === false) return { status: 'ready', choices: options.options }
  if (!load) return { status: 'unavailable' }
  if (!answer || answer.attempt !== attempt) return { status: 'loading' }
  return answer.choices ? { status: 'ready', choices: answer.choices } : { status: 'failed', retry }
}
