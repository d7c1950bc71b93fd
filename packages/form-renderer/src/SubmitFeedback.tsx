/** The error summary of the last failed submit, kept in step with what has been fixed since. */
import { useFormState } from 'react-hook-form'
import { useRenderSettings } from './context'
import { fieldName } from './field-names'
import { useFormEngine } from './form-engine'
import { ErrorSummary } from './parts/ErrorSummary'

export interface SubmitFeedbackProps {
  readonly onOpen: (id: string) => void
}

/** Drawn only after a submit failed, so that a form without errors has nothing that listens to all fields. */
export function SubmitFeedback({ onOpen }: SubmitFeedbackProps) {
  const { control, plan } = useFormEngine()
  const { idPrefix } = useRenderSettings()
  const { errors } = useFormState({ control })
  const entries = plan.fields.flatMap(({ name, widget }) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? [{ id: `${idPrefix}${fieldName(widget.key)}`, message }] : []
  })
  return entries.length === 0 ? null : <ErrorSummary entries={entries} onOpen={onOpen} />
}
