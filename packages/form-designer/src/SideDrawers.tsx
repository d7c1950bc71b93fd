/** The side panes of a narrow screen. Drawers are portals in the page's body, outside the element with the designer's variables: each sets them again. */
import { parseLocale } from '@formwork/form-schema'
import Drawer from '@mui/material/Drawer'
import { DesignerRoot, PANEL_WIDTH } from './parts/designer-root'
import { PropertyPanel } from './properties/PropertyPanel'
import { SidePane } from './SidePane'
import { useDesigner, useDesignerStore, useMessages } from './store/designer-context'

const LETS_THROUGH = { pointerEvents: 'none' } as const

export function SideDrawers() {
  const { store, locale } = useDesigner()
  const messages = useMessages()
  const paletteOpen = useDesignerStore(({ view }) => view.paletteOpen)
  const isDragging = useDesignerStore(({ view }) => view.isDragging)
  const panelOpen = useDesignerStore(({ view }) => view.panelOpen)
  const { setView } = store.getState()
  return (
    <>
      <Drawer
        open={paletteOpen}
        anchor="left"
        // A finger's moves are told to the chip where they began, so it stays until it is dropped.
        keepMounted={isDragging}
        // While it goes, it lets what is dragged through to the canvas.
        sx={isDragging ? LETS_THROUGH : null}
        onClose={() => setView({ paletteOpen: false })}
        slotProps={{ paper: { 'aria-label': messages.palette.title, sx: { width: 'min(300px, 86vw)' } } }}
      >
        <DesignerRoot lang={parseLocale(locale)} data-place="drawer">
          <SidePane onAdded={() => setView({ paletteOpen: false })} />
        </DesignerRoot>
      </Drawer>
      <Drawer
        open={panelOpen}
        anchor="right"
        onClose={() => setView({ panelOpen: false })}
        slotProps={{ paper: { 'aria-label': messages.panel.label, sx: { width: `min(${PANEL_WIDTH + 15}px, 92vw)` } } }}
      >
        <DesignerRoot lang={parseLocale(locale)} data-place="drawer">
          <PropertyPanel />
        </DesignerRoot>
      </Drawer>
    </>
  )
}
