/** Stands where a widget type has no component yet; gone when the last of the 21 types has its own. */
import { useRenderSettings } from '../context'
import { Placeholder } from '../parts/Placeholder'
import type { WidgetProps } from '../widget-props'

export function PendingWidget({ widget }: WidgetProps) {
  const { messages } = useRenderSettings()
  return <Placeholder title={widget.name} text={messages.unknownWidget(widget.type)} />
}
