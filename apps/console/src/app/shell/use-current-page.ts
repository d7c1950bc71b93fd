/** Which page an address shows: one of the menu, or another; or that it is not allowed, or does not exist. */
import { holdsAny, PAGE_PATHS } from '@formwork/api-contract'
import { i18n } from '@lingui/core'
import { useMemo } from 'react'
import { matchPath } from 'react-router-dom'
import { useLocale } from '../../shared/i18n/use-locale'
import type { PageComponent } from '../lazy-page'
import { useSession } from '../../shared/session/session-store'
import { useMenu } from '../menu/use-menu'
import { pageRoutes } from '../page-routes'
import { isViewName, views } from '../views'

const NOTHING: readonly string[] = []

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
  /** The bars around it are folded away. */
  readonly ownsScreen: boolean
}

/** `forbidden`: others may have it. */
export type FoundPage = CurrentPage | 'forbidden' | null

/** The open page of an address, if there is one. */
export function openPage(found: FoundPage): CurrentPage | null {
  return found === 'forbidden' ? null : found
}

export function usePageFinder(): (pathname: string) => FoundPage {
  const { pages } = useMenu()
  const held = useSession((state) => state.user?.permissions ?? NOTHING)
  const locale = useLocale()
  return useMemo(
    () => (pathname) => {
      // Pages of our own first: a menu entry must not shadow what the navbar links to.
      const route = pageRoutes.find(({ path }) => matchPath(path, pathname) !== null)
      if (route !== undefined) {
        if (route.permissions !== undefined && !holdsAny(held, route.permissions)) return 'forbidden'
        const title = i18n._(route.title)
        const parent = pages.find(({ path }) => path === route.menuPath)
        return {
          pattern: route.path,
          title,
          page: route.page,
          trail: [...(parent?.trail ?? []), { title, path: pathname }],
          menuPath: route.menuPath ?? pathname,
          noCache: route.noCache === true,
          ownsScreen: route.ownsScreen === true,
        }
      }
      const found = pages.find(({ path, component }) => isViewName(component) && matchPath(path, pathname) !== null)
      if (found === undefined || !isViewName(found.component))
        return PAGE_PATHS.some((path) => matchPath(path, pathname) !== null) ? 'forbidden' : null
      return {
        pattern: found.path,
        title: found.title,
        page: views[found.component],
        trail: found.trail,
        menuPath: found.path,
        noCache: found.noCache,
        ownsScreen: false,
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- titles follow the language
    [pages, held, locale],
  )
}
