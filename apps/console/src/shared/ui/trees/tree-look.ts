/** The look of a tree, set once for all its rows. */
import type { SxProps, Theme } from '@mui/material/styles'
import { SIZE } from '../theme/tokens'

export const treeLook: SxProps<Theme> = {
  p: 1,
  fontSize: 13,
  '& .tree-row': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: SIZE.controlSmall,
    pr: 2,
    borderRadius: '6px',
    cursor: 'pointer',
    outlineOffset: '-2px',
    // Rows out of sight are not drawn.
    contentVisibility: 'auto',
    containIntrinsicHeight: SIZE.controlSmall,
    '@media (pointer: coarse)': { minHeight: SIZE.controlTouch },
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    '&[aria-selected="true"]': { bgcolor: 'primary.tint', color: 'primary.main', fontWeight: 600 },
    '&[aria-disabled="true"]': { cursor: 'default', color: 'text.secondary' },
  },
  '& .tree-fold': { flex: 'none', width: 24, height: 24, display: 'grid', placeItems: 'center', color: 'text.secondary' },
  '& .tree-name': { minWidth: 0, overflowWrap: 'anywhere', py: '3px' },
  '& .tree-end': {
    ml: 'auto',
    pl: 2,
    flex: 'none',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .tree-box': {
    flex: 'none',
    width: 16,
    height: 16,
    mr: 1,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '4px',
    border: '1px solid',
    borderColor: 'control',
    '&[data-tick="all"], &[data-tick="some"]': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
    '&[data-tick="some"]::after': { content: '""', width: 8, height: 2, bgcolor: 'primary.contrastText' },
  },
  '& [aria-disabled="true"] .tree-box': { opacity: 0.55 },
}
