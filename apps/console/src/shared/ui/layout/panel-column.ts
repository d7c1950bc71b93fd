/** How a panel scrolls: between its title and its footer, in a low window as a whole, for there the two would leave no room. */
import { LOW_WINDOW } from '../theme/tokens'

export const PANEL_COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  [LOW_WINDOW]: { display: 'block', overflowY: 'auto' },
} as const

export const PANEL_BODY = { flex: 1, overflowY: 'auto', [LOW_WINDOW]: { overflowY: 'visible' } } as const
