/** The site's mark and name at the head of the sidebar; without a logo of its own the site wears ours. */
import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { useSite } from '../../../shared/session/site'
import { SIZE } from '../../../shared/ui/theme/tokens'
import { SiteMark } from '../../../shared/ui/SiteMark'
import type { SidebarColours } from './sidebar-colours'

export function Logo({ colours, isOpen }: { readonly colours: SidebarColours; readonly isOpen: boolean }) {
  const name = useSite((site) => site.name)
  return (
    <Box
      component={Link}
      to="/"
      aria-label={name}
      sx={{
        height: SIZE.navbar,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: '16px',
        color: colours.strong,
        textDecoration: 'none',
        fontWeight: 600,
        fontSize: 15,
        whiteSpace: 'nowrap',
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <SiteMark size={24} />
      {isOpen && <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</Box>}
    </Box>
  )
}
