/** The clock, loaded when somebody is about to open it. */
import { onDemand } from './on-demand'

export const clockPanel = onDemand(() => import('../open/ClockPanel').then(({ ClockPanel }) => ClockPanel))
