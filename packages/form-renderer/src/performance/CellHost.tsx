/**
 * Binds one cell to what is drawn of it: subscribes to its own value and error and to nothing else, and keeps a failure inside. One class and not a
 * hook, a component and a boundary: a long form has a thousand of these, and each would take 0.8 KiB more.
 */
import { type ContextType, PureComponent, type ReactNode } from 'react'
import { type RenderSettings, RenderSettingsContext } from '../form/render-settings'
import type { FieldCell, FieldSnapshot } from '../field/field-cells'
import { type Caught, Failure, type NamedWidget } from '../field/ErrorBoundary'

interface CellHostState {
  readonly snapshot: FieldSnapshot
  readonly caught: Caught | null
}

export abstract class CellHost<P extends object> extends PureComponent<P, CellHostState> {
  static override contextType = RenderSettingsContext
  declare context: ContextType<typeof RenderSettingsContext>
  private subscribed: FieldCell | null = null
  private stop: (() => void) | null = null

  constructor(props: P, context: RenderSettings | null) {
    super(props)
    this.state = { snapshot: this.read(context), caught: null }
  }

  static getDerivedStateFromError(error: unknown): Pick<CellHostState, 'caught'> {
    return { caught: { error } }
  }

  override componentDidMount() {
    this.subscribe()
  }

  override componentDidUpdate() {
    if (this.cell() === this.subscribed) return
    this.stop?.()
    this.subscribe()
  }

  override componentWillUnmount() {
    this.stop?.()
  }

  /** The cell, by the props of now. */
  protected abstract cell(): FieldCell

  /** The widget that is drawn. */
  protected abstract widget(): NamedWidget

  protected abstract draw(settings: RenderSettings, snapshot: FieldSnapshot): ReactNode

  protected read(_settings: RenderSettings | null): FieldSnapshot {
    return this.cell().read()
  }

  private subscribe() {
    const update = () => {
      const snapshot = this.read(this.context)
      // An update without a change would make React keep a second fiber of every field.
      if (snapshot !== this.state.snapshot) this.setState({ snapshot })
    }
    this.subscribed = this.cell()
    this.stop = this.subscribed.subscribe(update)
    // A change between rendering and subscribing caused no notification.
    update()
  }

  override render() {
    const { snapshot, caught } = this.state
    if (!this.context) return null
    if (caught) return this.failure(caught)
    try {
      return this.draw(this.context, snapshot)
    } catch (error) {
      // React catches what a boundary's children throw, and not what it throws itself.
      return this.failure({ error })
    }
  }

  private failure(caught: Caught) {
    return <Failure widget={this.widget()} caught={caught} onRetry={() => this.setState({ caught: null })} />
  }
}
