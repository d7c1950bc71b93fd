/** Searches what the palette offers: titles in the person's language and in English, readings of Chinese titles, and the types themselves. */
import { useEffect, useMemo, useState } from 'react'
import { holds } from '../parts/holds'
import { hasHan } from '../actions/data-keys/model-of-title'
import type * as Fuzzy from './fuzzy'
import { readsLike, useReadings } from './use-readings'

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
  const romanise = useReadings(text, isAsked && entries.some(({ title }) => hasHan(title)))
  const fuse = useMemo(
    () =>
      Fuse === null || !isAsked ? null : new Fuse(entries, { keys: ['title', 'english', 'type'], threshold: 0.4, ignoreLocation: true }),
    [Fuse, isAsked, entries],
  )
  return useMemo(() => {
    if (!isAsked) return entries
    const plain = entries.filter(({ title, english, type }) => holds(text, [title, english, type]))
    const read = romanise === null ? [] : entries.filter(({ title }) => readsLike(title, text, romanise))
    const forgiving = fuse === null ? [] : fuse.search(text).map(({ item }) => item)
    // What holds the text itself comes before what reads like it; what is only similar comes last.
    const likely = plain.length > 0 ? forgiving : []
    return [...new Set([...likely, ...plain, ...read, ...forgiving])]
  }, [fuse, isAsked, text, entries, romanise])
}
