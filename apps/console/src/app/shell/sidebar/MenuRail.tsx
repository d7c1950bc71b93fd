/** The collapsed menu: icons with names on hover; a folder opens beside it. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/ui/icons/Icon'
import { SIZE } from '../../../shared/ui/theme/tokens'
import type { MenuEntry } from '../../menu/menu-model'
import { useMenu } from '../../menu/use-menu'
import { menuIcon } from '../../../shared/ui/icons/menu-icon'
import type { SidebarColours } from './sidebar-colours'

interface Flyout {
  readonly entry: MenuEntry
  readonly anchor: HTMLElement
}

export function MenuRail({ menuPath, colours }: { readonly menuPath: string; readonly colours: SidebarColours }) {
  const { t } = useLingui()
  const { shown } = useMenu()
  const [flyout, setFlyout] = useState<Flyout | null>(null)
  return (
    <Box component="nav" aria-label={t`Main menu`} sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', p: 2 }}>
      {shown.map((entry) => {
        const isCurrent = entry.path === menuPath || entry.children.some(({ path }) => path === menuPath)
        const shared = { 'aria-label': entry.title, sx: railItem(colours, isCurrent) } as const
        return (
          <Tooltip key={entry.id} title={entry.title}>
            {entry.children.length === 0 ? (
              <ButtonBase component={Link} to={entry.path} aria-current={isCurrent ? 'page' : undefined} {...shared}>
                <Icon name={menuIcon(entry.icon)} size={20} />
              </ButtonBase>
            ) : (
              <ButtonBase
                aria-haspopup="menu"
                aria-expanded={flyout?.entry.id === entry.id}
                onClick={(event) => setFlyout({ entry, anchor: event.currentTarget })}
                {...shared}
              >
                <Icon name={menuIcon(entry.icon)} size={20} />
              </ButtonBase>
            )}
          </Tooltip>
        )
      })}
      <Menu
        open={flyout !== null}
        anchorEl={flyout?.anchor ?? null}
        onClose={() => setFlyout(null)}
        anchorOrigin={{ horizontal: 'right', vertical: 'top' }}
        slotProps={{ paper: { sx: { ml: 2, mt: 0, minWidth: 160 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: '10px', py: 1, fontSize: 12, color: 'text.secondary' }}>
          {flyout?.entry.title}
        </Box>
        {(flyout?.entry.children ?? []).map((child) => (
          <MenuItem key={child.id} component={Link} to={child.path} selected={child.path === menuPath} onClick={() => setFlyout(null)}>
            {child.title}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}

function railItem(colours: SidebarColours, isCurrent: boolean) {
  return {
    width: SIZE.menuItem,
    height: SIZE.menuItem,
    mb: '2px',
    borderRadius: '6px',
    color: isCurrent ? colours.strong : colours.text,
    bgcolor: isCurrent ? colours.selected : 'transparent',
    '&:hover': { bgcolor: isCurrent ? colours.selected : colours.hover, color: colours.strong },
    '&:focus-visible': { outlineOffset: -2 },
  } as const
}
