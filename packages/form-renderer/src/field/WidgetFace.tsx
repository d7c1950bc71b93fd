/** One widget as it looks in a form, for a designer's canvas: with its default value, inert. */
import { behaviourOf, hasColumns, logicOf, type Widget } from '@formwork/form-schema'
import type { ReactNode } from 'react'
import { WidgetView } from '../performance/inlined/WidgetView'
import { UnknownPlaceholder } from '../widgets/layout/unknown'
import { withOptions } from './with-options'

/**
 * Props of {@link WidgetFace}.
 *
 * @example const props: WidgetFaceProps = { widget }
 */
export interface WidgetFaceProps {
  /** The widget, of a known type or not. */
  readonly widget: Widget
  /**
   * Draws what stands in a column, by its position from 0, in place of the widgets that `widget` holds there. The columns are then the canvas's own,
   * so the face is not inert.
   */
  readonly renderSlot?: ((slot: number) => ReactNode) | undefined
}

/**
 * Draws one widget with inert handlers, inside {@link FormFace}. It takes no focus and no clicks, so a canvas can select and drag what is around it.
 *
 * @returns the widget as it looks in a form, in an `inert` element.
 * @example <WidgetFace widget={widget} />
 */
export function WidgetFace({ widget, renderSlot }: WidgetFaceProps) {
  if (renderSlot === undefined || !hasColumns(widget))
    return (
      <div className="fw-face" ref={makeInert}>
        <Face widget={widget} renderWidgets={renderFaces} />
      </div>
    )
  const lists: readonly (readonly Widget[])[] = widget.columns.map(({ list }) => list)
  const renderWidgets = (widgets: readonly Widget[]) => {
    const slot = lists.indexOf(widgets)
    // A type that renders all its columns as one provides a list of its own.
    return slot < 0 ? lists.map((_, index) => renderSlot(index)) : renderSlot(slot)
  }
  return <Face widget={widget} renderWidgets={renderWidgets} />
}

interface FaceProps {
  readonly widget: Widget
  readonly renderWidgets: (widgets: readonly Widget[]) => ReactNode
}

function Face({ widget, renderWidgets }: FaceProps) {
  if (widget.type === 'unknown') return <UnknownPlaceholder widget={widget} renderWidgets={renderWidgets} />
  // Nobody types a computed value: as in a form it has no stepper arrows.
  const shown = logicOf(widget).computed === undefined ? widget : withOptions(widget, { readonly: true })
  return <WidgetView widget={shown} value={behaviourOf(widget).defaultValue(widget.options)} renderWidgets={renderWidgets} />
}

const renderFaces = (widgets: readonly Widget[]) =>
  widgets.map((widget) => <Face key={widget.key} widget={widget} renderWidgets={renderFaces} />)

// As an attribute set by hand: React 18 and 19 disagree on the property.
const makeInert = (element: HTMLDivElement | null) => element?.setAttribute('inert', '')
