/** The placeholder of a label that is still loading. */
import { useRenderSettings } from '../form/render-settings'

export function SkeletonText() {
  const { messages } = useRenderSettings()
  return (
    <p className="fw-value" role="status">
      <span className="fw-skeleton" aria-hidden="true" />
      <span className="fw-visually-hidden">{messages.choicesLoading}</span>
    </p>
  )
}
