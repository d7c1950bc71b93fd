/** The phone's sidebar: over the page, closed by a tap outside, Escape, or opening a page. */
import Drawer from '@mui/material/Drawer'
import { usePreferences } from '../../../shared/ui/theme/preferences'
import { SIZE } from '../../../shared/ui/theme/tokens'
import { setDrawer, useShell } from '../shell-store'
import { Logo } from './Logo'
import { MenuTree } from './MenuTree'
import { DARK_SIDEBAR, SURFACE_SIDEBAR } from './sidebar-colours'

export function SidebarDrawer({ menuPath }: { readonly menuPath: string }) {
  const isOpen = useShell((state) => state.isDrawerOpen)
  const { darkSidebar, sidebarLogo } = usePreferences()
  const colours = darkSidebar ? DARK_SIDEBAR : SURFACE_SIDEBAR
  return (
    <Drawer
      open={isOpen}
      onClose={() => setDrawer(false)}
      slotProps={{ paper: { sx: { width: SIZE.sidebar, bgcolor: colours.background, color: colours.text, border: 0 } } }}
    >
      {sidebarLogo && <Logo colours={colours} isOpen />}
      <MenuTree menuPath={menuPath} colours={colours} />
    </Drawer>
  )
}
