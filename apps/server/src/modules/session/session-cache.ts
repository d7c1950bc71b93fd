/** A cache of sessions and of the rights of roles: kept for seconds, dropped on every server by the commit that changes them. ADR 0030. */
import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Database } from '../../db/client'
import { keepListening } from '../../db/keep-listening'
import type { Log } from '../../domain/log'
import type { RoleRights } from '../../access/rights'
import { createExpiringCache, type ExpiringCache } from './expiring-cache'
import type { FoundSession } from '../../access/find-holder'

export interface SessionCache {
  /**
   * The session of that token: from the cache, or as `read` finds it.
   *
   * @param tokenHash as the database stores the token
   * @param read asks the database
   */
  find(tokenHash: Buffer, read: () => Promise<FoundSession | null>): Promise<FoundSession | null>
  /**
   * What these roles allow and how far, for reading: a write is checked against what the database says then.
   *
   * @param read asks the database
   */
  findRights(roleIds: readonly string[], read: () => Promise<RoleRights>): Promise<RoleRights>
  /**
   * Resolves once every server that caches sessions has dropped those that commits before this call have changed; after `SPREAD_MS` in any case.
   * For calls that end sessions or take rights: their answer means that it is in effect everywhere.
   */
  untilAppliedEverywhere(): Promise<void>
}

/** Asks the database each time. */
export const noSessionCache: SessionCache = {
  find: (_tokenHash, read) => read(),
  findRights: (_roleIds, read) => read(),
  untilAppliedEverywhere: async () => {},
}

export interface RunningSessionCache extends SessionCache {
  /** True while sessions are cached: the server receives notifications of changes. */
  readonly isListening: boolean
  stop(): Promise<void>
}

export interface SessionCacheTraits {
  /** A pool whose one connection this keeps. */
  readonly pool: Pool
  /** For notifying the others; only short statements. */
  readonly db: Database
  readonly newId: () => string
  readonly log: Log
}

/** Some kilobytes each. */
const MAX_SESSIONS = 2000
/** Of sets of roles; one with a scope holds the tree of departments. */
const MAX_RIGHTS = 50
/** A server that has not answered by then hangs; its entries expire (`CACHE_MS`) or end with its connection. */
const SPREAD_MS = 500
const CHANNEL = 'session_changes'
/** By this name servers that listen are counted. */
const LISTENER = 'formwork sessions'
const STATEMENT = `set application_name = '${LISTENER}'; listen ${CHANNEL}`
/** Payloads of the migration's triggers, and of servers that ask each other. */
const MESSAGE = /^(session|person|asked|heard) ([0-9a-f-]{36})$/

interface Question {
  heard: number
  /** How many servers have to confirm; not known until the question is sent. */
  of: number
  readonly answer: () => void
}

export function startSessionCache({ pool, db, newId, log }: SessionCacheTraits): RunningSessionCache {
  const elapsed = () => performance.now()
  const kept = createExpiringCache<FoundSession>({ most: MAX_SESSIONS, elapsed })
  const rights = createExpiringCache<RoleRights>({ most: MAX_RIGHTS, elapsed })
  const questions = new Map<string, Question>()
  let isListening = false
  const note = (id: string) => {
    const question = questions.get(id)
    if (question === undefined) return
    question.heard += 1
    if (question.heard >= question.of) question.answer()
  }
  /** Messages come in the order of their commits: a server that has received a question has received every change before it. */
  const answer = (id: string) => {
    if (questions.has(id)) note(id)
    else
      broadcast(db, `heard ${id}`).catch((error: unknown) => log.warn({ err: error }, 'another server was not told that a change arrived'))
  }
  const onMessage = (payload: string) => {
    const [, kind, id = ''] = MESSAGE.exec(payload) ?? []
    if (kind === 'session') kept.forget(({ actor }) => actor.sessionId === id)
    else if (kind === 'person') kept.forget(({ actor }) => actor.userId === id)
    else if (kind === 'asked') answer(id)
    else if (kind === 'heard') note(id)
    else for (const all of [kept, rights]) all.forget(() => true)
  }
  const onReady = () => {
    isListening = true
    kept.open()
    rights.open()
  }
  const onLost = () => {
    isListening = false
    kept.close()
    rights.close()
    for (const { answer: giveUp } of questions.values()) giveUp()
  }
  const listening = keepListening({ pool, statement: STATEMENT, log, what: 'changed sessions', onReady, onMessage, onLost })
  return {
    find: (tokenHash, read) => found(kept, tokenHash.toString('base64'), read, isGood),
    findRights: (roleIds, read) => found(rights, roleIds.join(), read, () => true),
    async untilAppliedEverywhere() {
      if (!isListening) return
      const id = newId()
      const enough = new AbortController()
      const question: Question = { heard: 0, of: Number.POSITIVE_INFINITY, answer: () => enough.abort() }
      questions.set(id, question)
      try {
        question.of = await broadcast(db, `asked ${id}`)
        if (question.heard >= question.of) return
        await wait(SPREAD_MS, undefined, { signal: enough.signal }).catch(() => {})
        if (!enough.signal.aborted)
          log.warn({ heard: question.heard, of: question.of }, 'a server has not said in time that it knows of a change')
      } catch (error) {
        // The change is committed. Without the database the other servers are not notified, but they lose their connection too and empty their caches.
        log.warn({ err: error }, 'other servers could not be asked whether they know of a change')
      } finally {
        questions.delete(id)
      }
    },
    get isListening() {
      return isListening
    },
    stop: () => listening.stop(),
  }
}

const isGood = ({ isActive, isRevoked }: FoundSession): boolean => isActive && !isRevoked

async function found<Value, Read extends Value | null>(
  kept: ExpiringCache<Value>,
  key: string,
  read: () => Promise<Read>,
  isToBeKept: (value: Value) => boolean,
): Promise<Value | Read> {
  const known = kept.get(key)
  if (known !== null) return known
  const { changes } = kept
  const value = await read()
  if (value !== null && isToBeKept(value)) kept.keep(key, value, changes)
  return value
}

/** @returns how many servers listen. */
async function broadcast(db: Database, message: string): Promise<number> {
  const { rows } = await db.execute<{ listeners: number }>(sql`
    select (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = ${LISTENER}) as listeners,
      pg_notify(${CHANNEL}, ${message})`)
  return rows[0]?.listeners ?? 0
}
