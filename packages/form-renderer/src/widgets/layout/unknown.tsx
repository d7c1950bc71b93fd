/** Stands for a widget of a type this version does not know: visible, so that nobody takes the form for complete. What it holds works, in plain order. */
import type { UnknownContainer, UnknownWidget, Widget } from '@formwork/form-schema'
import type { ReactNode } from 'react'
import { useRenderSettings } from '../../form/render-settings'
import { Placeholder } from '../../field/Placeholder'

export interface UnknownPlaceholderProps {
  readonly widget: UnknownWidget | UnknownContainer
  readonly renderWidgets: (widgets: readonly Widget[]) => ReactNode
}

export function UnknownPlaceholder({ widget, renderWidgets }: UnknownPlaceholderProps) {
  const { messages } = useRenderSettings()
  if ('columns' in widget) return renderWidgets(widget.columns.flatMap(({ list }) => list))
  return <Placeholder title={widget.name} text={messages.unknownWidget(widget.sourceType)} />
}
