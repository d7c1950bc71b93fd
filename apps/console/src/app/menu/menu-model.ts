/** The server's menu tree as the shell reads it: full paths, shown entries, and the way to each page. Titles arrive in the active language. */
import type { MenuItem } from '@formwork/api-contract'

export interface MenuEntry {
  readonly id: string
  /** Full path. */
  readonly path: string
  readonly title: string
  readonly icon: string
  readonly component: string
  readonly isShown: boolean
  readonly noCache: boolean
  readonly children: readonly MenuEntry[]
}

/** Spec 2.2: `Layout` is the shell itself, anything else names a view. */
export const LAYOUT = 'Layout'

export function readMenu(items: readonly MenuItem[], parent = ''): MenuEntry[] {
  return items.map((item) => {
    const path = joinPath(parent, item.path)
    return {
      id: item.menuId,
      path,
      title: item.title,
      icon: item.icon,
      component: item.component,
      isShown: item.visible === '0',
      noCache: item.noCache,
      children: readMenu(item.children, path),
    }
  })
}

export function joinPath(parent: string, path: string): string {
  if (path.startsWith('/')) return trimEnd(path)
  return trimEnd(`${parent === '' ? '' : trimEnd(parent)}/${path}`)
}

function trimEnd(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** What the sidebar shows: hidden entries and empty folders left out. A folder around a single page of its own path is that page. */
export function shownMenu(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => {
    if (!entry.isShown) return []
    const children = shownMenu(entry.children)
    const [only] = children
    if (entry.component === LAYOUT && children.length === 1 && only !== undefined && (only.path === entry.path || entry.title === ''))
      return [only]
    if (entry.component === LAYOUT && children.length === 0) return []
    return [{ ...entry, children }]
  })
}

export interface MenuPage extends MenuEntry {
  /** From the outermost folder to the page itself. */
  readonly trail: readonly { readonly title: string; readonly path: string }[]
}

/** Every page of the menu, hidden ones included, in order. */
export function menuPages(entries: readonly MenuEntry[], trail: MenuPage['trail'] = []): MenuPage[] {
  return entries.flatMap((entry) => {
    const way = [...trail, { title: entry.title, path: entry.path }]
    const own = entry.component === LAYOUT || entry.component === '' ? [] : [{ ...entry, trail: way }]
    return [...own, ...menuPages(entry.children, way)]
  })
}
