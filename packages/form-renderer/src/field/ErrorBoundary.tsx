/** Keeps the failure of one widget inside that widget: the rest of the form goes on. */
import { Component, type ReactNode } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { Placeholder } from './Placeholder'

export interface ErrorBoundaryProps {
  /** What failed, for people. */
  readonly title: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failed: boolean
}

const WHOLE: ErrorBoundaryState = { failed: false }

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = WHOLE

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Failure title={this.props.title} onRetry={() => this.setState(WHOLE)} />
  }
}

export interface FailureProps {
  readonly title: string
  readonly onRetry: () => void
}

/** What stands in the place of a widget that failed. */
export function Failure({ title, onRetry }: FailureProps) {
  const { messages } = useRenderSettings()
  return (
    <Placeholder title={title} text={messages.widgetFailed}>
      <button type="button" className="fw-link" onClick={onRetry}>
        {messages.retry}
      </button>
    </Placeholder>
  )
}
