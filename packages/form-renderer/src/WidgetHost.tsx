/** Draws one widget: whether it is shown, what surrounds it, and the component that draws it. */
import { type AnyKnownWidget, isField, type Widget } from '@formwork/form-schema'
import { memo, useMemo, useSyncExternalStore } from 'react'
import { useRenderSettings } from './context'
import { hasConditions, watchField } from './field-now'
import { useFormEngine } from './form-engine'
import { ErrorBoundary } from './parts/ErrorBoundary'
import { WidgetView, widgetView } from './WidgetView'
import { widgetComponents } from './widgets/index'
import { UnknownPlaceholder } from './widgets/unknown'

export interface WidgetListProps {
  readonly widgets: readonly Widget[]
  /** False draws the first screen only; the places of the others are there, and empty. */
  readonly isWhole?: boolean
}

/** Widgets of one screen, about. */
const CHUNK_SIZE = 20

/**
 * Widgets one below the other. A long list is cut into chunks whose rendering the browser skips while they are off screen: for a
 * thousand single fields it would ask a thousand times a frame who can be seen.
 */
export const WidgetList = memo(function WidgetList({ widgets, isWhole = true }: WidgetListProps) {
  if (widgets.length <= 2 * CHUNK_SIZE) return <>{renderAll(widgets)}</>
  const chunks = Array.from({ length: Math.ceil(widgets.length / CHUNK_SIZE) }, (_, index) =>
    widgets.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  )
  return (
    <>
      {chunks.map((chunk, index) => (
        // A chunk is a place in the list and nothing more.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="fw-chunk">
          {(isWhole || index === 0) && renderAll(chunk)}
        </div>
      ))}
    </>
  )
})

const renderAll = (widgets: readonly Widget[]) => widgets.map((widget) => <WidgetHost key={widget.key} widget={widget} />)

const renderWidgets = (widgets: readonly Widget[]) => <WidgetList widgets={widgets} />

interface WidgetHostProps<W extends Widget = Widget> {
  readonly widget: W
}

const WidgetHost = memo(function WidgetHost({ widget }: WidgetHostProps) {
  const engine = useFormEngine()
  if (widget.type === 'unknown') return <UnknownPlaceholder widget={widget} />
  return hasConditions(engine, widget) ? <ConditionalWidget widget={widget} /> : guarded(widget)
})

/** Listens only to the fields its conditions read, and draws again only when an answer turns. */
function ConditionalWidget({ widget }: WidgetHostProps<AnyKnownWidget>) {
  const engine = useFormEngine()
  const { subscribe, read } = useMemo(() => watchField(engine, widget), [engine, widget])
  const now = useSyncExternalStore(subscribe, read, read)
  return now && guarded(now)
}

/** A function and not a component: of those there are enough for each of a thousand fields. */
function guarded(widget: AnyKnownWidget) {
  return (
    <ErrorBoundary title={widget.name}>
      {isField(widget) ? <FieldHost widget={widget} /> : <WidgetView widget={widget} renderWidgets={renderWidgets} />}
    </ErrorBoundary>
  )
}

/** Binds one field to the form. It hears of its own value and error and of nothing else. */
function FieldHost({ widget }: WidgetHostProps<AnyKnownWidget>) {
  const { cells } = useFormEngine()
  const settings = useRenderSettings()
  const cell = cells.cell(widget.model)
  // The built-in subform listens to its rows one by one; a host's own gets the list like any other value.
  const read = settings.components[widget.type] === widgetComponents.subform ? cell.readError : cell.read
  const { value, error } = useSyncExternalStore(cell.subscribe, read, read)
  return widgetView(settings, { widget, value, error, onChange: cell.onChange, onBlur: cell.onBlur, renderWidgets })
}
