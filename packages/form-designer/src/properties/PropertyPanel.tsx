/** The right pane: attributes of the selected field, and of the form. */
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { FieldAttributes } from './FieldAttributes'
import { FormAttributes } from './FormAttributes'
import { PanelRoot } from './panel-root'

export function PropertyPanel() {
  const { store } = useDesigner()
  const { panel } = useMessages()
  const id = useId()
  const tab = useDesignerStore(({ view }) => view.panelTab)
  return (
    <PanelRoot>
      <Tabs
        value={tab}
        aria-label={panel.label}
        onChange={(_event, next: 'field' | 'form') => store.getState().setView({ panelTab: next })}
      >
        <Tab id={`${id}-field`} value="field" label={panel.field} aria-controls={`${id}-panel`} disableRipple />
        <Tab id={`${id}-form`} value="form" label={panel.form} aria-controls={`${id}-panel`} disableRipple />
      </Tabs>
      <div id={`${id}-panel`} className="fd-scroll" role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'field' ? <FieldAttributes /> : <FormAttributes />}
      </div>
    </PanelRoot>
  )
}
