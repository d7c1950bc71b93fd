/** The designer's frame and everything that is styled without a component of its own. Colours come from the host's theme. */
import type { Theme } from '@mui/material/styles'
import { plainRoot } from '../styles/plain-root'

/** The theme's palette: CSS variables where the host uses them, so that switching the colour scheme repaints nothing here. */
export function paletteOf(theme: Theme): Theme['palette'] {
  return (theme.vars ?? theme).palette as Theme['palette']
}

export const PALETTE_WIDTH = 250
export const PANEL_WIDTH = 305
/** Under this viewport width the side panes become drawers. */
export const NARROW_QUERY = '(max-width:991.95px)'

export const DesignerRoot = plainRoot('fd-designer', (theme) => {
  const palette = paletteOf(theme)
  const line = `1px solid ${palette.divider}`
  return {
    '--fd-line': palette.divider,
    '--fd-primary': palette.primary.main,
    '--fd-error': palette.error.main,
    '--fd-surface': palette.background.paper,
    '--fd-page': palette.background.default,
    '--fd-text': palette.text.primary,
    '--fd-muted': palette.text.secondary,
    '--fd-tint': `color-mix(in srgb, ${palette.primary.main} 8%, transparent)`,
    '--fd-hover': `color-mix(in srgb, ${palette.text.primary} 5%, transparent)`,
    // Visually hidden elements must not stretch the page around.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: 360,
    // In a drawer, which has its own height.
    '&[data-place="drawer"]': { minHeight: 0 },
    '&[data-place="notice"]': { padding: 16 },
    minWidth: 0,
    overflow: 'hidden',
    color: palette.text.primary,
    background: palette.background.paper,
    fontFamily: theme.typography.fontFamily ?? 'inherit',
    fontSize: 14,
    lineHeight: 1.5,
    // A page may centre what is in it.
    textAlign: 'start',
    // The designer's words may be in another script than the page: a full stop stands where its sentence ends.
    '& :where(p, .fd-note, .fd-notice > span)': { unicodeBidi: 'plaintext', textAlign: 'match-parent' },
    '& *, & *::before, & *::after': { boxSizing: 'border-box' },
    // The primary is the host's choice and may be too light for text: the line below a tab and an icon carry it, words stay dark.
    '& .fd-tabs': {
      flex: 'none',
      display: 'flex',
      // With larger text or a longer language tabs wrap to a second line: none is cut off.
      flexWrap: 'wrap',
      borderBottom: line,
      '& > [role="tab"]': {
        flex: '1 1 auto',
        minHeight: 43,
        padding: '8px 4px',
        whiteSpace: 'nowrap',
        border: 0,
        background: 'transparent',
        color: palette.text.secondary,
        font: 'inherit',
        fontSize: 13,
        fontWeight: 500,
        lineHeight: 1.25,
        cursor: 'pointer',
        '&:hover': { color: palette.text.primary },
        '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
        '&[aria-selected="true"]': { color: palette.text.primary, fontWeight: 600, boxShadow: `inset 0 -2px ${palette.primary.main}` },
      },
    },
    '& .MuiToggleButton-root.Mui-selected': { color: palette.text.primary, fontWeight: 600 },
    '& .fd-row-actions .MuiButton-text': { color: palette.text.primary, fontWeight: 400 },
    '& .fd-row-actions .MuiButton-text .MuiButton-startIcon': { color: palette.primary.main },
    // MUI counts from the left unless the host turns its styles round.
    '& .MuiButton-startIcon': { marginInline: '-2px 8px' },
    '[dir="rtl"] & .fd-turns': { transform: 'scaleX(-1)' },
    '& .fd-body': { display: 'flex', flex: '1 1 auto', minHeight: 0 },
    '& .fd-centre': { flex: '1 1 auto', display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
    '& .fd-side': { flex: 'none', display: 'flex', flexDirection: 'column', minHeight: 0, width: PALETTE_WIDTH, borderInlineEnd: line },
    '& .fd-panel': { flex: 'none', display: 'flex', flexDirection: 'column', minHeight: 0, width: PANEL_WIDTH, borderInlineStart: line },
    '& .fd-panel[data-is-code="true"]': { width: 'min(480px, 40vw)' },
    '& .fd-footer': {
      flex: 'none',
      height: 28,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      borderTop: line,
      color: palette.text.secondary,
      fontSize: 12,
    },
  }
})

/** Said to assistive technology, not drawn. */
export const VisuallyHidden = plainRoot('fd-visually-hidden', () => ({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}))
