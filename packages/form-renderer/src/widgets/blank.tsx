/** `blank`: a custom area, drawn by the host's component for its model. */
import { useEffect } from 'react'
import { useRenderSettings } from '../form/render-settings'
import type { WidgetProps } from '../api/widget-props'

export function BlankWidget(props: WidgetProps<'blank'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode } = props
  const { customAreas, messages, report } = useRenderSettings()
  const { model } = widget
  // A model may be called `constructor`: only the host's own entries count.
  const Area = Object.hasOwn(customAreas, model) ? customAreas[model] : undefined
  const field = { id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode }
  const isMissing = Area === undefined
  useEffect(() => {
    if (isMissing) report(new Error(`no entry of customAreas for "${model}"`), 'widget', model)
  }, [isMissing, report, model])
  if (Area) return <Area {...field} model={model} />
  return (
    <p className="fw-custom-area" id={id}>
      {messages.customAreaEmpty(model)}
    </p>
  )
}
