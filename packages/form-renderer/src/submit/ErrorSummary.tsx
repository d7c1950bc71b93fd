/** After a failed submit: how many fields need attention, with links to the first of them. */
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

/** A longer list would be a second form to read. */
const SHOWN = 5

export function ErrorSummary({ entries, onOpen }: ErrorSummaryProps) {
  const { messages, slots } = useRenderSettings()
  const Slot = slots.summary
  const builtIn = (
    <div className="fw-summary">
      <Icon path={ICONS.warning} />
      <div>
        <p className="fw-summary-title">
          {messages.formInvalid}
          <span className="fw-summary-count">{messages.issueCount(entries.length)}</span>
        </p>
        <ul className="fw-summary-list">
          {entries.slice(0, SHOWN).map(({ id, message }) => (
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
        {entries.length > SHOWN && <p className="fw-summary-more">{messages.moreIssues(entries.length - SHOWN)}</p>}
      </div>
    </div>
  )
  const lines = entries.map(({ id, message }) => (id === null ? { message } : { message, open: () => onOpen(id) }))
  return <div role="alert">{Slot ? <Slot lines={lines}>{builtIn}</Slot> : builtIn}</div>
}
