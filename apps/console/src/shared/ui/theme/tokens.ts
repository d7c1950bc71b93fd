/** Every value of the look in one place. No screen sets its own colour, radius, size or duration. */
export const PRESET_COLOURS = ['#005eeb', '#1890ff', '#304156', '#212121', '#11a983', '#13c2c2', '#6959CD', '#f5222d'] as const
export const DEFAULT_THEME_COLOUR = '#1890ff'

const CHINESE = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"'
/** By language: a Chinese typeface draws quotes and dots of English as wide as a Chinese character. */
export const FONTS = {
  chinese: `"Inter", ${CHINESE}, system-ui, sans-serif`,
  other: `"Inter", -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, ${CHINESE}, sans-serif`,
} as const
/** The font of the page's language; see `base-styles`. */
export const FONT = 'var(--console-font)'

export const RADIUS = { control: 6, card: 8, pill: 999 } as const

/** Spec 3.4: how large controls and rows of lists are; a person's choice. */
export const INTERFACE_SIZES = ['large', 'medium', 'small'] as const
export type InterfaceSize = (typeof INTERFACE_SIZES)[number]

/** Pixels. */
export const DENSITY: Readonly<Record<InterfaceSize, { readonly control: number; readonly controlSmall: number; readonly row: number }>> = {
  large: { control: 36, controlSmall: 32, row: 48 },
  medium: { control: 32, controlSmall: 28, row: 40 },
  small: { control: 28, controlSmall: 24, row: 32 },
}

/** What the chosen size sets is a variable, the same for every part of the theme. */
export const SIZE = {
  control: 'var(--fw-control)',
  controlSmall: 'var(--fw-control-small)',
  controlTouch: 40,
  /** The smallest touch target. */
  finger: 44,
  row: 'var(--fw-row)',
  navbar: 48,
  tagBar: 34,
  sidebar: 215,
  sidebarCollapsed: 56,
  /** Beside the edited content; the designer's has the same width. */
  panel: 305,
  menuItem: 40,
} as const
/** Panels wider than this are no longer read but searched. */
export const CONTENT_WIDTH = 1200
/** Spec 9: below this width the phone layout applies. */
export const DESKTOP_MIN_WIDTH = 992
/** A tablet upright has room for a table, though not for the sidebar beside it. */
export const TABLE_MIN_WIDTH = 768
/** A window so low, as that of a page zoomed to 400 %, that sticky bars leave no room for the content between them. */
export const LOW_WINDOW = '@media (max-height: 320px)'
export const MOTION = { fast: 120, slow: 200, ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const

export interface Neutrals {
  readonly page: string
  readonly surface: string
  readonly sunken: string
  readonly border: string
  /** Around controls: 3:1 against the surface. */
  readonly control: string
  readonly text: string
  readonly muted: string
  readonly disabled: string
}

export const NEUTRALS: { readonly light: Neutrals; readonly dark: Neutrals } = {
  light: {
    page: '#f6f7f9',
    surface: '#ffffff',
    sunken: '#f1f3f5',
    border: '#e3e6ea',
    control: '#8a93a1',
    text: '#1d2129',
    muted: '#5d6675',
    disabled: '#a5adba',
  },
  dark: {
    page: '#111418',
    surface: '#181c21',
    sunken: '#20252b',
    border: '#2b3138',
    control: '#667080',
    text: '#e6e9ed',
    muted: '#9aa4b2',
    disabled: '#5b6470',
  },
}

/** The dark sidebar, and the sign-in page beside its form. */
export const SIDEBAR = { background: '#1d2530', hover: '#27313e', text: '#b6c0cd', strong: '#ffffff', border: '#2a3441' } as const
/** Darker than the page, so that the page stands out. */
export const DARK_MODE_SIDEBAR = {
  background: '#0a0c0f',
  hover: '#171b21',
  text: '#aab4c1',
  strong: '#ffffff',
  border: '#1d2228',
} as const

export interface Status {
  readonly text: string
  readonly tint: string
}
export type StatusName = 'success' | 'warning' | 'error' | 'info'

export const STATUS: { readonly light: Record<StatusName, Status>; readonly dark: Record<StatusName, Status> } = {
  light: {
    success: { text: '#0a7a4b', tint: '#e6f6ee' },
    warning: { text: '#8f5a00', tint: '#fdf3dc' },
    error: { text: '#c5221f', tint: '#fdecea' },
    info: { text: '#1763b6', tint: '#e8f1fc' },
  },
  dark: {
    success: { text: '#4cc38a', tint: '#16302a' },
    warning: { text: '#e2b04a', tint: '#332a18' },
    error: { text: '#ff8a80', tint: '#3a2022' },
    info: { text: '#6cb0f5', tint: '#172c42' },
  },
}

export const SHADOW = {
  light: '0 8px 24px rgb(16 24 40 / 0.12), 0 2px 6px rgb(16 24 40 / 0.06)',
  dark: '0 8px 24px rgb(0 0 0 / 0.5), 0 2px 6px rgb(0 0 0 / 0.4)',
} as const

/** For bars that stay in view while a page is scrolled: over the sticky cells of its tables. */
export const BAR_LAYER = 5
