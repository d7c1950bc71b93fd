/** Reads and writes tickets for many people at once: calls of the same moment share a statement. ADR 0051. */
import { ANSWERS_PER_TURN, type BatchTraits, createBatches } from '../../db/batches'
import type { Database, Transaction } from '../../db/client'
import type { OnceKey } from '../../db/once-key'
import type { Actor } from '../../domain/actor'
import { type FoundStart, findStarts, type ReadStart, type StartNeeds, type StartQuestion, toReadStart } from '../read-start'
import {
  findTickets,
  type FoundTicket,
  type MoveNeeds,
  readTicket,
  type ReadTicket,
  type TicketQuestion,
  toReadTicket,
} from '../read-ticket'
import { needsOwnStatement, type Move, writeMove, writeMoves } from '../write-move'
import { type Start, startNeedsOwnStatement, writeStarts } from '../write-start'
import { createTicketLocks } from './ticket-locks'
import { createKnownVersions } from './known-versions'

/** The read and the write of a move, as they are described there. */
export interface MovedTickets {
  read(actor: Actor, ticketId: string, move: MoveNeeds): Promise<ReadTicket>
  write(move: Move): Promise<boolean>
}

export interface TicketBatches extends MovedTickets {
  readPage(actor: Actor, ticketId: string): Promise<ReadTicket>
  readStart(actor: Actor, needs: StartNeeds): Promise<ReadStart>
  writeStart(start: Start): Promise<string | null>
  /** For a write that was too late: reads and writes again, with the ticket locked. */
  hold<Result>(ticketId: string, work: (tickets: MovedTickets) => Promise<Result>): Promise<Result>
}

/** A larger statement would delay its first call, and of fifty simultaneous calls half are read while the others are written. */
const MOST = 25
/** A server often has two processors; calls that wait for a third lane are batched together. */
const LOOKING = { lanes: 2, most: MOST, perTurn: ANSWERS_PER_TURN, claims: () => [] }
/** One statement of many is cheaper than two of half as many at once, also when each of them waits a little for others (ADR 0051). */
const MOVING = { lanes: 1, most: MOST, spare: 8, gatherMs: 5 }
const READING = { ...MOVING, claims: () => [] }
/** Writes that wait for a shared row, as the end of the audit log, delay only each other. */
const ALONE = { lanes: 2, most: 1, claims: () => [] }

/** Connections for reading tickets, and for starting and moving them. */
export interface TicketConnections {
  readonly reads: Database
  readonly moves: Database
}

export function createTicketBatches({ reads, moves }: TicketConnections): TicketBatches {
  const versions = createKnownVersions()
  const finding = (db: Database, traits: Omit<BatchTraits<TicketQuestion, FoundTicket>, 'run'>) =>
    createBatches<TicketQuestion, FoundTicket>({ ...traits, run: (questions) => findTickets(db, questions, versions.all()) })
  const pages = finding(reads, LOOKING)
  // Writes that wait at the same moment share the next statement.
  const toMove = finding(moves, READING)
  const starts = createBatches<StartQuestion, FoundStart>({ ...READING, run: (questions) => findStarts(moves, questions, versions.all()) })
  const writing = (batch: readonly Move[]) => writeMoves(moves, batch)
  const together = createBatches<Move, boolean>({
    ...MOVING,
    claims: ({ ticketId, once }) => [ticketId, ...keyOf(once)],
    run: writing,
  })
  const alone = createBatches<Move, boolean>({ ...ALONE, run: writing })
  const starting = (batch: readonly Start[]) => writeStarts(moves, batch)
  const startsTogether = createBatches<Start, string | null>({ ...MOVING, claims: ({ once }) => keyOf(once), run: starting })
  const startsOneByOne = createBatches<Start, string | null>({ ...ALONE, run: starting })
  const hold = createTicketLocks(reads)
  const toTicket = (found: FoundTicket, actor: Actor): ReadTicket => {
    const read = toReadTicket(found, actor)
    if (read.ticket !== null) versions.keep(read.ticket.versionId, read.ticket)
    return read
  }
  return {
    read: async (actor, ticketId, move) => toTicket(await toMove.take({ actor, ticketId, move }), actor),
    readPage: async (actor, ticketId) => toTicket(await pages.take({ actor, ticketId, move: null }), actor),
    write: (move) => (needsOwnStatement(move) ? alone : together).take(move),
    readStart: async (actor, needs) => {
      const read = toReadStart(await starts.take({ actor, needs }), actor)
      if (read.published !== null) versions.keep(read.published.versionId, read.published)
      return read
    },
    writeStart: (start) => (startNeedsOwnStatement(start) ? startsOneByOne : startsTogether).take(start),
    hold: (ticketId, work) => hold(ticketId, (tx) => work(inTransaction(tx))),
  }
}

const keyOf = ({ actorId, key }: OnceKey): string[] => (key === null ? [] : [`${actorId} ${key}`])

/** The same within a transaction, for one move. */
const inTransaction = (tx: Transaction): MovedTickets => ({
  read: (actor, ticketId, move) => readTicket(tx, actor, ticketId, move),
  write: (move) => writeMove(tx, move),
})
