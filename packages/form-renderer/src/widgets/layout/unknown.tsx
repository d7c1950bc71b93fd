/** Stands for a widget of a type this version does not know: visible, so that nobody believes the form is complete. */
import type { UnknownWidget } from '@formwork/form-schema'
import { useRenderSettings } from '../../form/render-settings'
import { Placeholder } from '../../field/Placeholder'

export interface UnknownPlaceholderProps {
  readonly widget: UnknownWidget
}

export function UnknownPlaceholder({ widget }: UnknownPlaceholderProps) {
  const { messages } = useRenderSettings()
  return <Placeholder title={widget.name} text={messages.unknownWidget(widget.sourceType)} />
}
