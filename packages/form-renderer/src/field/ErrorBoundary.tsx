/** The error boundary of one widget: the rest of the form keeps working. */
import { Component, type ReactNode, useEffect } from 'react'
import type { FormErrorContext } from '../api/form-error-context'
import { useRenderSettings } from '../form/render-settings'
import { Placeholder } from './Placeholder'

/** What was caught; an object, because anything can be thrown. */
export interface Caught {
  readonly error: unknown
}

export interface ErrorBoundaryProps {
  readonly widget: NamedWidget
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly caught: Caught | null
}

const WHOLE: ErrorBoundaryState = { caught: null }

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = WHOLE

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } }
  }

  override render() {
    const { widget, children } = this.props
    const { caught } = this.state
    return caught ? <Failure widget={widget} caught={caught} onRetry={() => this.setState(WHOLE)} /> : children
  }
}

/** What failed: its name for people, its model for the host. */
export interface NamedWidget {
  readonly name: string
  readonly model: string
}

export interface FailureProps {
  readonly widget: NamedWidget
  readonly caught: Caught
  readonly where?: FormErrorContext['where']
  readonly onRetry: () => void
}

/** Reports what was caught, once. */
export function useReport({ error }: Caught, where: FormErrorContext['where'], model?: string): void {
  const { report } = useRenderSettings()
  useEffect(() => report(error, where, model), [report, error, where, model])
}

/** Rendered in place of a widget that failed. */
export function Failure({ widget, caught, where = 'widget', onRetry }: FailureProps) {
  const { messages } = useRenderSettings()
  useReport(caught, where, widget.model)
  return (
    <Placeholder title={widget.name} text={messages.widgetFailed}>
      <button type="button" className="fw-link" onClick={onRetry}>
        {messages.retry}
      </button>
    </Placeholder>
  )
}
