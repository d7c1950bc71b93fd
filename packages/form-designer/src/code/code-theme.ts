/** How code looks in every editor of the designer. */
import { EditorView } from '@codemirror/view'
import type { Theme } from '@mui/material/styles'

export const codeTheme = (palette: Theme['palette']) =>
  EditorView.theme({
    '&': { fontSize: '13px', color: palette.text.primary, backgroundColor: 'transparent' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.55' },
    '.cm-content': { caretColor: palette.text.primary },
    '.cm-cursor': { borderLeftColor: palette.text.primary },
    '.cm-gutters': { backgroundColor: 'transparent', color: palette.text.secondary, border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: palette.action.hover },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 25%, transparent)`,
    },
    '.cm-foldPlaceholder': { backgroundColor: palette.action.hover, border: 'none', color: palette.text.secondary },
    '.cm-tooltip': { backgroundColor: palette.background.paper, border: `1px solid ${palette.divider}`, color: palette.text.primary },
  })
