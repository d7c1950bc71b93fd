/** The open streams of one kind on this server: what each of them is sent, and when they end. */
import { Readable } from 'node:stream'
import { MAX_TICKET_STREAMS, STREAM_HEARTBEAT_SECONDS, TOKEN_PREFIX, type TicketEvent } from '@formwork/api-contract'
import { findSession, findTokenHolder } from '../../access/find-holder'
import type { Queryable } from '../../db/client'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { type RefusalCode, refuse } from '../../domain/refusal'
import { hashToken } from '../session/tokens'

/** What the streams of one kind are about. */
export interface StreamKind {
  /** Its state; null when it does not exist, or this person may not see it. */
  readonly find: (db: Queryable, actor: Actor, subjectId: string) => Promise<object | null>
  /** The refusal of what is not found. */
  readonly missing: RefusalCode
  /** Called for every stream: at its start, with each heartbeat, and at its end. */
  readonly presence?: {
    readonly keep: (subjectId: string, userId: string, streamId: string) => Promise<void>
    readonly leave: (subjectId: string, streamId: string) => Promise<void>
  }
}

export interface EventStreams {
  /** @throws {Refusal} for what this person may not see. */
  follow(actor: Actor, token: string, subjectId: string): Promise<Readable>
  /** Ends all of them: the server stops. */
  endAll(): void
}

interface Follower {
  readonly userId: string
  end(reason: EndReason): void
}

type EndReason = Extract<TicketEvent, { type: 'end' }>['reason']
export type StreamDeps = Pick<Deps, 'quickDb' | 'ticketNews' | 'now' | 'log' | 'newId'>

/** A reader that no longer takes anything is disconnected: all that normally waits is less than this. */
const MAX_WAITING_BYTES = 64 * 1024
/** How soon a browser asks again after a break. */
const RETRY_MS = 3000

export function createStreams(deps: StreamDeps, kind: StreamKind, { heartbeatMs = STREAM_HEARTBEAT_SECONDS * 1000 } = {}): EventStreams {
  /** In the order in which they were opened. */
  const open = new Set<Follower>()
  const endOldest = (userId: string) => {
    const theirs = [...open].filter((follower) => follower.userId === userId)
    for (const oldest of theirs.slice(0, Math.max(0, theirs.length - MAX_TICKET_STREAMS + 1))) oldest.end('busy')
  }
  return {
    async follow(actor, token, subjectId) {
      const streamId = deps.newId()
      if ((await kind.find(deps.quickDb, actor, subjectId)) === null) throw refuse(kind.missing)
      await kind.presence?.keep(subjectId, actor.userId, streamId)
      const first = await kind.find(deps.quickDb, actor, subjectId)
      if (first === null) throw refuse(kind.missing)
      endOldest(actor.userId)
      const stream = new Readable({ read() {} })
      const follower = startFollower(deps, kind, { actor, token, subjectId, streamId, first, stream, heartbeatMs })
      open.add(follower)
      stream.once('close', () => open.delete(follower))
      return stream
    },
    endAll() {
      for (const follower of open) follower.end('closing')
    },
  }
}

interface Following {
  readonly actor: Actor
  readonly token: string
  readonly subjectId: string
  readonly streamId: string
  readonly first: object
  readonly stream: Readable
  readonly heartbeatMs: number
}

function startFollower(
  deps: StreamDeps,
  kind: StreamKind,
  { actor, token, subjectId, streamId, first, stream, heartbeatMs }: Following,
): Follower {
  const { presence } = kind
  let lastSent = JSON.stringify(first)
  let looking = false
  let isNews = false
  const write = (text: string) => {
    if (stream.destroyed || stream.readableEnded) return
    stream.push(text)
    if (stream.readableLength > MAX_WAITING_BYTES) stream.destroy()
  }
  const end = (reason: EndReason) => {
    write(eventOf({ type: 'end', reason }))
    stop()
    stream.push(null)
  }
  const look = async () => {
    const holder = await holderOf(deps, token)
    if (stream.destroyed) return
    if (holder === null) return end('session')
    const snapshot = await kind.find(deps.quickDb, holder, subjectId)
    if (stream.destroyed) return
    if (snapshot === null) return end('unseen')
    const text = JSON.stringify(snapshot)
    if (text !== lastSent) write(eventOf(snapshot))
    lastSent = text
  }
  /** A notification that arrives during a read leads to one more read. */
  const lookAgain = async () => {
    isNews = true
    if (looking) return
    looking = true
    while (isNews && !stream.destroyed) {
      isNews = false
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await look().catch((error: unknown) =>
        deps.log.warn({ err: error }, 'how what is followed stands could not be read; the next heartbeat tries again'),
      )
    }
    looking = false
  }
  const unwatch = deps.ticketNews.watch({ subjectId, sessionId: actor.sessionId, userId: actor.userId, look: () => void lookAgain() })
  const heartbeat = setInterval(() => {
    write(':\n\n')
    presence?.keep(subjectId, actor.userId, streamId).catch(warn)
    void lookAgain()
  }, heartbeatMs)
  const stop = () => {
    clearInterval(heartbeat)
    unwatch()
  }
  const warn = (error: unknown) => deps.log.warn({ err: error }, 'who has something open could not be noted')
  stream.once('close', () => {
    stop()
    presence?.leave(subjectId, streamId).catch(warn)
  })
  write(`retry: ${RETRY_MS}\n\n${eventOf(first)}`)
  // Nobody here was notified of changes between the first read and now.
  void lookAgain()
  return { userId: actor.userId, end }
}

const eventOf = (event: object): string => `data: ${JSON.stringify(event)}\n\n`

/** Who holds the token now, read past the cache; not counted as use: an open page alone does not extend a session. */
async function holderOf({ quickDb, now }: StreamDeps, token: string): Promise<Actor | null> {
  const find = token.startsWith(TOKEN_PREFIX) ? findTokenHolder : findSession
  const found = await find(quickDb, hashToken(token))
  if (found === null || !found.isActive || found.isRevoked || found.expiresAt <= now()) return null
  const isIdle = found.idleMs !== null && found.lastUsedAt.getTime() + found.idleMs <= now().getTime()
  const { mustChangePassword, mustSetUpSecondFactor } = found.actor
  return isIdle || mustChangePassword || mustSetUpSecondFactor ? null : found.actor
}
