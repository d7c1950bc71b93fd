/** Searches what the palette offers: titles in the person's language and in English, and the types themselves. */
import { useEffect, useMemo, useState } from 'react'
import { holds } from '../parts/holds'
import type * as Fuzzy from './fuzzy'

type FuseClass = (typeof Fuzzy)['Fuse']

/** What can be searched for. */
export interface Searchable {
  readonly title: string
  readonly english: string
  readonly type: string
}

let loaded: FuseClass | null = null

/** @throws where the code cannot be fetched. */
export async function loadPaletteSearch(): Promise<FuseClass> {
  loaded ??= (await import('./fuzzy')).Fuse
  return loaded
}

/** Those that a query finds, best first; all of them in their order without one. Until the forgiving search has come, those that hold the text. */
export function usePaletteSearch<T extends Searchable>(entries: readonly T[], query: string): readonly T[] {
  const text = query.trim()
  const [Fuse, setFuse] = useState<FuseClass | null>(() => loaded)
  const isAsked = text !== ''
  useEffect(() => {
    if (!isAsked || Fuse !== null) return
    let isStopped = false
    // Without it the plain search stays.
    loadPaletteSearch().then(
      (found) => !isStopped && setFuse(() => found),
      () => undefined,
    )
    return () => {
      isStopped = true
    }
  }, [isAsked, Fuse])
  const fuse = useMemo(
    () =>
      Fuse === null || !isAsked ? null : new Fuse(entries, { keys: ['title', 'english', 'type'], threshold: 0.4, ignoreLocation: true }),
    [Fuse, isAsked, entries],
  )
  return useMemo(() => {
    if (!isAsked) return entries
    return fuse === null
      ? entries.filter(({ title, english, type }) => holds(text, [title, english, type]))
      : fuse.search(text).map(({ item }) => item)
  }, [fuse, isAsked, text, entries])
}
