/** Finds Chinese titles by their readings: `xiala` and `xlxz` find 下拉选择框. Their table is loaded with the first search in Latin letters. */
import { useEffect, useState } from 'react'
import { hasHan, type Romanise } from '../actions/data-keys/model-of-title'
import { knownReadings, loadReadings } from '../actions/data-keys/readings'

/** Letters, with what separates syllables. One letter alone begins too many readings. */
const LETTERS = /^[a-z][a-z' ]*[a-z]$/i
const BETWEEN = /[' ]/g

/** @returns the readings of Chinese, where the query may mean them and once their table is there; else null. */
export function useReadings(query: string, isSearched: boolean): Romanise | null {
  const [romanise, setRomanise] = useState<Romanise | null>(knownReadings)
  const isAsked = isSearched && LETTERS.test(query)
  useEffect(() => {
    if (!isAsked || romanise !== null) return
    let isStopped = false
    void loadReadings().then((loaded) => !isStopped && setRomanise(() => loaded))
    return () => {
      isStopped = true
    }
  }, [isAsked, romanise])
  return isAsked ? romanise : null
}

/** Whether a title reads like the query, whole or by the first letters of its syllables. */
export function readsLike(title: string, query: string, romanise: Romanise): boolean {
  if (!hasHan(title)) return false
  const wanted = query.replaceAll(BETWEEN, '').toLowerCase()
  const syllables = romanise(title)
  return [syllables, syllables.map(([first = '']) => first)].some((parts) => parts.join('').includes(wanted))
}
