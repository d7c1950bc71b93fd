/** Jobs: a task, or a ticket as a whole, is late and has reached a rung of its ladder. Running one again changes nothing: each rung is reached once. */
import { prioritySchema } from '@formwork/api-contract'
import type { CommandOf, Rung } from '@formwork/workflow-core'
import type { Deps } from '../../deps'
import { replanDueJob } from '../../workflow/step-jobs/step-job-writes'
import { endJob } from '../../workflow/step-jobs/job-command'
import { findLeaders } from '../../workflow/leaders'
import { findLimit, findPeople, findTicketLimit, type Limit, limitPayload, ticketPayload } from './limit-repo'

/** @throws when the ticket moved under it twice; the job engine tries again. */
export async function endTime(deps: Deps, payload: unknown): Promise<void> {
  const { ticketId, taskId } = limitPayload.parse(payload)
  const limit = await findLimit(deps.db, ticketId, taskId)
  if (limit === null) return
  await reachNext(deps, { ticketId, taskId, limit, led: limit.asked }, (facts) => ({ type: 'timeIsUp', taskId, ...facts }))
}

/** @throws as above */
export async function endTicketTime(deps: Deps, payload: unknown): Promise<void> {
  const { ticketId } = ticketPayload.parse(payload)
  const limit = await findTicketLimit(deps.db, ticketId)
  if (limit === null) return
  await reachNext(deps, { ticketId, taskId: null, limit, led: [limit.requester] }, (facts) => ({ type: 'ticketTimeIsUp', ...facts }))
}

interface Late {
  readonly ticketId: string
  readonly taskId: string | null
  readonly limit: Limit
  /** The people whose leaders a rung notifies. */
  readonly led: readonly string[]
}

type Command = CommandOf<'timeIsUp'> | CommandOf<'ticketTimeIsUp'>

async function reachNext(deps: Deps, late: Late, commandOf: (facts: Omit<CommandOf<'ticketTimeIsUp'>, 'type'>) => Command): Promise<void> {
  const { ticketId, taskId, limit } = late
  // Answered meanwhile, or at the end of its ladder; or suspended, and planned again when the ticket is resumed.
  if (limit.next === null) return
  const now = deps.now()
  const { rung, index, at } = limit.next
  if (at > now.getTime()) {
    await replanDueJob(deps.db, { ticketId, taskId, waitMs: at - now.getTime() })
    return
  }
  const { leaders, people } = await peopleOfRung(deps, rung, late, now)
  const command = commandOf({ at: now.getTime(), rung: index, leaders, people, ...higherThan(limit.priority) })
  await endJob(deps, ticketId, { command, people: [...new Set([...Object.values(leaders), ...people])] })
}

/** Only people whom the rung needs are looked up. */
async function peopleOfRung({ db }: Deps, rung: Rung, { led }: Late, now: Date) {
  if (rung.act !== 'tell' && rung.act !== 'giveTo') return { leaders: {}, people: [] }
  return rung.to === undefined
    ? { leaders: await findLeaders(db, led, now), people: [] }
    : { leaders: {}, people: await findPeople(db, rung.to, now) }
}

/** Empty when it is as urgent as it can be. */
function higherThan(priority: number): { readonly higher?: number } {
  const { data: higher } = prioritySchema.safeParse(priority + 1)
  return higher === undefined ? {} : { higher }
}
