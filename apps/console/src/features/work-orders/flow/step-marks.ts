/** How each state of a step looks, in the list and in the picture. */
import type { IconName } from '../../../shared/ui/icons/icon-paths'
import type { ProgressState } from '../ticket-progress'

export interface StepMark {
  readonly icon: IconName | null
  readonly color: string
  readonly bgcolor: string
}

export const STEP_MARKS: Readonly<Record<ProgressState, StepMark>> = {
  done: { icon: 'check', color: 'success.main', bgcolor: 'success.tint' },
  refused: { icon: 'close', color: 'error.main', bgcolor: 'error.tint' },
  current: { icon: 'clock', color: 'primary.contrastText', bgcolor: 'primary.main' },
  failed: { icon: 'warning', color: 'error.main', bgcolor: 'error.tint' },
  cancelled: { icon: 'ban', color: 'text.secondary', bgcolor: 'background.sunken' },
  next: { icon: null, color: 'text.secondary', bgcolor: 'background.paper' },
}
