/** The sessions that one server keeps in memory for some seconds, and when it may not. Pure but for the clock it is given. */
import type { FoundSession } from './session-repo'

/** Bounds what a server can miss whose connection is silent without being broken, and what a change of rows by hand without triggers does. */
export const KEPT_MS = 10_000
/** Some kilobytes each. The oldest gives way. */
const MOST_KEPT = 2000

interface Kept {
  readonly session: FoundSession
  readonly until: number
}

export interface KeptSessions {
  /** The session of that token, if it is kept. */
  get(tokenHash: Buffer): FoundSession | null
  /** How many changes were told so far: to be read before a session is read that `keep` is given. */
  readonly changes: number
  /** Keeps a good session, unless anything was told since `changes`: it may have been read before that. */
  keep(tokenHash: Buffer, session: FoundSession, changes: number): void
  forgetSession(id: string): void
  forgetPerson(userId: string): void
  forgetAll(): void
  /** From now on changes are told. */
  open(): void
  /** Changes may be missed: nothing is kept or answered until `open`. */
  close(): void
}

/** @param elapsed a clock that never goes back, in ms */
export function createKeptSessions(elapsed: () => number): KeptSessions {
  const kept = new Map<string, Kept>()
  let isOpen = false
  let changes = 0
  const forget = (isMeant: (session: FoundSession) => boolean) => {
    changes += 1
    for (const [key, { session }] of kept) if (isMeant(session)) kept.delete(key)
  }
  const forgetAll = () => forget(() => true)
  return {
    get(tokenHash) {
      const found = isOpen ? kept.get(keyOf(tokenHash)) : undefined
      return found !== undefined && found.until > elapsed() ? found.session : null
    },
    get changes() {
      return changes
    },
    keep(tokenHash, session, since) {
      if (!isOpen || since !== changes || !session.isActive || session.isRevoked) return
      const key = keyOf(tokenHash)
      kept.delete(key)
      kept.set(key, { session, until: elapsed() + KEPT_MS })
      // In the order in which they end: those that are over stand first.
      for (const [oldest, { until }] of kept) {
        if (until > elapsed() && kept.size <= MOST_KEPT) break
        kept.delete(oldest)
      }
    },
    forgetSession: (id) => forget(({ actor }) => actor.sessionId === id),
    forgetPerson: (userId) => forget(({ actor }) => actor.userId === userId),
    forgetAll,
    open() {
      forgetAll()
      isOpen = true
    },
    close() {
      isOpen = false
      forgetAll()
    },
  }
}

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64')
