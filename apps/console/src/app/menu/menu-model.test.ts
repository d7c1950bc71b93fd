/** The server's menu as the shell reads it. */
import type { MenuItem } from '@formwork/api-contract'
import { describe, expect, it } from 'vitest'
import { joinPath, menuPages, readMenu, shownMenu } from './menu-model'

const item = (path: string, component: string, change: Partial<MenuItem> = {}): MenuItem => ({
  menuId: path,
  path,
  component,
  visible: '0',
  menuName: path,
  title: path,
  icon: '',
  noCache: false,
  children: [],
  ...change,
})

describe('the menu', () => {
  it('joins paths of children below their folder, unless they start at the root', () => {
    expect(joinPath('/system', 'users')).toBe('/system/users')
    expect(joinPath('/system/', 'users/')).toBe('/system/users')
    expect(joinPath('/system', '/other')).toBe('/other')
  })

  it('shows what is visible, and no empty folder', () => {
    const hidden = item('b', 'roles', { visible: '1' })
    const shown = shownMenu(
      readMenu([item('/x', 'Layout', { children: [item('a', 'users'), hidden] }), item('/y', 'Layout', { children: [hidden] })]),
    )
    expect(shown.map(({ path, children }) => [path, children.map((child) => child.path)])).toEqual([['/x', ['/x/a']]])
  })

  it('knows the way to every page, hidden ones too', () => {
    const pages = menuPages(readMenu([item('/x', 'Layout', { children: [item('b', 'roles', { visible: '1' })] })]))
    expect(pages.map(({ path, trail }) => [path, trail.map((step) => step.path)])).toEqual([['/x/b', ['/x', '/x/b']]])
  })
})
