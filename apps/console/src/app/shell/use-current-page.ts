/** Which page an address shows: one of the menu, or one beside it. Null: no such page for this person. */
import { i18n } from '@lingui/core'
import { useMemo } from 'react'
import { matchPath } from 'react-router-dom'
import { useLocale } from '../../shared/i18n/use-locale'
import type { PageComponent } from '../lazy-page'
import { useMenu } from '../menu/use-menu'
import { pageRoutes } from '../page-routes'
import { isViewName, views } from '../views'

export interface Crumb {
  readonly title: string
  readonly path: string
}

export interface CurrentPage {
  /** The route's pattern, for reading parameters. */
  readonly pattern: string
  readonly title: string
  readonly page: PageComponent
  readonly trail: readonly Crumb[]
  /** What the sidebar marks. */
  readonly menuPath: string
  readonly noCache: boolean
}

export function usePageFinder(): (pathname: string) => CurrentPage | null {
  const { pages } = useMenu()
  const locale = useLocale()
  return useMemo(
    () => (pathname) => {
      // Pages of our own first: a menu entry must not shadow what the navbar links to.
      const route = pageRoutes.find(({ path }) => matchPath(path, pathname) !== null)
      if (route !== undefined) {
        const title = i18n._(route.title)
        const parent = pages.find(({ path }) => path === route.menuPath)
        return {
          pattern: route.path,
          title,
          page: route.page,
          trail: [...(parent?.trail ?? []), { title, path: pathname }],
          menuPath: route.menuPath ?? pathname,
          noCache: route.noCache === true,
        }
      }
      const found = pages.find(({ path, component }) => isViewName(component) && matchPath(path, pathname) !== null)
      if (found === undefined || !isViewName(found.component)) return null
      return {
        pattern: found.path,
        title: found.title,
        page: views[found.component],
        trail: found.trail,
        menuPath: found.path,
        noCache: found.noCache,
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- titles follow the language
    [pages, locale],
  )
}
