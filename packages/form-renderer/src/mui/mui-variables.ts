/** What an MUI theme means for the custom properties of the form. Pure. */
import type { Theme } from '@mui/material/styles'
import type { CssValues } from '../css/use-css'

/**
 * The form's custom properties with the values of `theme`. A theme with CSS variables answers references to them, so that a change of
 * scheme needs no new values.
 *
 * @param scheme - the colour scheme that is shown; undefined leaves it to the page
 */
export function muiVariables(theme: Theme, scheme: 'light' | 'dark' | undefined): CssValues {
  const { palette, shape } = theme.vars ?? theme
  return {
    'color-scheme': scheme,
    '--fw-text': palette.text.primary,
    '--fw-text-muted': palette.text.secondary,
    '--fw-surface': palette.background.paper,
    '--fw-subtle': palette.action.hover,
    '--fw-border': palette.divider,
    '--fw-primary': palette.primary.main,
    '--fw-on-primary': palette.primary.contrastText,
    '--fw-error': palette.error.main,
    '--fw-radius': lengthOf(shape.borderRadius),
    '--fw-font-family': theme.typography.fontFamily,
    '--fw-font-size': lengthOf(theme.typography.body2.fontSize),
  }
}

/** MUI writes pixels as numbers; a size by breakpoint is no single length. */
function lengthOf(size: unknown): string | undefined {
  if (typeof size === 'number') return `${size}px`
  return typeof size === 'string' ? size : undefined
}
