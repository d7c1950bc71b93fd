/** The desktop sidebar: 215 px, or 56 px of icons with flyouts; always the latter beside an editor. */
import Box from '@mui/material/Box'
import { usePreferences } from '../../../shared/ui/theme/preferences'
import { MOTION, SIZE } from '../../../shared/ui/theme/tokens'
import { screenOnly } from '../../../shared/ui/theme/print-styles'
import { useShell } from '../shell-store'
import { Logo } from './Logo'
import { MenuRail } from './MenuRail'
import { MenuTree } from './MenuTree'
import { DARK_SIDEBAR, SURFACE_SIDEBAR } from './sidebar-colours'

export interface SidebarProps {
  readonly menuPath: string
  /** Overrides the user's choice: the page needs the room. */
  readonly isFolded: boolean
}

export function Sidebar({ menuPath, isFolded }: SidebarProps) {
  const isOpen = useShell((state) => state.isSidebarOpen) && !isFolded
  const { darkSidebar, sidebarLogo } = usePreferences()
  const colours = darkSidebar ? DARK_SIDEBAR : SURFACE_SIDEBAR
  return (
    <Box
      component="aside"
      sx={{
        width: isOpen ? SIZE.sidebar : SIZE.sidebarCollapsed,
        flex: 'none',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: colours.background,
        color: colours.text,
        borderRight: 1,
        borderColor: colours.border,
        transition: `width ${MOTION.slow}ms ${MOTION.ease}`,
        overflow: 'hidden',
        ...screenOnly,
      }}
    >
      {sidebarLogo && <Logo colours={colours} isOpen={isOpen} />}
      {isOpen ? <MenuTree menuPath={menuPath} colours={colours} /> : <MenuRail menuPath={menuPath} colours={colours} />}
    </Box>
  )
}
