/** The one theme: both schemes as CSS variables (`--mui-palette-…`), which the form libraries read too. */
import { createTheme, type Theme } from '@mui/material/styles'
import { componentStyles } from './component-styles'
import { paletteOf } from './palette'
import {
  DENSITY,
  DESKTOP_MIN_WIDTH,
  FONT,
  type InterfaceSize,
  MOTION,
  NEUTRALS,
  RADIUS,
  SHADOW,
  SIDEBAR,
  DARK_MODE_SIDEBAR,
} from './tokens'

declare module '@mui/material/styles' {
  // With `cssVariables` a theme has this, which its type does not contain.
  interface Theme {
    generateStyleSheets: () => readonly Readonly<Record<string, Readonly<Record<string, string>>>>[]
  }
  interface TypeBackground {
    sunken: string
  }
  interface PaletteColor {
    tint: string
  }
  interface SimplePaletteColorOptions {
    tint?: string
  }
  interface Palette {
    control: string
  }
  interface PaletteOptions {
    control?: string
  }
}

/** On `<html>`; CSS outside MUI may select on it as well. */
export const SCHEME_ATTRIBUTE = 'data-color-scheme'

export function createConsoleTheme(colour: string): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
    colorSchemes: { light: { palette: paletteOf(colour, 'light') }, dark: { palette: paletteOf(colour, 'dark') } },
    spacing: 4,
    shape: { borderRadius: RADIUS.control },
    breakpoints: { values: { xs: 0, sm: 600, md: DESKTOP_MIN_WIDTH, lg: 1280, xl: 1600 } },
    shadows: ['none', ...Array.from({ length: 24 }, () => 'var(--fw-shadow)')] as Theme['shadows'],
    transitions: {
      duration: {
        shortest: MOTION.fast,
        shorter: MOTION.fast,
        short: MOTION.slow,
        standard: MOTION.slow,
        complex: MOTION.slow,
        enteringScreen: MOTION.slow,
        leavingScreen: MOTION.fast,
      },
      easing: { easeInOut: MOTION.ease, easeOut: MOTION.ease, easeIn: MOTION.ease, sharp: MOTION.ease },
    },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      htmlFontSize: 16,
      fontWeightLight: 400,
      fontWeightRegular: 400,
      fontWeightMedium: 600,
      fontWeightBold: 600,
      h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.4 },
      h2: { fontSize: 16, fontWeight: 600, lineHeight: 1.5 },
      h3: { fontSize: 14, fontWeight: 600, lineHeight: 1.5 },
      body1: { fontSize: 14, lineHeight: 1.5 },
      body2: { fontSize: 13, lineHeight: 1.5 },
      subtitle1: { fontSize: 14, fontWeight: 600, lineHeight: 1.5 },
      subtitle2: { fontSize: 13, fontWeight: 600, lineHeight: 1.5 },
      button: { fontSize: 14, fontWeight: 400, textTransform: 'none', lineHeight: 1.5 },
      caption: { fontSize: 12, lineHeight: 1.5 },
      overline: { fontSize: 12, lineHeight: 1.5, textTransform: 'none', letterSpacing: 0 },
    },
    components: componentStyles,
  })
}

/** Heights of controls and rows. In the default size a form has the one its definition asks for; fingers always get the one made for them. */
export function sizeVariables(size: InterfaceSize) {
  const { control, controlSmall, row } = DENSITY[size]
  return {
    ':root': { '--fw-control': `${control}px`, '--fw-control-small': `${controlSmall}px`, '--fw-row': `${row}px` },
    ...(size === 'medium' ? {} : { '@media (pointer: fine)': { ':root': { '--fw-control-height': 'var(--fw-control)' } } }),
  }
}

/** What differs by scheme and is no part of MUI's palette. */
export const SCHEME_VARIABLES = {
  ':root': { '--fw-shadow': SHADOW.light, ...sidebarVariables(SIDEBAR, NEUTRALS.light.surface) },
  [`[${SCHEME_ATTRIBUTE}="dark"]`]: {
    '--fw-shadow': SHADOW.dark,
    ...sidebarVariables(DARK_MODE_SIDEBAR, DARK_MODE_SIDEBAR.background),
  },
} as const

/** @param plain - behind a sidebar that looks like everything else */
function sidebarVariables({ background, hover, text, border }: typeof SIDEBAR | typeof DARK_MODE_SIDEBAR, plain: string) {
  return {
    '--fw-sidebar': background,
    '--fw-sidebar-hover': hover,
    '--fw-sidebar-text': text,
    '--fw-sidebar-border': border,
    '--fw-sidebar-plain': plain,
  }
}
