/** The clock, loaded when somebody is about to open it. */
import { lazyPanel } from '../loading/lazy-panel'

export const clockPanel = lazyPanel(() => import('../pickers/ClockPanel').then(({ ClockPanel }) => ClockPanel))
