/** After a failed submit: how many fields need attention, with links to the first of them. */
import { useRenderSettings } from '../context'
import { Icon } from './Icon'

export interface SummaryEntry {
  /** Id of the control. */
  readonly id: string
  readonly message: string
}

export interface ErrorSummaryProps {
  readonly entries: readonly SummaryEntry[]
  readonly onOpen: (id: string) => void
}

/** A longer list would be a second form to read. */
const SHOWN = 5

export function ErrorSummary({ entries, onOpen }: ErrorSummaryProps) {
  const { messages } = useRenderSettings()
  return (
    <div className="fw-summary" role="alert">
      <Icon name="warning" />
      <div>
        <p className="fw-summary-title">
          {messages.formInvalid}
          <span className="fw-summary-count">{messages.issueCount(entries.length)}</span>
        </p>
        <ul className="fw-summary-list">
          {entries.slice(0, SHOWN).map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  onOpen(id)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
        {entries.length > SHOWN && <p className="fw-summary-more">{messages.moreIssues(entries.length - SHOWN)}</p>}
      </div>
    </div>
  )
}
