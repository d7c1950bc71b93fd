/** The parent of a page, where only the page itself can determine it: the breadcrumb names it, and links back to it. */
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { create } from 'zustand'

interface ParentState {
  /** Addresses with their search, by the path of the child page. */
  readonly parents: Readonly<Record<string, string>>
}

export const usePageParents = create<ParentState>(() => ({ parents: {} }))

export function usePageParent(to: string): void {
  const { pathname } = useLocation()
  useEffect(() => {
    usePageParents.setState(({ parents }) => ({ parents: { ...parents, [pathname]: to } }))
  }, [pathname, to])
}
