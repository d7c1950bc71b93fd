/** The colour panel, loaded when somebody is about to open it. */
import { onDemand } from './on-demand'

export const colorPanel = onDemand(() => import('../open/ColorPanel').then(({ ColorPanel }) => ColorPanel))
