/** The clock, loaded when somebody is about to open it. */
import { onDemand } from '../loading/lazy-panel'

export const clockPanel = onDemand(() => import('../pickers/ClockPanel').then(({ ClockPanel }) => ClockPanel))
