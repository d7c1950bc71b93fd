/** Stands in for choices that are not there: still loading, failed (with a retry), without a source, or none at all. */
import { useRenderSettings } from '../context'
import { EmptyState } from './EmptyState'
import type { ChoiceState } from './use-choices'

export interface ChoiceNoticeProps {
  readonly state: ChoiceState
}

export function ChoiceNotice({ state }: ChoiceNoticeProps) {
  const { messages } = useRenderSettings()
  switch (state.status) {
    case 'loading':
      return (
        <p className="fw-notice" role="status">
          <span className="fw-spinner" aria-hidden="true" />
          {messages.choicesLoading}
        </p>
      )
    case 'failed':
      return (
        <p className="fw-notice fw-notice--error" role="alert">
          {messages.choicesFailed}
          <button type="button" className="fw-link" onClick={state.retry}>
            {messages.retry}
          </button>
        </p>
      )
    case 'unavailable':
      return <p className="fw-notice">{messages.choicesUnavailable}</p>
    case 'ready':
      return state.choices.length === 0 ? <EmptyState of="choices" text={messages.noChoices} /> : null
  }
}
