/** Draws one widget: whether it is shown, what surrounds it, and the component that draws it. */
import { type AnyKnownWidget, isField, type Widget } from '@formwork/form-schema'
import { memo, useEffect, useMemo, useSyncExternalStore } from 'react'
import { FieldHost } from './FieldHost'
import { hasOwnConditions, watchField } from './field-conditions'
import { useFormEngine } from '../form/engine-context'
import type { FormEngine } from '../form/form-engine'
import { ErrorBoundary } from './ErrorBoundary'
import { Near } from '../performance/NearScreen'
import { WidgetView } from '../performance/inlined/WidgetView'
import { UnknownPlaceholder } from '../widgets/layout/unknown'

export interface WidgetListProps {
  readonly widgets: readonly Widget[]
  /** False draws the first screen only; the places of the others are there, and empty. */
  readonly isWhole?: boolean
}

/** Widgets of one screen, about. */
const CHUNK_SIZE = 20

/**
 * Widgets one below the other. A long list is cut into chunks whose rendering the browser skips while they are off screen: for a
 * thousand single fields it would check a thousand times a frame which of them are visible.
 */
export const WidgetList = memo(function WidgetList({ widgets, isWhole = true }: WidgetListProps) {
  const engine = useFormEngine()
  if (widgets.length <= 2 * CHUNK_SIZE) return <>{renderAll(widgets, engine)}</>
  const chunks = Array.from({ length: Math.ceil(widgets.length / CHUNK_SIZE) }, (_, index) =>
    widgets.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  )
  return (
    <>
      {chunks.map((chunk, index) => (
        // A chunk has no identity but its position in the list.
        // oxlint-disable-next-line react/no-array-index-key
        <Near key={index} isFirst={index === 0} className="fw-chunk">
          {(isWhole || index === 0) && renderAll(chunk, engine)}
        </Near>
      ))}
    </>
  )
})

const renderAll = (widgets: readonly Widget[], engine: FormEngine) =>
  widgets.map((widget) => {
    if (widget.type === 'unknown') return <UnknownPlaceholder key={widget.key} widget={widget} renderWidgets={renderWidgets} />
    return hasOwnConditions(widget) ? <ConditionalWidget key={widget.key} widget={widget} engine={engine} /> : drawn(widget, engine)
  })

const renderWidgets = (widgets: readonly Widget[]) => <WidgetList widgets={widgets} />

interface ConditionalWidgetProps {
  readonly widget: AnyKnownWidget
  readonly engine: FormEngine
}

/** Subscribes only to the fields its conditions read, and renders again only when a condition's result changes. */
const ConditionalWidget = memo(function ConditionalWidget({ widget, engine }: ConditionalWidgetProps) {
  const { subscribe, read } = useMemo(() => watchField(engine, widget), [engine, widget])
  const now = useSyncExternalStore(subscribe, read, read)
  // A wrong field may be right now: a field that is no longer required may be empty.
  useEffect(() => engine.recheck(widget.model), [engine, now, widget.model])
  return now && drawn(now, engine)
})

/** A function and not a component: of those there are enough for each of a thousand fields. */
function drawn(widget: AnyKnownWidget, engine: FormEngine) {
  const { key } = widget
  if (isField(widget)) return <FieldHost key={key} engine={engine} widget={widget} renderWidgets={renderWidgets} />
  return (
    <ErrorBoundary key={key} widget={widget}>
      <WidgetView widget={widget} renderWidgets={renderWidgets} />
    </ErrorBoundary>
  )
}
