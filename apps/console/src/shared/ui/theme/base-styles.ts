/** Styles of elements that are not MUI's, and of all parts. */
import type { Theme } from '@mui/material/styles'
import { FONT, FONTS, RADIUS } from './tokens'

export const vars = (theme: Theme) => theme.vars ?? theme

export const focusRing = (theme: Theme) =>
  ({
    outline: `2px solid ${theme.vars?.palette.primary.main ?? ''}`,
    outlineOffset: 1,
  }) as const

export const baseStyles = (theme: Theme) =>
  ({
    // Forms and the designer use the console's typeface, corners and edges of controls.
    ':root': {
      WebkitTextSizeAdjust: '100%',
      '--console-font': FONTS.other,
      '--fw-font-family': FONT,
      '--fw-radius': `${RADIUS.control}px`,
      '--fw-control-border': vars(theme).palette.control,
    },
    ':root:lang(zh)': { '--console-font': FONTS.chinese },
    body: { fontSize: 14, overflowWrap: 'break-word' },
    'table, time, .fw-numeric': { fontVariantNumeric: 'tabular-nums' },
    ':focus-visible': focusRing(theme),
    // Focused after a navigation, and not interactive.
    'h1[tabindex="-1"]:focus': { outline: 'none' },
    kbd: {
      fontFamily: 'inherit',
      fontSize: 12,
      padding: '0 6px',
      border: `1px solid ${vars(theme).palette.divider}`,
      borderRadius: 4,
      backgroundColor: vars(theme).palette.background.sunken,
    },
    'a:not([class])': { color: vars(theme).palette.primary.main },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        // What repeats for ever would flicker.
        animationIterationCount: '1 !important',
        // A duration above zero would give a transition to every element without one: code that measures would read the state before the change.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
  }) as const
