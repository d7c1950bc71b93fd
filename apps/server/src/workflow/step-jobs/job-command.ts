/** A command of the system: an automatic step is over, or the time of a step is up. Uses the same read, step and write as every move. */
import type { JsonObject } from '@formwork/api-contract'
import type { CommandOf } from '@formwork/workflow-core'
import type { Queryable } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { takeStep } from '../acting/take-step'
import { namesFor, type TicketFacts } from '../ticket-facts'
import { writeCheckedValues, writeSystemValues } from '../forms/check-forms'
import { openSteps } from '../open-tasks'
import { readTicket } from '../read-ticket'
import { calendarFor } from '../settings/calendar-for'
import { stepRows } from '../step-rows'
import { lockTicket, writeMove } from '../write-move'
import { systemActor } from './system-actor'

export interface JobEnd {
  readonly command: CommandOf<'jobDone' | 'jobFailed'> | CommandOf<'timeIsUp'> | CommandOf<'ticketTimeIsUp'>
  /** Values it writes into the forms; missing fields are left out. */
  readonly values?: JsonObject
  /** They are checked like those of a person: one that is refused refuses all. */
  readonly areChecked?: boolean
  /** People it may ask or notify: their names are read, and those who are asked have to be active still. */
  readonly people?: readonly string[]
}

/** `over`: the ticket does not wait for this job (any more), as when a job runs twice. `held`: nothing moves until it is resumed. */
export type JobOutcome = 'moved' | 'over' | 'held'

/** @throws when the ticket moved under it twice; the job engine tries again. @throws {Refusal} `ticket.values-refused`, when values are checked. */
export async function endJob(deps: Deps, ticketId: string, end: JobEnd): Promise<JobOutcome> {
  const outcome = await endOnce(deps, ticketId, end)
  if (outcome === 'moved') deps.ticketNews.notify(ticketId)
  return outcome
}

async function endOnce(deps: Deps, ticketId: string, end: JobEnd): Promise<JobOutcome> {
  const first = await carryOut(deps, deps.db, ticketId, end)
  if (first !== 'too-late') return first
  const second = await withTransaction(deps.db, async (tx) => {
    await lockTicket(tx, ticketId)
    return carryOut(deps, tx, ticketId, end)
  })
  if (second === 'too-late') throw new Error(`the ticket ${ticketId} could not be moved on`)
  return second
}

async function carryOut(
  deps: Deps,
  db: Queryable,
  ticketId: string,
  { command, values: supplied, areChecked = false, people: named = [] }: JobEnd,
) {
  const at = deps.now()
  const actor: Actor = systemActor()
  const once = { actorId: actor.userId, key: null, route: '', bodyHash: '' }
  const read = await readTicket(db, actor, ticketId, {
    once,
    now: at,
    opens: 'any',
    candidateIds: named,
    areChosen: false,
    values: supplied ?? {},
    fileIds: [],
  })
  const { ticket } = read
  if (ticket === null) return 'over'
  const values = supplied === undefined ? null : withSupplied(deps, ticket, { supplied, areChecked })
  const surroundings = { granted: [], ...(await calendarFor(deps, ticket.definition, ticket.state)) }
  const moved = { ...ticket, values: values ?? ticket.values }
  const { result, names } = takeStep(deps, read, moved, { ...command, at: at.getTime() }, surroundings)
  if (!result.ok) return result.reason.code === 'process.suspended' ? 'held' : 'over'
  const known = namesFor(ticket, { names, candidates: read.candidates })
  const error = command.type === 'jobFailed' ? command.reason : ''
  const { rows, end } = stepRows(result.effects, { ...ticket, ticketId, at, names: known, error })
  const written = await writeMove(db, {
    ticketId,
    from: ticket.revision,
    state: result.state,
    openTasks: openSteps(result.state, ticket.definition),
    end,
    rows,
    at,
    once,
    answer: null,
    mustBeActive: named.filter((person) => rows.openedAssignments.some(({ userId }) => userId === person)),
    values,
    fileIds: [],
    noticesWait: 0,
    dropsNoticesOf: null,
    audit: null,
  })
  return written ? 'moved' : 'too-late'
}

interface Supplied {
  readonly supplied: JsonObject
  readonly areChecked: boolean
}

/** Without a check nothing is refused: the answer of a call cannot correct what others wrote. @throws {Refusal} `ticket.values-refused` where these values are checked. */
function withSupplied(
  { publishedForms }: Pick<Deps, 'publishedForms'>,
  ticket: TicketFacts,
  { supplied, areChecked }: Supplied,
): JsonObject {
  const forms = publishedForms.formsOf(ticket.versionId, ticket)
  return areChecked ? writeCheckedValues(forms, ticket.values, supplied) : writeSystemValues(forms, ticket.values, supplied)
}
