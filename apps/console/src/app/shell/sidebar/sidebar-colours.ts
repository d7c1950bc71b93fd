/** The two colour sets of the sidebar: dark in both schemes, or like everything else. In the dark either is darker than the page. */

export interface SidebarColours {
  readonly background: string
  readonly hover: string
  readonly text: string
  readonly strong: string
  readonly border: string
  readonly selected: string
  readonly marker: string
}

export const DARK_SIDEBAR: SidebarColours = {
  background: 'var(--fw-sidebar)',
  hover: 'var(--fw-sidebar-hover)',
  text: 'var(--fw-sidebar-text)',
  strong: '#ffffff',
  border: 'var(--fw-sidebar-border)',
  selected: 'color-mix(in srgb, var(--mui-palette-primary-main) 26%, var(--fw-sidebar))',
  marker: 'color-mix(in srgb, var(--mui-palette-primary-main) 70%, #ffffff)',
}

export const SURFACE_SIDEBAR: SidebarColours = {
  background: 'var(--fw-sidebar-plain)',
  hover: 'var(--mui-palette-action-hover)',
  text: 'var(--mui-palette-text-secondary)',
  strong: 'var(--mui-palette-primary-main)',
  border: 'var(--mui-palette-divider)',
  selected: 'var(--mui-palette-primary-tint)',
  marker: 'var(--mui-palette-primary-main)',
}
