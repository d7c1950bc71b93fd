/** The table of Chinese readings, loaded when the first title that needs it is written: making it takes the page longer than several keys. */
import type { Romanise } from './model-of-title'

let known: Romanise | null = null
let loading: Promise<Romanise | null> | null = null

/** Null until they are loaded, and where they cannot be: then a Chinese title leaves the data key as it is. */
export const knownReadings = (): Romanise | null => known

/** @returns null where they cannot be fetched; the next call tries it again */
export function loadReadings(): Promise<Romanise | null> {
  loading ??= fetchReadings()
  return loading
}

async function fetchReadings(): Promise<Romanise | null> {
  try {
    const { pinyin } = await import('pinyin-pro')
    known = (text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
  } catch {
    loading = null
  }
  return known
}
