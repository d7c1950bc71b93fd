/** The drafts of one person in this browser that were not sent or saved, newest first. */
import { useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from '../browser-storage'
import { DRAFT_PREFIX, onDraftsChange } from './local-draft'

export type DraftKind = 'ticket' | 'form' | 'process'

export interface BegunDraft {
  /** For `dropDraft`. */
  readonly key: string
  readonly kind: DraftKind
  /** The process of a new ticket, or the form or process that is edited; `new`, or `new.` and a name of its own, for one that was never saved. */
  readonly id: string
  /** Empty when it has no name yet. */
  readonly title: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const KINDS = ['ticket', 'form', 'process'] as const satisfies readonly DraftKind[]

export function draftsOf(userId: string): readonly BegunDraft[] {
  return browserStorage
    .keys()
    .flatMap((stored) => readBegun(stored, userId) ?? [])
    .toSorted((a, b) => b.at - a.at)
}

export function useDraftsOf(userId: string): readonly BegunDraft[] {
  const state = useSyncExternalStore(onDraftsChange, stateOfDrafts)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again when they are others
  return useMemo(() => draftsOf(userId), [userId, state])
}

/** Changes when a draft was added, removed or extended. */
function stateOfDrafts(): string {
  const keys = browserStorage.keys().filter((key) => key.startsWith(DRAFT_PREFIX))
  return keys.map((key) => `${key} ${browserStorage.read(key)?.length}`).join()
}

/** Null when it is no draft of this person, or unreadable. */
function readBegun(stored: string, userId: string): BegunDraft | null {
  const kind = KINDS.find((one) => stored.startsWith(`${DRAFT_PREFIX}${one}.${userId}.`))
  if (kind === undefined) return null
  const key = stored.slice(DRAFT_PREFIX.length)
  const entry = parse(browserStorage.read(stored))
  const draft = recordOf(entry?.['draft'])
  const at = entry?.['at']
  if (draft === null || typeof at !== 'number') return null
  const title = kind === 'ticket' ? draft['title'] : draft['name']
  return { key, kind, id: key.slice(`${kind}.${userId}.`.length), title: typeof title === 'string' ? title : '', at }
}

function parse(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    return recordOf(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null
}
