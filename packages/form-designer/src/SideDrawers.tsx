/** The side panes of a narrow screen. Drawers are portals in the page's body, outside the element with the designer's variables: each sets them again. */
import { parseLocale } from '@formwork/form-schema'
import Drawer from '@mui/material/Drawer'
import { useTheme } from '@mui/material/styles'
import { DesignerRoot, PANEL_WIDTH } from './parts/designer-root'
import { PropertyPanel } from './properties/PropertyPanel'
import { SidePane } from './SidePane'
import { useDesigner, useDesignerStore, useMessages } from './store/designer-context'

/** Where a line begins, and where it ends. A theme that runs from right to left has MUI turn sides round by itself. */
function useSides(): readonly ['left', 'right'] | readonly ['right', 'left'] {
  const { direction } = useTheme()
  return direction !== 'rtl' && getComputedStyle(document.body).direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
}

const LETS_THROUGH = { pointerEvents: 'none' } as const

export function SideDrawers() {
  const { store, locale } = useDesigner()
  const messages = useMessages()
  const paletteOpen = useDesignerStore(({ view }) => view.paletteOpen)
  const isDragging = useDesignerStore(({ view }) => view.isDragging)
  const panelOpen = useDesignerStore(({ view }) => view.panelOpen)
  const { setView } = store.getState()
  const [first, last] = useSides()
  return (
    <>
      <Drawer
        open={paletteOpen}
        anchor={first}
        // A finger's moves are sent to the chip where they began, so it stays mounted until the drop.
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
        anchor={last}
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
