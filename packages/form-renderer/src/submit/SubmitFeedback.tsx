/** The error summary of the last failed submit, kept in step with what has been fixed since; it moves the focus to what is wrong. */
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { useFormEngine } from '../form/engine-context'
import { ErrorSummary } from './ErrorSummary'

export interface Failure {
  /** Problems of no field. */
  readonly general: readonly string[]
  /** Another object than before: the focus shall move to the first wrong field. */
  readonly focusRequest?: object
}

export interface SubmitFeedbackProps extends Failure {
  /** Leads to a control by its id, without the form's prefix. */
  readonly onFocus: (anchor: string) => void
}

/** Drawn only after a submit failed, so that a form without errors has no subscription to all fields. */
export function SubmitFeedback({ general, focusRequest, onFocus }: SubmitFeedbackProps) {
  const { problems } = useFormEngine()
  const { idPrefix, messages } = useRenderSettings()
  // An effect that waits for a frame would be too late, see `focusField`.
  useLayoutEffect(() => {
    // The messages are on the page, and React is done with it, before the focus moves there.
    if (focusRequest)
      void Promise.resolve().then(() =>
        problems
          .read()
          .slice(0, 1)
          .forEach(({ anchor }) => onFocus(anchor)),
      )
  }, [focusRequest, problems, onFocus])
  const atFields = useSyncExternalStore(problems.subscribe, problems.read, problems.read).map(({ anchor, message, row }) => ({
    id: `${idPrefix}${anchor}`,
    message: row === undefined ? message : messages.inRow(row + 1, message),
  }))
  const entries = [...general.map((message) => ({ id: null, message })), ...atFields]
  return entries.length === 0 ? null : <ErrorSummary entries={entries} onOpen={(id) => onFocus(id.slice(idPrefix.length))} />
}
