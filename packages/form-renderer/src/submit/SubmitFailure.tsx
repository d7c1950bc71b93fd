/** The notice above the host's buttons after `onSubmit` failed. */
import { useRenderSettings } from '../form/render-settings'
import { Icon, ICONS } from '../controls/Icon'

export function SubmitFailure() {
  const { messages } = useRenderSettings()
  return (
    <div role="alert" className="fw-summary">
      <Icon path={ICONS.warning} />
      {/* In whatever language it is written: a full stop stands where its sentence ends. */}
      <span dir="auto">{messages.submitFailed}</span>
    </div>
  )
}
