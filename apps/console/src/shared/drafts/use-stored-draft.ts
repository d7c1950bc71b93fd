/** Stores unsaved work in this browser a moment after each change, and warns before the window closes on it. */
import { useEffect, useRef } from 'react'
import { dropDraft, announceDraft, writeDraft } from './local-draft'

const PAUSE_MS = 600

export interface StoredDraft<Draft> {
  readonly key: string
  readonly draft: Draft
  readonly base: number | null
  /** Clean work is not stored: an earlier draft is dropped. */
  readonly isDirty: boolean
}

export function useStoredDraft<Draft>({ key, draft, base, isDirty }: StoredDraft<Draft>): void {
  const before = useRef(key)
  useEffect(() => {
    // Work that continues under another key is not stored under the old one as well.
    if (before.current !== key) dropDraft(before.current)
    before.current = key
    if (!isDirty) {
      dropDraft(key)
      return undefined
    }
    const keep = () => void writeDraft(key, { draft, base, at: Date.now() })
    const timer = setTimeout(keep, PAUSE_MS)
    const isKept = announceDraft(key, { draft, base, at: Date.now() })
    // A tab that is switched away or closed gets no further chance.
    globalThis.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      isKept()
      globalThis.removeEventListener('pagehide', keep)
      keep()
    }
  }, [key, draft, base, isDirty])
}
