/** The site's logo and name at the top of the sidebar; a site without a logo shows the product's. */
import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { useSite } from '../../../shared/session/site'
import { SIZE } from '../../../shared/ui/theme/tokens'
import { SiteMark } from '../../../shared/ui/icons/SiteMark'
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
