/** `steps`: pages that are filled one after the other. "Next" validates the page and leads to what is wrong, or to the heading of the next page. */
import type { WidgetOf } from '@formwork/form-schema'
import { type KeyboardEvent, useRef } from 'react'
import type { WidgetProps } from '../../api/widget-props'
import { useFormEngineIfAny } from '../../form/engine-context'
import type { FormEngine } from '../../form/form-engine'
import { useLargerMessages } from '../../messages/use-larger-messages'
import { withOpened } from '../../panes/open-panes'
import { usePageActions } from '../../panes/page-actions'
import { StepList } from '../../panes/StepList'
import { modelsIn, namesIn, type Pane, useOpenSlots, usePanes } from '../../panes/use-panes'
import { useVisited } from '../../panes/use-visited'
import { isOfInputMethod } from '../../controls/input-method'
import { drawNow } from '../../performance/draw-now'

export function StepsWidget(props: WidgetProps<'steps'>) {
  const engine = useFormEngineIfAny()
  // Outside of a form nothing is opened.
  return engine ? <Steps {...props} engine={engine} /> : <>{props.renderWidgets(props.widget.columns.flatMap(({ list }) => list))}</>
}

interface StepsProps extends Pick<WidgetProps<'steps'>, 'mode' | 'renderWidgets'> {
  readonly widget: WidgetOf<'steps'>
  readonly engine: FormEngine
}

/** Inputs that Enter presses or opens. */
const OPENING_TYPES: ReadonlySet<string> = new Set(['button', 'color', 'file', 'image', 'reset', 'submit'])

function Steps({ widget, engine, mode, renderWidgets }: StepsProps) {
  const messages = useLargerMessages()
  const actions = usePageActions()
  const pages = usePanes(engine, widget)
  const open = useOpenSlots(engine, widget)
  const current = open.findLast((slot) => pages.some((page) => page.slot === slot)) ?? pages[0]?.slot
  const isVisited = useVisited(current === undefined ? open : [current], mode)
  const heading = useRef<HTMLHeadingElement>(null)
  const at = pages.findIndex(({ slot }) => slot === current)
  const page = pages[at]
  if (!page) return null
  const next = pages[at + 1]
  const previous = pages[at - 1]

  const show = ({ slot }: Pane) => {
    drawNow(() => engine.panes.write(widget, withOpened(open, slot)))
    heading.current?.focus()
  }
  const goOn = async (to: Pane) => {
    if (mode === 'preview' || (await actions.validate(modelsIn(page.list)))) return show(to)
    const names = namesIn(page.list)
    const wrong = engine.problems.read().find(({ anchor }) => names.has(anchor.split('-', 1)[0] ?? ''))
    if (wrong) actions.focus(wrong.anchor)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter in a text would submit the whole form; here it ends the page. What takes the key itself has said so.
    if (event.key !== 'Enter' || event.defaultPrevented || isOfInputMethod(event) || !next) return
    const { tagName, type } = event.target as HTMLInputElement
    // What opens from a field stands elsewhere on the page.
    if (!event.currentTarget.contains(event.target as Node)) return
    if (tagName !== 'INPUT' || OPENING_TYPES.has(type)) return
    event.preventDefault()
    void goOn(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a fieldset would announce its legend at every field; keys come from the fields inside
    <div className="fw-pages" role="group" aria-label={widget.name || undefined} onKeyDown={onKeyDown}>
      <StepList pages={pages} current={page.slot} isReachable={({ slot }) => mode === 'preview' || open.includes(slot)} onShow={show} />
      {pages.map(({ slot, title, list }, index) => (
        <div key={slot} className="fw-pane" hidden={slot !== current}>
          <h2 ref={slot === current ? heading : undefined} className="fw-pages-heading" tabIndex={-1}>
            <span className="fw-pages-count">{messages.stepOf(index + 1, pages.length)}</span> {title}
          </h2>
          {isVisited(slot) && renderWidgets(list)}
        </div>
      ))}
      <div className="fw-actions fw-pages-actions">
        {previous && (
          <button type="button" className="fw-button" onClick={() => show(previous)}>
            {messages.stepBack}
          </button>
        )}
        {next && (
          <button
            type="button"
            className={mode === 'preview' ? 'fw-button' : 'fw-button fw-button--primary'}
            onClick={() => void goOn(next)}
          >
            {messages.stepNext}
          </button>
        )}
      </div>
    </div>
  )
}
