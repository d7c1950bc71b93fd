/** The colour panel, loaded when somebody is about to open it. */
import { lazyPanel } from '../loading/lazy-panel'

export const colorPanel = lazyPanel(() => import('../pickers/ColorPanel').then(({ ColorPanel }) => ColorPanel))
