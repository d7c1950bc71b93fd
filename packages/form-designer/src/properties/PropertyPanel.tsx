/** The right pane: attributes of the selected field, and of the form. */
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { onDemand } from '../loading/on-demand'
import { isOfInputMethod } from '../parts/input-method'
import { TabRow } from '../parts/TabRow'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { PanelRoot } from './panel-root'

/** Every editor of a row comes with it. */
export const FieldAttributes = onDemand({
  load: async () => (await import('./FieldAttributes')).FieldAttributes,
  Waiting: BeforeAny,
})

/** The empty state of the tab needs none of that. */
function BeforeAny() {
  const { panel } = useMessages()
  return useDesignerStore(({ selected }) => selected === null) && <p className="fd-none">{panel.nothingSelected}</p>
}

export const FormAttributes = onDemand({
  load: async () => (await import('./FormAttributes')).FormAttributes,
  Waiting: () => null,
})

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
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere || isOfInputMethod(event)) return
    event.preventDefault()
    store.getState().requestFocus()
  }
  return (
    <PanelRoot>
      <TabRow<'field' | 'form'>
        label={panel.label}
        value={tab}
        controls={id}
        tabs={[
          { value: 'field', label: panel.field },
          { value: 'form', label: panel.form },
        ]}
        onChange={(next) => store.getState().setView({ panelTab: next })}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the way back to the sheet */}
      <div ref={scroll} onKeyDown={backToSheet} id={id} className="fd-scroll" role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'field' ? <FieldAttributes /> : <FormAttributes />}
      </div>
    </PanelRoot>
  )
}
