/** The notice below a table after rows were removed or pasted, with undo. It stays until it is dismissed or the next action. */
import { useLargerMessages } from '../messages/use-larger-messages'
import { Icon, ICONS } from '../controls/Icon'
import type { RowsNote } from './row-actions'

export interface RowsNoticeProps {
  readonly note: RowsNote
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

export function RowsNotice({ note, onUndo, onDismiss }: RowsNoticeProps) {
  const messages = useLargerMessages()
  return (
    <div className="fw-rows-note">
      <div className="fw-rows-note-text">
        {note.text}
        {note.lines.length > 0 && (
          <ul>
            {note.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className="fw-link" onClick={onUndo}>
        {messages.undo}
      </button>
      <button type="button" className="fw-icon-button" aria-label={messages.dismiss} onClick={onDismiss}>
        <Icon path={ICONS.clear} />
      </button>
    </div>
  )
}
