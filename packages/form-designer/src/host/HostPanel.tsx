/** The part of the property panel that the host draws for a type. */
import { typeOf } from '@formwork/form-schema'
import { useDesigner } from '../store/designer-context'
import type { DesignerPanelProps } from './designer-panels'

export function HostPanel({ widget }: Pick<DesignerPanelProps, 'widget'>) {
  const { panels, store } = useDesigner()
  const type = typeOf(widget)
  const Panel = panels !== undefined && Object.hasOwn(panels, type) ? panels[type] : undefined
  if (Panel === undefined) return null
  return (
    <div className="fd-group">
      <Panel
        widget={widget}
        setOption={(option, value) => store.getState().dispatch({ type: 'set-option', key: widget.key, option, value }).ok}
      />
    </div>
  )
}
