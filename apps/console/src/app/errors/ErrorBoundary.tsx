/** Catches render errors of a page, so that the shell stays usable. */
import { Component, type ReactNode } from 'react'
import { BrokenPage } from './BrokenPage'

interface Props {
  readonly children: ReactNode
  /** A change clears the error: another page was opened. */
  readonly resetKey: string
}

interface State {
  readonly error: unknown
  readonly resetKey: string
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey }
  }

  readonly retry = () => this.setState({ error: undefined })

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <BrokenPage error={error} onRetry={this.retry} />
  }
}
