/** Unsaved work kept in this browser, so that a crash or a closed tab loses nothing. One entry per person and document. */
import { browserStorage } from '../browser-storage'

export interface LocalDraft<Draft> {
  readonly draft: Draft
  /** The revision the work started from; null for something new. */
  readonly base: number | null
  /** Milliseconds since 1970. */
  readonly at: number
}

export const DRAFT_PREFIX = 'formwork.draft.'

/** What will be kept in a moment, by key. */
const pending = new Map<string, LocalDraft<unknown>>()

/** @returns it is kept, or will not be. */
export function announceDraft(key: string, entry: LocalDraft<unknown>): () => void {
  pending.set(key, entry)
  return () => {
    if (pending.get(key) === entry) pending.delete(key)
  }
}

/** Like `readDraft`, for a component that replaces an editor which is still on the page: includes what was typed there at the last moment. */
export function newestDraft<Draft>(key: string, parse: (value: unknown) => Draft | null): LocalDraft<Draft> | null {
  const entry = pending.get(key)
  const draft = entry === undefined ? null : parse(entry.draft)
  return entry === undefined || draft === null ? readDraft(key, parse) : { ...entry, draft }
}

/** Null also where the browser stores nothing for this site. `parse` returns null for anything it does not know: an older version of the console may have written it. */
export function readDraft<Draft>(key: string, parse: (value: unknown) => Draft | null): LocalDraft<Draft> | null {
  const stored = browserStorage.read(DRAFT_PREFIX + key)
  if (stored === null) return null
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null || !('draft' in value) || !('at' in value) || typeof value.at !== 'number') return null
    const draft = parse(value.draft)
    const base = 'base' in value && typeof value.base === 'number' ? value.base : null
    return draft === null ? null : { draft, base, at: value.at }
  } catch {
    return null
  }
}

/** When a draft was stored, milliseconds since 1970; 0 without a readable one. */
export const draftAt = (key: string): number => readDraft(key, (draft) => draft)?.at ?? 0

/** False when the browser stores nothing, or no more; editing goes on. */
export function writeDraft<Draft>(key: string, entry: LocalDraft<Draft>): boolean {
  const isKept = browserStorage.write(DRAFT_PREFIX + key, JSON.stringify(entry))
  if (isKept) tell()
  return isKept
}

export function dropDraft(key: string): void {
  pending.delete(key)
  browserStorage.remove(DRAFT_PREFIX + key)
  tell()
}

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Calls back when a draft was stored or dropped, in another window too. @returns a function that ends it. */
export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}
