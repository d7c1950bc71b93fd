/** After a failed submit: how many fields need attention, with links to the first of them. */
import { useRef, useState } from 'react'
import { drawNow } from '../performance/draw-now'
import { useRenderSettings } from '../form/render-settings'
import { Icon, ICONS } from '../controls/Icon'

export interface SummaryEntry {
  /** Id of the control; null for a problem that belongs to no field of the page. */
  readonly id: string | null
  readonly message: string
}

export interface ErrorSummaryProps {
  readonly entries: readonly SummaryEntry[]
  readonly onOpen: (id: string) => void
}

/** A longer list would be a second form to read; the rest is shown when it is asked for. */
const SHOWN = 5

export function ErrorSummary({ entries, onOpen }: ErrorSummaryProps) {
  const { messages, slots } = useRenderSettings()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    drawNow(() => setWhole(true))
    // The button that had the focus is gone.
    list.current?.children[SHOWN]?.querySelector('a')?.focus()
  }
  const Slot = slots.summary
  const builtIn = (
    <div className="fw-summary">
      <Icon path={ICONS.warning} />
      <div>
        <p className="fw-summary-title">
          {messages.formInvalid}
          <span className="fw-summary-count">{messages.issueCount(entries.length)}</span>
        </p>
        <ul ref={list} className="fw-summary-list">
          {entries.slice(0, isWhole ? entries.length : SHOWN).map(({ id, message }) => (
            <li key={id ?? message}>
              {id === null ? (
                message
              ) : (
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onOpen(id)
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
        {!isWhole && entries.length > SHOWN && (
          <button type="button" className="fw-link fw-summary-more" onClick={showAll}>
            {messages.moreIssues(entries.length - SHOWN)}
          </button>
        )}
      </div>
    </div>
  )
  const lines = entries.map(({ id, message }) => (id === null ? { message } : { message, open: () => onOpen(id) }))
  return <div role="alert">{Slot ? <Slot lines={lines}>{builtIn}</Slot> : builtIn}</div>
}
