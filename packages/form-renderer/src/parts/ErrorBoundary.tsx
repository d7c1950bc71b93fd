/** Keeps the failure of one widget inside that widget: the rest of the form goes on. */
import { Component, type ReactNode } from 'react'
import { Placeholder } from './Placeholder'

export interface ErrorBoundaryProps {
  /** What failed, for people. */
  readonly title: string
  readonly text: string
  readonly retryText: string
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
    const { title, text, retryText, children } = this.props
    if (!this.state.failed) return children
    return (
      <Placeholder title={title} text={text}>
        <button type="button" className="fw-link" onClick={() => this.setState(WHOLE)}>
          {retryText}
        </button>
      </Placeholder>
    )
  }
}
