/** The right pane: attributes of the selected field, and of the form. */
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { FieldAttributes } from './FieldAttributes'
import { FormAttributes } from './FormAttributes'
import { PanelRoot } from './panel-root'

export function PropertyPanel() {
  const { store } = useDesigner()
  const { panel } = useMessages()
  const id = useId()
  const tab = useDesignerStore(({ view }) => view.panelTab)
  const scroll = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whatever was read of the widget before, the next one is read from its title.
    return store.subscribe((state, previous) => {
      if (state.selected !== previous.selected && scroll.current !== null) scroll.current.scrollTop = 0
    })
  }, [store])
  const backToSheet = (event: KeyboardEvent<HTMLDivElement>) => {
    // Menus are portals, whose events bubble through React's tree.
    const isHere = event.target instanceof Element && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere || event.nativeEvent.isComposing) return
    event.preventDefault()
    store.getState().requestFocus()
  }
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the way back to the sheet */}
      <div ref={scroll} onKeyDown={backToSheet} id={`${id}-panel`} className="fd-scroll" role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'field' ? <FieldAttributes /> : <FormAttributes />}
      </div>
    </PanelRoot>
  )
}
