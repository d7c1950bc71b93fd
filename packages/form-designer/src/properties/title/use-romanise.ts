/** The table of Chinese readings, loaded when somebody begins to edit a title. */
import { useCallback, useState } from 'react'
import type { Romanise } from './model-of-title'

export interface Romaniser {
  /** Null until it is loaded, and where it cannot be: then a Chinese title leaves the data key as it is. */
  readonly romanise: Romanise | null
  readonly load: () => void
}

export function useRomanise(): Romaniser {
  const [romanise, setRomanise] = useState<Romanise | null>(null)
  const load = useCallback(() => {
    void import('pinyin-pro').then(
      ({ pinyin }) => setRomanise(() => (text: string) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })),
      () => undefined,
    )
  }, [])
  return { romanise, load }
}
