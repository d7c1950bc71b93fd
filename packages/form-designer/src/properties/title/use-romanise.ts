/** The table of Chinese readings, loaded when the first title that needs it is written: making it takes the page longer than several keys. */
import { useCallback, useState } from 'react'
import type { Romanise } from './model-of-title'

export interface Romaniser {
  /** Null until it is loaded, and where it cannot be: then a Chinese title leaves the data key as it is. */
  readonly romanise: Romanise | null
  /** Loads the table where the title has characters that it reads. */
  readonly loadFor: (title: string) => void
}

const HAN = /\p{Script=Han}/u
let known: Romanise | null = null

async function loadRomanise(): Promise<Romanise> {
  const { pinyin } = await import('pinyin-pro')
  known ??= (text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
  return known
}

export function useRomanise(): Romaniser {
  const [romanise, setRomanise] = useState(() => known)
  const loadFor = useCallback(
    (title: string) => {
      if (romanise === null && HAN.test(title))
        void loadRomanise().then(
          (loaded) => setRomanise(() => loaded),
          () => undefined,
        )
    },
    [romanise],
  )
  return { romanise, loadFor }
}
