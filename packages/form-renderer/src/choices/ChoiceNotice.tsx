/** Shown in place of choices: still loading, failed (with a retry), without a source, or none at all. Also tells that there are more. */
import { useLargerMessages } from '../messages/use-larger-messages'
import { EmptyState } from '../controls/EmptyState'
import type { ChoiceState } from './use-choices'

export interface ChoiceNoticeProps {
  readonly state: ChoiceState
}

export function ChoiceNotice({ state }: ChoiceNoticeProps) {
  const messages = useLargerMessages()
  switch (state.status) {
    case 'loading':
      return <LoadingNotice />
    case 'failed':
      return <FailureNotice message={state.message} onRetry={state.retry} />
    case 'unavailable':
      return <p className="fw-notice">{messages.choicesUnavailable}</p>
    case 'later':
      return <p className="fw-notice">{messages.choicesLater}</p>
    case 'ready':
      return state.choices.length === 0 && !state.more ? <EmptyState of="choices" text={messages.noChoices} /> : null
  }
}

export function LoadingNotice() {
  const messages = useLargerMessages()
  return (
    <p className="fw-notice" role="status">
      <span className="fw-spinner" aria-hidden="true" />
      {messages.choicesLoading}
    </p>
  )
}

export interface FailureNoticeProps {
  readonly message: string
  readonly onRetry: () => void
}

export function FailureNotice({ message, onRetry }: FailureNoticeProps) {
  const messages = useLargerMessages()
  return (
    <p className="fw-notice fw-notice--error" role="alert">
      {message}
      <button type="button" className="fw-link" onClick={onRetry}>
        {messages.retry}
      </button>
    </p>
  )
}

/** Below a list of boxes: what it does not show yet. */
export function MoreChoices({ state }: ChoiceNoticeProps) {
  const messages = useLargerMessages()
  if (state.status !== 'ready') return null
  const { more, isCut, choices } = state
  if (isCut) return <p className="fw-notice">{messages.choicesCut(choices.length)}</p>
  if (!more) return null
  if (more.isLoading) return <LoadingNotice />
  if (more.problem !== null) return <FailureNotice message={more.problem} onRetry={more.load} />
  return (
    <p className="fw-notice">
      <button type="button" className="fw-link" onClick={more.load}>
        {messages.loadMore}
      </button>
    </p>
  )
}
