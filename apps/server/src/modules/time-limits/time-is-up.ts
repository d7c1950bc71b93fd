/** A job: a task is late and has come to a rung of its ladder. Running it again changes nothing: each rung is reached once. */
import { prioritySchema } from '@formwork/api-contract'
import type { Rung } from '@formwork/workflow-core'
import type { Deps } from '../../deps'
import { planAgain } from '../../workflow/errands/errand-writes'
import { endJob } from '../../workflow/errands/job-command'
import { findLeaders, findLimit, findPeople, type Limit, limitPayload } from './limit-repo'

/** @throws when the ticket moved under it twice; the job engine tries again. */
export async function endTime(deps: Deps, payload: unknown): Promise<void> {
  const { ticketId, taskId } = limitPayload.parse(payload)
  const limit = await findLimit(deps.db, ticketId, taskId)
  // Answered meanwhile, or at the end of its ladder; or suspended, then it is planned anew as the ticket goes on.
  if (limit === null || limit.next === null) return
  const now = deps.now()
  const { rung, index, at } = limit.next
  if (at > now.getTime()) {
    await planAgain(deps.db, { ticketId, taskId, waitMs: at - now.getTime() })
    return
  }
  const { leaders, people } = await whoIsMeant(deps, rung, limit, now)
  const command = { type: 'timeIsUp', taskId, at: now.getTime(), rung: index, leaders, people, ...higherThan(limit.priority) } as const
  await endJob(deps, ticketId, { command, people: [...new Set([...Object.values(leaders), ...people])] })
}

/** Nobody is looked for whom the rung does not need. */
async function whoIsMeant({ db }: Deps, rung: Rung, { asked }: Limit, now: Date) {
  if (rung.act !== 'tell' && rung.act !== 'giveTo') return { leaders: {}, people: [] }
  return rung.to === undefined
    ? { leaders: await findLeaders(db, asked, now), people: [] }
    : { leaders: {}, people: await findPeople(db, rung.to, now) }
}

/** Nothing where it is as urgent as it can be. */
function higherThan(priority: number): { readonly higher?: number } {
  const { data: higher } = prioritySchema.safeParse(priority + 1)
  return higher === undefined ? {} : { higher }
}
