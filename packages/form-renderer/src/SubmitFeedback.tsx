/** The error summary of the last failed submit, kept in step with what has been fixed since. */
import { useSyncExternalStore } from 'react'
import { useRenderSettings } from './context'
import { useFormEngine } from './form-engine'
import { ErrorSummary } from './parts/ErrorSummary'

export interface SubmitFeedbackProps {
  /** Problems of no field. */
  readonly general: readonly string[]
  readonly onOpen: (id: string) => void
}

/** Drawn only after a submit failed, so that a form without errors has nothing that listens to all fields. */
export function SubmitFeedback({ general, onOpen }: SubmitFeedbackProps) {
  const { problems } = useFormEngine()
  const { idPrefix, messages } = useRenderSettings()
  const atFields = useSyncExternalStore(problems.subscribe, problems.read, problems.read).map(({ anchor, message, row }) => ({
    id: `${idPrefix}${anchor}`,
    message: row === undefined ? message : messages.inRow(row + 1, message),
  }))
  const entries = [...general.map((message) => ({ id: null, message })), ...atFields]
  return entries.length === 0 ? null : <ErrorSummary entries={entries} onOpen={onOpen} />
}
