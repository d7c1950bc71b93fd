/** The look of the grid of rights: names stay in view while the grid is scrolled. */
import type { SxProps, Theme } from '@mui/material/styles'

export const RIGHTS_STYLES: SxProps<Theme> = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  fontSize: 13,
  '& th, & td': { borderBottom: 1, borderColor: 'divider', p: 1, textAlign: 'start', minWidth: 112 },
  '& th': { fontWeight: 600, px: 3, bgcolor: 'background.paper' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.sunken' },
  '& tbody th, & thead th:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
  '& thead th:first-of-type': { zIndex: 2 },
  '& tr[data-form] th': { bgcolor: 'background.sunken', color: 'text.secondary', fontSize: 12 },
  '& th[data-column]': { ps: 6, paddingInlineStart: '24px', fontWeight: 400 },
  '& td button': {
    width: '100%',
    font: 'inherit',
    px: 2,
    py: 1,
    textAlign: 'start',
    color: 'text.secondary',
    bgcolor: 'transparent',
    border: 1,
    borderColor: 'transparent',
    borderRadius: '6px',
    cursor: 'pointer',
    '&:hover': { borderColor: 'control' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    '&[data-right="hidden"]': { bgcolor: 'background.sunken' },
    '&[data-right="write"]': { color: 'primary.main', bgcolor: 'primary.tint' },
    '&[data-right="required"]': { color: 'warning.main', bgcolor: 'warning.tint' },
  },
}
