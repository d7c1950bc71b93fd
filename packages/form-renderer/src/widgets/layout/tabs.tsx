/** `tabs`: panes of which one is seen. The keyboard is that of the ARIA pattern: arrows, Home and End move and open at once. */
import type { WidgetOf } from '@formwork/form-schema'
import { type KeyboardEvent, useRef } from 'react'
import type { WidgetProps } from '../../api/widget-props'
import { useFormEngineIfAny } from '../../form/engine-context'
import type { FormEngine } from '../../form/form-engine'
import { useLargerMessages } from '../../messages/use-larger-messages'
import { withOpened } from '../../panes/open-panes'
import { PaneTitle } from '../../panes/PaneTitle'
import { useOpenSlots, usePanes } from '../../panes/use-panes'
import { useVisited } from '../../panes/use-visited'

export function TabsWidget(props: WidgetProps<'tabs'>) {
  const engine = useFormEngineIfAny()
  // Outside of a form nothing is opened.
  return engine ? <Tabs {...props} engine={engine} /> : <>{props.renderWidgets(props.widget.columns.flatMap(({ list }) => list))}</>
}

interface TabsProps extends Pick<WidgetProps<'tabs'>, 'id' | 'mode' | 'renderWidgets'> {
  readonly widget: WidgetOf<'tabs'>
  readonly engine: FormEngine
}

function Tabs({ widget, engine, id, mode, renderWidgets }: TabsProps) {
  const messages = useLargerMessages()
  const panes = usePanes(engine, widget)
  const open = useOpenSlots(engine, widget)
  const current = open.findLast((slot) => panes.some((pane) => pane.slot === slot)) ?? panes[0]?.slot
  const isVisited = useVisited(current === undefined ? open : [current], mode)
  const tabs = useRef<HTMLDivElement>(null)
  if (panes.length === 0) return null
  const show = (slot: number) => engine.panes.write(widget, withOpened(open, slot))
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = tabAfterKey(
      event,
      panes.findIndex(({ slot }) => slot === current),
      panes.length,
    )
    const pane = panes[to]
    if (!pane) return
    event.preventDefault()
    show(pane.slot)
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div className="fw-tabs">
      <div ref={tabs} className="fw-tab-list" role="tablist" tabIndex={-1} aria-label={widget.name || undefined} onKeyDown={onKeyDown}>
        {panes.map((pane) => (
          <button
            key={pane.slot}
            type="button"
            role="tab"
            id={`${id}-tab${pane.slot}`}
            className="fw-tab"
            aria-selected={pane.slot === current}
            aria-controls={`${id}-pane${pane.slot}`}
            tabIndex={pane.slot === current ? 0 : -1}
            onClick={() => show(pane.slot)}
          >
            <PaneTitle pane={pane} untitled={messages.paneNumber(pane.slot + 1)} />
          </button>
        ))}
      </div>
      {panes.map(({ slot, list }) => (
        <div
          key={slot}
          role="tabpanel"
          id={`${id}-pane${slot}`}
          className="fw-pane"
          aria-labelledby={`${id}-tab${slot}`}
          hidden={slot !== current}
          // What is only read has nothing else to move the focus to.
          tabIndex={mode === 'preview' ? 0 : undefined}
        >
          {isVisited(slot) && renderWidgets(list)}
        </div>
      ))}
    </div>
  )
}

/** The place of the tab that a key leads to; -1 for any other key. Right leads to the next where the text runs that way. */
function tabAfterKey({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return -1
  return (at + (key === forward ? 1 : count - 1)) % count
}
