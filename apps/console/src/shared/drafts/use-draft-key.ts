/** The draft key of a document. Several windows may each start something new: none continues a draft that another one holds. */
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { browserStorage } from '../browser-storage'
import { newId } from '../new-id'
import { useSignedInUser } from '../session/session-store'
import type { DraftKind } from './drafts-of'
import { draftAt, DRAFT_PREFIX } from './local-draft'

/** How the address of an editor names one of several new documents. */
const PARAMETER = 'draft'

/** The address at which a draft continues. `id` is that of the draft. */
export const pathOfDraft = (folder: string, id: string): string =>
  isOfNew(id) ? `${folder}/new?${PARAMETER}=${encodeURIComponent(id)}` : `${folder}/${id}`

/** Null for a moment, while a window with something new finds out what the others hold. */
export function useDraftKey(kind: DraftKind, id: string): string | null {
  const { userId } = useSignedInUser()
  const [search] = useSearchParams()
  const stem = `${kind}.${userId}.${id}`
  const chosen = search.get(PARAMETER) ?? ''
  const given = id === 'new' && isOfNew(chosen) ? `${kind}.${userId}.${chosen}` : id === 'new' && canClaim() ? null : stem
  const [claimed, setClaimed] = useState<string | null>(null)
  /** A page that is shown again from behind its tag continues its own draft. */
  const own = useRef<string | null>(null)
  useEffect(() => {
    if (id !== 'new' || !canClaim()) return undefined
    const until = new AbortController()
    const claim = async () => {
      const key = await claimDraft(stem, given ?? own.current)
      if (until.signal.aborted) return
      own.current = key
      setClaimed(key)
    }
    void claim()
    return () => until.abort()
  }, [id, stem, given])
  return given ?? claimed
}

const isOfNew = (id: string): boolean => id === 'new' || id.startsWith('new.')

/** False on a page without https, where windows cannot share locks: there all of them share one draft. */
const canClaim = (): boolean => Boolean(Reflect.get(navigator, 'locks'))

/**
 * Takes the known draft, else the newest stored one that no other window holds, else a free key.
 *
 * @param stem - the key of the first draft; further keys continue after a dot.
 */
async function claimDraft(stem: string, known: string | null): Promise<string> {
  for (const key of known === null ? [...keptOf(stem), stem] : []) if (await hold(key)) return key
  const key = known ?? `${stem}.${newId()}`
  await hold(key)
  return key
}

/** Drafts that this window holds or requests. It holds them until it is closed: a page behind its tag still works on its draft. */
const asked = new Map<string, Promise<boolean>>()

async function hold(key: string): Promise<boolean> {
  const answer = asked.get(key) ?? ask(DRAFT_PREFIX + key)
  asked.set(key, answer)
  const isHeld = await answer
  if (!isHeld) asked.delete(key)
  return isHeld
}

function ask(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // Until the window is closed.
      return lock === null ? undefined : new Promise(() => {})
    })
    // A browser may refuse locks to a page, as it may refuse storage.
    asking.catch(() => resolve(false))
  })
}

/** Keys of stored drafts, newest first. */
function keptOf(stem: string): readonly string[] {
  return browserStorage
    .keys()
    .filter((stored) => stored === DRAFT_PREFIX + stem || stored.startsWith(`${DRAFT_PREFIX}${stem}.`))
    .map((stored) => stored.slice(DRAFT_PREFIX.length))
    .toSorted((one, other) => draftAt(other) - draftAt(one))
}
