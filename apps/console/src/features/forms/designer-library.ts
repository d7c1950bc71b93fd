/** Favourites of the palette and saved blocks of one person, kept in this browser. */
import type { DesignerBlock, DesignerBlocks, DesignerFavourites } from '@formwork/form-designer'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { browserStorage } from '../../shared/browser-storage'
import { useSession } from '../../shared/session/session-store'

const stored = z.object({
  favourites: z.array(z.string()),
  blocks: z.array(z.object({ name: z.string(), definition: z.record(z.string(), z.json()) })),
})

interface Kept {
  readonly favourites: readonly string[]
  readonly blocks: readonly DesignerBlock[]
}

const NOTHING: Kept = { favourites: [], blocks: [] }
const keyOf = (userId: string) => `formwork.designer-library.${userId}`

/** The stored library, as far as this console can read it. */
export function readLibrary(text: string | null): Kept {
  try {
    const { success, data } = stored.safeParse(JSON.parse(text ?? 'null'))
    return success ? data : NOTHING
  } catch {
    return NOTHING
  }
}

export interface DesignerLibrary {
  readonly blocks: DesignerBlocks
  readonly favourites: DesignerFavourites
}

/** @param onFull - called when the browser has no room: then it is kept only until the page is left. */
export function useDesignerLibrary(onFull: () => void): DesignerLibrary {
  const userId = useSession((state) => state.user?.userId ?? '')
  const [kept, setKept] = useState(() => readLibrary(browserStorage.read(keyOf(userId))))
  return useMemo(() => {
    const keep = (change: Partial<Kept>) => {
      // Another window may have stored something since.
      const next = { ...readLibrary(browserStorage.read(keyOf(userId))), ...change }
      setKept(next)
      if (!browserStorage.write(keyOf(userId), JSON.stringify(next))) onFull()
    }
    return {
      blocks: { list: kept.blocks, onChange: (blocks) => keep({ blocks }) },
      favourites: { types: kept.favourites, onChange: (favourites) => keep({ favourites }) },
    }
  }, [kept, userId, onFull])
}
