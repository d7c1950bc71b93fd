/** The colours of the paper where it is lighter or darker than the page around. */
import { createTheme, type Theme } from '@mui/material/styles'
import type { CanvasFrame } from '../store/canvas-frame'

/** A theme with CSS variables has the palettes of both schemes; the type of a theme does not say so. */
type ThemeOfSchemes = Theme & { readonly colorSchemes?: Partial<Record<'light' | 'dark', { readonly palette?: Theme['palette'] }>> }

/** Custom properties of the form and of the designer by name; none where the paper is as the page. */
export function schemeVariables(theme: ThemeOfSchemes, scheme: CanvasFrame['scheme']): Readonly<Record<string, string>> {
  if (scheme === 'page') return {}
  const palette = paletteIn(theme, scheme)
  return {
    'color-scheme': scheme,
    '--fd-surface': palette.background.paper,
    '--fd-text': palette.text.primary,
    '--fd-muted': palette.text.secondary,
    '--fd-line': palette.divider,
    '--fd-primary': palette.primary.main,
    '--fw-text': palette.text.primary,
    '--fw-text-muted': palette.text.secondary,
    '--fw-surface': palette.background.paper,
    '--fw-subtle': palette.action.hover,
    '--fw-border': palette.divider,
    '--fw-primary': palette.primary.main,
    '--fw-on-primary': palette.primary.contrastText,
    '--fw-error': palette.error.main,
  }
}

/** The host's own palette of the scheme; where its theme has the other one alone, that of MUI with the host's primary. */
function paletteIn(theme: ThemeOfSchemes, scheme: 'light' | 'dark'): Theme['palette'] {
  const own = theme.colorSchemes?.[scheme]?.palette
  if (own !== undefined) return own
  if (theme.palette.mode === scheme) return theme.palette
  return createTheme({ palette: { mode: scheme, primary: { main: theme.palette.primary.main } } }).palette
}
