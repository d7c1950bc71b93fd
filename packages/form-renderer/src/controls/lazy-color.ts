/** The colour panel, loaded when somebody is about to open it. */
import { onDemand } from '../loading/lazy-panel'

export const colorPanel = onDemand(() => import('../pickers/ColorPanel').then(({ ColorPanel }) => ColorPanel))
