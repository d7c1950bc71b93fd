/**
 * Binds one cell to what is drawn of it: subscribes to its own value and error and to nothing else, and keeps a failure inside. One class and not a
 * hook, a component and a boundary: of these a long form has a thousand, and each would keep 0.8 KiB more.
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
    this.listen()
  }

  override componentDidUpdate() {
    if (this.cell() === this.subscribed) return
    this.stop?.()
    this.listen()
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

  private listen() {
    const hear = () => {
      const snapshot = this.read(this.context)
      // Asking React to draw nothing would have it keep a second copy of every field.
      if (snapshot !== this.state.snapshot) this.setState({ snapshot })
    }
    this.subscribed = this.cell()
    this.stop = this.subscribed.subscribe(hear)
    // What changed between drawing and listening was said to nobody.
    hear()
  }

  override render() {
    const { snapshot, caught } = this.state
    if (!this.context) return null
    if (caught) return this.failure(caught)
    try {
      return this.draw(this.context, snapshot)
    } catch (error) {
      // React tells a boundary what its children throw, and not what it throws itself.
      return this.failure({ error })
    }
  }

  private failure(caught: Caught) {
    return <Failure widget={this.widget()} caught={caught} onRetry={() => this.setState({ caught: null })} />
  }
}
