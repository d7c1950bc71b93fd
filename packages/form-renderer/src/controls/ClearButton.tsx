/** The small cross that empties a control and gives the focus back to it. */
import { useRenderSettings } from '../form/render-settings'
import { Icon, ICONS } from './Icon'
import { elementById } from './nodes'

export interface ClearButtonProps {
  readonly controlId: string
  /** Id of the field's label, which tells this cross from those of other fields. */
  readonly labelId: string
  readonly onClear: () => void
}

export function ClearButton({ controlId, labelId, onClear }: ClearButtonProps) {
  const { messages } = useRenderSettings()
  return (
    <button
      type="button"
      className="fw-icon-button"
      aria-label={messages.clear}
      aria-describedby={labelId}
      onClick={(event) => {
        onClear()
        elementById(event.currentTarget, controlId)?.focus()
      }}
    >
      <Icon path={ICONS.clear} />
    </button>
  )
}
