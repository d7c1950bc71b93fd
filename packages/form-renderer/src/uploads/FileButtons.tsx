/** The actions on a file or a picture, as buttons that name it. */
import { useLargerMessages } from '../messages/use-larger-messages'
import { Icon, ICONS } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'

export interface FileActProps {
  readonly name: string
  readonly onClick: (() => void) | undefined
}

/** Asks to remove it. The mark is where the focus returns. */
export function RemoveAct({ name, onClick }: FileActProps) {
  const messages = useLargerMessages()
  return (
    <button type="button" className="fw-icon-button" data-remove="" aria-label={messages.removeFile(name)} onClick={onClick}>
      <Icon path={LARGER_ICONS.remove} />
    </button>
  )
}

export function CancelAct({ name, onClick }: FileActProps) {
  const messages = useLargerMessages()
  return (
    <button type="button" className="fw-icon-button" aria-label={messages.cancelUpload(name)} onClick={onClick}>
      <Icon path={ICONS.clear} />
    </button>
  )
}

export interface FailedActsProps {
  readonly name: string
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** For what did not arrive. */
export function FailedActs({ name, onRetry, onDismiss }: FailedActsProps) {
  const messages = useLargerMessages()
  return (
    <>
      <button type="button" className="fw-icon-button" aria-label={messages.retryUpload(name)} onClick={onRetry}>
        <Icon path={LARGER_ICONS.redo} />
      </button>
      <button type="button" className="fw-icon-button" aria-label={messages.removeFile(name)} onClick={onDismiss}>
        <Icon path={ICONS.clear} />
      </button>
    </>
  )
}
