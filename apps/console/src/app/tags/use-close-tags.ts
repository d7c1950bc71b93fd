/** Closes tags: asks first where unsaved work would be lost, and goes to another page when the one in view is closed. */
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { closableTags, closeTags, type Tag } from './tag-store'
import { useMayDrop } from './use-may-drop'

/** @returns closes the unpinned tags that match; `goTo` is the tag that is in view afterwards, by itself the nearest one left. */
export function useCloseTags(): (shouldClose: (tag: Tag) => boolean, goTo?: Tag) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const mayDrop = useMayDrop(pathname)
  return useCallback(
    async (shouldClose, goTo) => {
      if (!(await mayDrop(closableTags(shouldClose)))) return
      const nearest = closeTags(shouldClose, pathname)
      const next = goTo === undefined ? nearest : goTo.pathname === pathname ? null : `${goTo.pathname}${goTo.search}`
      if (next !== null) await navigate(next)
    },
    [mayDrop, navigate, pathname],
  )
}
