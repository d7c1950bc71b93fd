/** Every icon the server names (menus, demo, what a process may show) is one we can draw. */
import { MENU_ICONS, PROCESS_ICONS } from '@formwork/api-contract'
import { describe, expect, it } from 'vitest'
import { menuIcon } from './menu-icon'
import { ICON_PATHS, isIconName } from './icon-paths'

describe('the icon set', () => {
  it.each(PROCESS_ICONS)('draws %s for a process', (word) => {
    expect(isIconName(word)).toBe(true)
  })
  it.each(MENU_ICONS)('draws %s for a menu entry, and not the neutral icon', (word) => {
    expect(ICON_PATHS[menuIcon(word)]).toBeTruthy()
    expect(menuIcon(word)).not.toBe('list')
  })
})
