/** The open streams of this server: what each of them is sent, and when they end. */
import { Readable } from 'node:stream'
import { MOST_TICKET_STREAMS, STREAM_HEARTBEAT_SECONDS, TOKEN_PREFIX, type TicketEvent } from '@formwork/api-contract'
import { findSession, findTokenHolder } from '../../access/find-holder'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { hashToken } from '../session/tokens'
import { findStanding, type Standing } from './standing-repo'

export interface TicketStreams {
  /** @throws {Refusal} `ticket.not-found` for a ticket that is not this person's business. */
  follow(actor: Actor, token: string, ticketId: string): Promise<Readable>
  /** Ends all of them: the server goes down. */
  endAll(): void
}

interface Follower {
  readonly userId: string
  end(reason: EndReason): void
}

type EndReason = Extract<TicketEvent, { type: 'end' }>['reason']
type StreamDeps = Pick<Deps, 'quickDb' | 'ticketNews' | 'now' | 'log'>

/** A reader who takes nothing any more is let go: everything that waits is less than this. */
const MOST_WAITING_BYTES = 64 * 1024
/** How soon a browser asks again after a break. */
const RETRY_MS = 3000

export function createTicketStreams(deps: StreamDeps, { heartbeatMs = STREAM_HEARTBEAT_SECONDS * 1000 } = {}): TicketStreams {
  /** In the order in which they were opened. */
  const open = new Set<Follower>()
  const makeRoom = (userId: string) => {
    const theirs = [...open].filter((follower) => follower.userId === userId)
    for (const oldest of theirs.slice(0, theirs.length - MOST_TICKET_STREAMS + 1)) oldest.end('busy')
  }
  return {
    async follow(actor, token, ticketId) {
      const first = await findStanding(deps.quickDb, actor, ticketId)
      if (first === null) throw refuse('ticket.not-found')
      makeRoom(actor.userId)
      const stream = new Readable({ read() {} })
      const follower = tell(deps, { actor, token, ticketId, first, stream, heartbeatMs })
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
  readonly ticketId: string
  readonly first: Standing
  readonly stream: Readable
  readonly heartbeatMs: number
}

function tell(deps: StreamDeps, { actor, token, ticketId, first, stream, heartbeatMs }: Following): Follower {
  let told = JSON.stringify(first)
  let looking = false
  let isNews = false
  const write = (text: string) => {
    if (stream.destroyed || stream.readableEnded) return
    stream.push(text)
    if (stream.readableLength > MOST_WAITING_BYTES) stream.destroy()
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
    const standing = await findStanding(deps.quickDb, holder, ticketId)
    if (stream.destroyed) return
    if (standing === null) return end('unseen')
    const text = JSON.stringify(standing)
    if (text !== told) write(eventOf(standing))
    told = text
  }
  /** News that comes while it looks is looked at once more afterwards. */
  const lookAgain = async () => {
    isNews = true
    if (looking) return
    looking = true
    while (isNews && !stream.destroyed) {
      isNews = false
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await look().catch((error: unknown) =>
        deps.log.warn({ err: error }, 'how a ticket stands could not be read; the next heartbeat tries again'),
      )
    }
    looking = false
  }
  const unwatch = deps.ticketNews.watch({ ticketId, sessionId: actor.sessionId, userId: actor.userId, look: () => void lookAgain() })
  const heartbeat = setInterval(() => {
    write(':\n\n')
    void lookAgain()
  }, heartbeatMs)
  const stop = () => {
    clearInterval(heartbeat)
    unwatch()
  }
  stream.once('close', stop)
  write(`retry: ${RETRY_MS}\n\n${eventOf(first)}`)
  // What changed between the first look and now was told to nobody here.
  void lookAgain()
  return { userId: actor.userId, end }
}

const eventOf = (event: TicketEvent): string => `data: ${JSON.stringify(event)}\n\n`

/** Who holds the token now, read past what is kept in memory; not noted as use: an open page alone keeps no session from ending. */
async function holderOf({ quickDb, now }: StreamDeps, token: string): Promise<Actor | null> {
  const find = token.startsWith(TOKEN_PREFIX) ? findTokenHolder : findSession
  const found = await find(quickDb, hashToken(token))
  if (found === null || !found.isActive || found.isRevoked || found.expiresAt <= now()) return null
  const isIdle = found.idleMs !== null && found.lastUsedAt.getTime() + found.idleMs <= now().getTime()
  const { mustChangePassword, mustSetUpSecondFactor } = found.actor
  return isIdle || mustChangePassword || mustSetUpSecondFactor ? null : found.actor
}
