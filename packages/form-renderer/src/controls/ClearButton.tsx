/** The small cross that empties a control and gives the focus back to it. */
import { useRenderSettings } from '../form/render-settings'
import { Icon, ICONS } from './Icon'

export interface ClearButtonProps {
  readonly controlId: string
  readonly onClear: () => void
}

export function ClearButton({ controlId, onClear }: ClearButtonProps) {
  const { messages } = useRenderSettings()
  return (
    <button
      type="button"
      className="fw-icon-button"
      aria-label={messages.clear}
      onClick={(event) => {
        onClear()
        event.currentTarget.ownerDocument.getElementById(controlId)?.focus()
      }}
    >
      <Icon path={ICONS.clear} />
    </button>
  )
}
