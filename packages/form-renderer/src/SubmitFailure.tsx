/** Stands above the host's buttons after it could not take the values. */
import { useRenderSettings } from './context'
import { Icon, ICONS } from './parts/Icon'

export function SubmitFailure() {
  const { messages } = useRenderSettings()
  return (
    <div role="alert" className="fw-summary">
      <Icon path={ICONS.warning} />
      {messages.submitFailed}
    </div>
  )
}
