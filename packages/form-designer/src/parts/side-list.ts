/** The frame of a list in the left pane whose entries lead to widgets. */
import { plainRoot } from '../styles/plain-root'
import { paletteOf } from './designer-root'

export const SideList = plainRoot('fd-side-list', (theme) => {
  const palette = paletteOf(theme)
  return {
    flex: '1 1 auto',
    overflow: 'auto',
    padding: '8px 8px 16px',
    fontSize: 13,
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& p': { margin: '24px 8px', color: 'var(--fd-muted)', textAlign: 'center' },
    '& h3': { margin: '12px 8px 4px', fontSize: 12, fontWeight: 600, color: 'var(--fd-muted)' },
    '& li': { display: 'flex', alignItems: 'flex-start', gap: 4 },
    '& li > .MuiButton-root': {
      flex: 'none',
      minWidth: 0,
      minHeight: 28,
      marginTop: 4,
      padding: '2px 8px',
      fontSize: 12,
      textTransform: 'none',
    },
    '& .fd-entry': {
      flex: '1 1 auto',
      display: 'flex',
      alignItems: 'flex-start',
      gap: 8,
      minWidth: 0,
      padding: '6px 8px',
      border: 0,
      borderRadius: 6,
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '& svg': { flex: 'none', marginTop: 2, color: 'var(--fd-muted)' },
      '&:hover': { background: 'var(--fd-hover)' },
      '&:focus-visible': { outline: '2px solid var(--fd-primary)', outlineOffset: -2 },
    },
    '& .fd-sentence': { display: 'block', color: 'var(--fd-muted)' },
    '& li[data-severity="error"] svg': { color: palette.error.main },
    '& li[data-severity="warning"] svg': { color: palette.warning.dark },
  }
})
