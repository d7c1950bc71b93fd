/** The row of buttons of a form, in its look. */
import { parseLocale } from '@formwork/form-schema'
import type { ReactNode } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { actionMessages } from '../messages/action-messages'
import { useFormState, useSubmitState } from './form-state'

/**
 * Props of {@link FormActions}.
 *
 * @example const props: FormActionsProps = { submitLabel: 'Send', withReset: true }
 */
export interface FormActionsProps {
  /** What the submit button says; by default `messages.submit`. */
  readonly submitLabel?: ReactNode
  /** Offers a button that resets the form, usable once something was changed. Default false. */
  readonly withReset?: boolean | undefined
  /** What the reset button says; by default `messages.reset`. */
  readonly resetLabel?: ReactNode
  /** The host's own buttons, after ours. */
  readonly children?: ReactNode
}

/**
 * Buttons in the look of the form: put it between the tags of `FormRenderer`. While a submit is under way the submit button is busy. A preview has none of them.
 *
 * @returns a row with the buttons; null in a preview.
 * @throws outside of a form, which only a bug can cause.
 * @example
 * <FormRenderer definition={definition} onSubmit={save}>
 *   <FormActions submitLabel="Send" withReset />
 * </FormRenderer>
 */
export function FormActions({ submitLabel, withReset = false, resetLabel, children }: FormActionsProps) {
  const { mode, disabled, locale, messages } = useRenderSettings()
  const { reset } = useSubmitState()
  const { isDirty } = useFormState()
  if (mode === 'preview') return null
  const words = { ...actionMessages[parseLocale(locale)], ...messages }
  return (
    <div className="fw-actions">
      <button type="submit" className="fw-button fw-button--primary" disabled={disabled}>
        {submitLabel ?? words.submit}
      </button>
      {withReset && (
        <button type="button" className="fw-button" disabled={disabled || !isDirty} onClick={reset}>
          {resetLabel ?? words.reset}
        </button>
      )}
      {children}
    </div>
  )
}
