/** Tickets that are locked for calls that were too late to move them: each lock keeps a connection, and other calls must not run out of those. */
import { concurrencyLimit } from '../../db/concurrency-limit'
import type { Database, Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import { lockTicket } from '../write-move'

/** A transaction that has the ticket to itself. */
export type WithLockedTicket = <Result>(ticketId: string, work: (tx: Transaction) => Promise<Result>) => Promise<Result>

/** A third of the connections of calls. */
const TICKETS_AT_ONCE = 2
/** As long as PostgreSQL waits for a row. */
const WAIT_MS = 10_000
const MAX_WAITING = 500

/** One after the other for each ticket, without a connection until it is their turn. @throws {Refusal} `server.busy` after too long a wait. */
export function createTicketLocks(db: Database): WithLockedTicket {
  const traits = { waiting: MAX_WAITING, waitMs: WAIT_MS, refusal: 'server.busy' } as const
  const ofTicket = concurrencyLimit({ ...traits, running: 1 })
  const ofAll = concurrencyLimit({ ...traits, running: TICKETS_AT_ONCE })
  return (ticketId, work) =>
    ofTicket.run(ticketId, () =>
      ofAll.run('tickets', () =>
        withTransaction(db, async (tx) => {
          await lockTicket(tx, ticketId)
          return work(tx)
        }),
      ),
    )
}
