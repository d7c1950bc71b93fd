/** What the host's buttons may want to know of the form around them. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FormState } from '../api/form-renderer-props'
import { useFormEngine } from '../form/engine-context'

export interface SubmitState {
  readonly isSubmitting: boolean
  /** Resets values and messages, as the ref does. */
  readonly reset: () => void
}

const SubmitStateContext = createContext<SubmitState>({ isSubmitting: false, reset: () => undefined })

export const SubmitStateProvider = SubmitStateContext.Provider

/** What is known of the submit of the form around, without a subscription to its values. */
export const useSubmitState = () => useContext(SubmitStateContext)

/**
 * The state of the form around, for a component between the tags of `FormRenderer`. It renders again when the state changes, and the form does not.
 *
 * @returns whether a submit is under way, and whether a person changed a value.
 * @throws outside of a form, which only a bug can cause.
 * @example
 * function Send() {
 *   const { isSubmitting, isDirty } = useFormState()
 *   return <button type="submit" disabled={!isDirty}>{isSubmitting ? 'Sending…' : 'Send'}</button>
 * }
 */
export function useFormState(): FormState {
  const { cells, isDirty } = useFormEngine()
  return { isSubmitting: useSubmitState().isSubmitting, isDirty: useSyncExternalStore(cells.subscribeValues, isDirty, isDirty) }
}
