/** `collapse`: sections below their titles, as the native element opens and closes them. */
import type { WidgetOf } from '@formwork/form-schema'
import type { WidgetProps } from '../../api/widget-props'
import { useFormEngineIfAny } from '../../form/engine-context'
import type { FormEngine } from '../../form/form-engine'
import { useLargerMessages } from '../../messages/use-larger-messages'
import { withOpened } from '../../panes/open-panes'
import { PaneTitle } from '../../panes/PaneTitle'
import { useOpenSlots, usePanes } from '../../panes/use-panes'
import { useVisited } from '../../panes/use-visited'

export function CollapseWidget(props: WidgetProps<'collapse'>) {
  const engine = useFormEngineIfAny()
  // Outside of a form nothing is opened.
  return engine ? <Collapse {...props} engine={engine} /> : <>{props.renderWidgets(props.widget.columns.flatMap(({ list }) => list))}</>
}

interface CollapseProps extends Pick<WidgetProps<'collapse'>, 'mode' | 'renderWidgets'> {
  readonly widget: WidgetOf<'collapse'>
  readonly engine: FormEngine
}

function Collapse({ widget, engine, mode, renderWidgets }: CollapseProps) {
  const messages = useLargerMessages()
  const panes = usePanes(engine, widget)
  const slots = useOpenSlots(engine, widget)
  const open = widget.options.accordion ? slots.slice(-1) : slots
  const isVisited = useVisited(open, mode)
  if (panes.length === 0) return null
  const toggle = (slot: number) =>
    engine.panes.write(widget, open.includes(slot) ? open.filter((other) => other !== slot) : withOpened(open, slot))
  return (
    // A fieldset would have its legend announced at every field.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="fw-collapse" role="group" aria-label={widget.name || undefined}>
      {panes.map((pane) => (
        <details
          key={pane.slot}
          className="fw-section"
          open={open.includes(pane.slot)}
          // A browser opens a section in which it found what a person looks for.
          onToggle={({ currentTarget }) => currentTarget.open !== open.includes(pane.slot) && toggle(pane.slot)}
        >
          <summary
            className="fw-section-title"
            onClick={(event) => {
              event.preventDefault()
              toggle(pane.slot)
            }}
          >
            <PaneTitle pane={pane} untitled={messages.paneNumber(pane.slot + 1)} />
          </summary>
          <div className="fw-section-body">{isVisited(pane.slot) && renderWidgets(pane.list)}</div>
        </details>
      ))}
    </div>
  )
}
