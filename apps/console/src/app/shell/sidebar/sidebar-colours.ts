/** The two colour sets of the sidebar: dark in both schemes, or on the surface like everything else. */
import { SIDEBAR } from '../../../shared/ui/theme/tokens'

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
  ...SIDEBAR,
  selected: 'color-mix(in srgb, var(--mui-palette-primary-light) 26%, #1d2530)',
  marker: 'color-mix(in srgb, var(--mui-palette-primary-light) 70%, #ffffff)',
}

export const SURFACE_SIDEBAR: SidebarColours = {
  background: 'var(--mui-palette-background-paper)',
  hover: 'var(--mui-palette-action-hover)',
  text: 'var(--mui-palette-text-secondary)',
  strong: 'var(--mui-palette-primary-main)',
  border: 'var(--mui-palette-divider)',
  selected: 'var(--mui-palette-primary-tint)',
  marker: 'var(--mui-palette-primary-light)',
}
