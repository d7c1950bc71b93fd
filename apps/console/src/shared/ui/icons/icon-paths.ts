/** The console's icons by name. */
import { CONSOLE_ICONS } from '@formwork/icons/console'

export const ICON_PATHS = CONSOLE_ICONS

export type IconName = keyof typeof CONSOLE_ICONS

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(CONSOLE_ICONS, name)
}
