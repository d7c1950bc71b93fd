/** The open work of somebody who was disabled or removed goes to their leader, else to the administrators: ticket by ticket, in a job. */
import { step } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client'
import { withTransaction } from '../db/transaction'
import type { Deps } from '../deps'
import { findSuccessors, type Successors } from './directory'
import { systemActor } from './step-jobs/system-actor'
import { openSteps } from './open-tasks'
import { readTicket } from './read-ticket'
import { stepRows } from './step-rows'
import { lockTicket, writeMove } from './write-move'

export const PASS_ON_TASK = 'tasks.pass-on'
/** A move that was under way may have asked the person after the job read the tickets: it reads again once every such move is over. */
const SECOND_LOOK_SECONDS = 60
const MAX_ATTEMPTS = 12
const TICKETS_AT_ONCE = 4
const BATCH = 200

/** Part of the transaction that disables or removes somebody: the job begins as soon as that is committed. */
export async function enqueuePassOn(db: Queryable, userId: string): Promise<void> {
  const job = (
    name: string,
    seconds: number,
  ) => sql`graphile_worker.add_job(${PASS_ON_TASK}::text, payload => ${JSON.stringify({ userId })}::json,
    job_key => ${`${PASS_ON_TASK}:${name}:${userId}`}::text, max_attempts => ${MAX_ATTEMPTS}::int, run_at => now() + ${seconds}::int * interval '1 second')`
  await db.execute(sql`select ${job('first', 0)}, ${job('again', SECOND_LOOK_SECONDS)}`)
}

/**
 * Running it again changes nothing. It stops when the person is enabled again, who keeps the rest.
 *
 * @returns how many tickets moved
 * @throws when some could not be; the others have moved, and another run tries again
 */
export async function passOn(deps: Deps, userId: string): Promise<number> {
  let moved = 0
  const failures: unknown[] = []
  let last = ''
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other, each with the successors of that moment
    const [successors, ids] = await Promise.all([findSuccessors(deps.db, userId), findWaiting(deps.db, userId, last)])
    if (successors === null || ids.length === 0) break
    const queue = [...ids]
    const work = async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        // oxlint-disable-next-line no-await-in-loop
        const hasMoved = await passOnTicket(deps, id, userId, successors).catch((error: unknown) => void failures.push(error))
        if (hasMoved === true) moved += 1
      }
    }
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(Array.from({ length: TICKETS_AT_ONCE }, work))
    last = ids.at(-1) ?? ''
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} tickets of ${userId} could not be passed on, ${moved} were`)
  return moved
}

async function findWaiting(db: Database, userId: string, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct a.ticket_id as id from ticket_assignments a join tickets t on t.id = a.ticket_id and t.status = 'running'
    where a.user_id = ${userId}::uuid and a.status in ('open', 'setAside') and (${after} = '' or a.ticket_id::text > ${after})
    order by a.ticket_id limit ${BATCH}`)
  return rows.map(({ id }) => id)
}

/** Twice at most: a write that was too late locks the ticket and decides again. */
async function passOnTicket(deps: Deps, ticketId: string, userId: string, successors: Successors): Promise<boolean> {
  const first = await carryOut(deps, deps.db, ticketId, userId, successors)
  if (first !== 'too-late') return first === 'moved'
  const second = await withTransaction(deps.db, async (tx) => {
    await lockTicket(tx, ticketId)
    return carryOut(deps, tx, ticketId, userId, successors)
  })
  // The leader was disabled at this very moment: the job is run again, and finds another.
  if (second === 'too-late') throw new Error(`the ticket ${ticketId} could not be passed on`)
  return second === 'moved'
}

async function carryOut(deps: Deps, db: Queryable, ticketId: string, userId: string, { leader, administrators, names }: Successors) {
  const at = deps.now()
  const { ticket } = await readTicket(db, systemActor(userId), ticketId, null)
  if (ticket === null) return 'nothing'
  const { definition, state, requester } = ticket
  const context = {
    seen: { values: {}, empty: [] },
    assignees: {},
    requesterLeader: null,
    fallbackAssignees: administrators,
    requester: requester.id,
    granted: [],
    enabled: [...administrators, ...(leader === null ? [] : [leader])],
  }
  const result = step(definition, state, { type: 'replaceAssignee', from: userId, leader }, context)
  // Decided or given away meanwhile; or no successor exists, and the list of stuck tickets shows it.
  if (!result.ok) return 'nothing'
  const { rows, end } = stepRows(result.effects, { ...ticket, ticketId, at, names })
  const written = await writeMove(db, {
    ticketId,
    from: ticket.revision,
    state: result.state,
    openTasks: openSteps(result.state, definition),
    end,
    rows,
    at,
    once: { actorId: userId, key: null, route: PASS_ON_TASK, bodyHash: '' },
    answer: null,
    mustBeActive: leader !== null && rows.openedAssignments.some((opened) => opened.userId === leader) ? [leader] : [],
    values: null,
    fileIds: [],
    noticesWait: 0,
    dropsNoticesOf: null,
    audit: null,
  })
  if (written) deps.ticketNews.notify(ticketId)
  return written ? 'moved' : 'too-late'
}
