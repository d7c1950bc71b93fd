/** One submit at a time: what the host does with the values may take its time, and may fail. */
import type { FormValues } from '@formwork/form-schema'
import { useRef, useState } from 'react'
import type { ValidationResult } from '../form/form-engine'
import type { FormRendererProps } from '../api/form-renderer-props'

export interface SubmitSteps extends Pick<FormRendererProps, 'onSubmit' | 'onInvalid'> {
  readonly validate: () => Promise<ValidationResult>
  /** Validating may take its time: the host has validators, or something entered early waits for its code. */
  readonly isSlow: () => boolean
  /** Moves the focus to the first error. */
  readonly showFirst: () => void
  /** Called with the host's error; absent without a subscriber. */
  readonly onFailure: ((error: unknown) => void) | undefined
  /** Called when the host has begun to wait, and when it has ended. */
  readonly onPending: (isPending: boolean) => void
}

export interface Submitting {
  /** The host answered with a promise that is not settled yet. */
  readonly isSubmitting: boolean
  /** The last submit failed at the host. */
  readonly hasFailed: boolean
  /** Does nothing while one is under way. @param button - what was pressed; it is marked as busy while the host is. */
  readonly submit: (button: Element | null) => Promise<void>
  /** Removes the notice of a failure; a submit under way continues. */
  readonly clearFailure: () => void
}

export function useSubmit({ validate, isSlow, showFirst, onInvalid, onPending, onSubmit, onFailure }: SubmitSteps): Submitting {
  const isRunning = useRef(false)
  const [state, setState] = useState<'' | 'pending' | 'failed'>('')
  const send = async (values: FormValues, button: Element | null) => {
    const answer = onSubmit?.(values)
    if (!answer) return
    setState('pending')
    onPending(true)
    button?.setAttribute('aria-busy', 'true')
    try {
      await answer
    } finally {
      button?.removeAttribute('aria-busy')
      onPending(false)
    }
  }
  return {
    isSubmitting: state === 'pending',
    hasFailed: state === 'failed',
    async submit(button) {
      if (isRunning.current) return
      isRunning.current = true
      try {
        if (isSlow()) setState('pending')
        const result = await validate()
        if (result.ok) await send(result.values, button)
        else {
          showFirst()
          onInvalid?.(result.issues)
        }
        setState('')
      } catch (error) {
        setState('failed')
        // Without a listener it stays an unhandled rejection, so that the browser and monitoring report it.
        if (!onFailure) throw error
        onFailure(error)
      } finally {
        isRunning.current = false
      }
    },
    clearFailure() {
      if (!isRunning.current) setState('')
    },
  }
}
