/**
 * Binds one field to the form: draws it, hears of its own value and error and of nothing else, and keeps a failure inside. One class and not a
 * hook, a component and a boundary: of these a long form has a thousand, and each would keep 0.8 KiB more.
 */
import type { AnyKnownWidget, Widget } from '@formwork/form-schema'
import { type ContextType, PureComponent, type ReactNode } from 'react'
import { type RenderSettings, RenderSettingsContext } from './context'
import type { FieldSnapshot } from './field-cells'
import type { FormEngine } from './form-engine'
import { Failure } from './parts/ErrorBoundary'
import { widgetView } from './WidgetView'
import { widgetComponents } from './widgets/index'

export interface FieldHostProps {
  readonly engine: FormEngine
  readonly widget: AnyKnownWidget
  readonly renderWidgets: (widgets: readonly Widget[]) => ReactNode
}

interface FieldHostState {
  readonly snapshot: FieldSnapshot
  readonly hasFailed: boolean
}

function read({ engine, widget }: FieldHostProps, settings: RenderSettings | null): FieldSnapshot {
  const cell = engine.cells.cell(widget.model)
  // The built-in subform listens to its rows one by one; a host's own gets the list like any other value.
  return settings?.components[widget.type] === widgetComponents.subform ? cell.readError() : cell.read()
}

export class FieldHost extends PureComponent<FieldHostProps, FieldHostState> {
  static override contextType = RenderSettingsContext
  declare context: ContextType<typeof RenderSettingsContext>
  private stop: (() => void) | null = null

  constructor(props: FieldHostProps, context: RenderSettings | null) {
    super(props)
    this.state = { snapshot: read(props, context), hasFailed: false }
  }

  static getDerivedStateFromError(): Pick<FieldHostState, 'hasFailed'> {
    return { hasFailed: true }
  }

  override componentDidMount() {
    this.listen()
  }

  override componentDidUpdate(before: FieldHostProps) {
    if (before.engine === this.props.engine && before.widget.model === this.props.widget.model) return
    this.stop?.()
    this.listen()
  }

  override componentWillUnmount() {
    this.stop?.()
  }

  private listen() {
    const { engine, widget } = this.props
    const hear = () => {
      const snapshot = read(this.props, this.context)
      // Asking React to draw nothing would have it keep a second copy of every field.
      if (snapshot !== this.state.snapshot) this.setState({ snapshot })
    }
    this.stop = engine.cells.cell(widget.model).subscribe(hear)
    // What changed between drawing and listening was said to nobody.
    hear()
  }

  override render() {
    const { engine, widget, renderWidgets } = this.props
    const { snapshot, hasFailed } = this.state
    if (hasFailed || !this.context) return this.failure()
    const { onChange, onBlur } = engine.cells.cell(widget.model)
    try {
      return widgetView(this.context, { widget, value: snapshot.value, error: snapshot.error, onChange, onBlur, renderWidgets })
    } catch {
      // A boundary does not hear of itself.
      return this.failure()
    }
  }

  private failure() {
    return <Failure title={this.props.widget.name} onRetry={() => this.setState({ hasFailed: false })} />
  }
}
