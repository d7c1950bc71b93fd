/** One field of the form, bound to its cell. */
import { type AnyKnownWidget, typeOf, type Widget } from '@formwork/form-schema'
import type { ReactNode } from 'react'
import { CellHost } from '../performance/CellHost'
import type { RenderSettings } from '../form/render-settings'
import type { FieldSnapshot } from './field-cells'
import type { FormEngine } from '../form/form-engine'
import { widgetView } from '../performance/inlined/WidgetView'
import { widgetComponents } from '../widgets/index'

export interface FieldHostProps {
  readonly engine: FormEngine
  readonly widget: AnyKnownWidget
  readonly renderWidgets: (widgets: readonly Widget[]) => ReactNode
}

export class FieldHost extends CellHost<FieldHostProps> {
  protected cell() {
    const { engine, widget } = this.props
    return engine.cells.cell(widget.model)
  }

  protected widget() {
    return this.props.widget
  }

  protected override read(settings: RenderSettings | null) {
    // The built-in subform subscribes to each of its rows; a component of the host gets the list as its value.
    const isSubform = settings?.components[typeOf(this.props.widget)] === widgetComponents.subform
    return isSubform ? this.cell().readError() : this.cell().read()
  }

  protected draw(settings: RenderSettings, { value, error }: FieldSnapshot) {
    const { widget, renderWidgets } = this.props
    const { onChange, onBlur } = this.cell()
    return widgetView(settings, { widget, value, error, onChange, onBlur, renderWidgets })
  }
}
