/** The bar and the look of its buttons. They are plain elements: it renders again with each step that can be undone (ADR 0062). */
import { plainRoot } from '../styles/plain-root'

/** Pixels between two tools. */
export const TOOL_GAP = 4

export const ToolbarRoot = plainRoot('fd-toolbar', (theme) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: TOOL_GAP,
  minHeight: 48,
  padding: '0 12px',
  borderBottom: '1px solid var(--fd-line)',
  '& .fd-gap': { width: 1, height: 20, margin: '0 8px', background: 'var(--fd-line)' },
  '& .fd-space': { flex: '1 1 auto' },
  '& .fd-lead': { display: 'flex', alignItems: 'center', gap: 8, flex: '0 1 auto', minWidth: 0, maxWidth: '40%' },
  // What is left of the line: tools that have no room in it go behind one button.
  '& .fd-acts': { display: 'flex', alignItems: 'center', gap: TOOL_GAP, flex: '1 1 0', minWidth: 0 },
  // What one edits and saves in the first line, the tools in the second. Where the name would be cut to a letter, saving has a line of its own.
  '&[data-two-lines="true"]': {
    flexWrap: 'wrap',
    rowGap: 0,
    '& > *': { order: 3 },
    '& > .fd-lead': { order: 0, flex: '1 1 150px', minHeight: 48, maxWidth: 'none' },
    '& > .fd-actions': { order: 1, minHeight: 48 },
    '& > .fd-break': { order: 2, flexBasis: '100%', margin: '0 -12px', borderTop: '1px solid var(--fd-line)' },
    '& > :is(span, button)': { marginBlock: 4 },
  },
  '& .fd-actions': { display: 'flex', alignItems: 'center', gap: 8, flex: 'none' },
  '& .fd-act, & .fd-icon-act': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: 32,
    padding: 0,
    border: 0,
    color: 'var(--fd-text)',
    background: 'transparent',
    font: 'inherit',
    fontSize: 13,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& .fd-act': { gap: 6, minWidth: 64, padding: '0 8px', borderRadius: (theme.vars ?? theme).shape.borderRadius },
  '& .fd-act > svg': { flex: 'none', color: 'var(--fd-muted)' },
  '& .fd-icon-act': { width: 32, borderRadius: 6 },
  '& :is(.fd-act, .fd-icon-act):hover': { background: 'var(--fd-hover)' },
  '& :is(.fd-act, .fd-icon-act):focus-visible': { outline: '2px solid var(--fd-primary)', outlineOffset: -2 },
  '& :is(.fd-act, .fd-icon-act):disabled': {
    color: 'color-mix(in srgb, var(--fd-text) 32%, transparent)',
    background: 'transparent',
    cursor: 'default',
    '& > svg': { color: 'inherit' },
  },
  // What the host puts into the bar.
  '& .MuiIconButton-root': { width: 32, height: 32, borderRadius: 6, color: 'var(--fd-text)' },
  '& .MuiIconButton-root.Mui-disabled': { color: 'color-mix(in srgb, var(--fd-text) 32%, transparent)' },
}))
