/** Loads the code of likely next pages while the browser is idle, so that a page opens as fast as its answer. */
import { useEffect } from 'react'
import { useMenu } from '../menu/use-menu'
import { pageRoutes } from '../page-routes'
import { isViewName, views } from '../views'
import { whenIdle } from '../when-idle'

export function usePrefetchPages(): void {
  const { pages } = useMenu()
  useEffect(() => {
    let isWanted = true
    const likelyPages = [
      ...pages.flatMap(({ component }) => (isViewName(component) ? [views[component]] : [])),
      // Editors and the gallery are large: their users wait for them once.
      ...pageRoutes.filter(({ ownsScreen, noCache }) => ownsScreen !== true && noCache !== true).map(({ page }) => page),
    ]
    const fetchOneByOne = async () => {
      for (const page of likelyPages) {
        await whenIdle()
        if (!isWanted) return
        await page.preload()
      }
    }
    void fetchOneByOne()
    return () => {
      isWanted = false
    }
  }, [pages])
}
