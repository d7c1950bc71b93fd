/** Shown where there is nothing: the host's slot, or our own text. */
import { useRenderSettings } from '../form/render-settings'
import type { EmptyStateSlotProps } from '../api/slots'

export function EmptyState({ of, text }: EmptyStateSlotProps) {
  const { emptyState: Slot } = useRenderSettings().slots
  return <div className="fw-notice">{Slot ? <Slot of={of} text={text} /> : text}</div>
}
