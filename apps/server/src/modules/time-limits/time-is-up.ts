/** A job: the time of a task is up. Running it again changes nothing: a task's time is up once. */
import type { Deps } from '../../deps'
import { planAgain, TIME_UP_TASK } from '../../workflow/errands/errand-writes'
import { endJob } from '../../workflow/errands/job-command'
import { findLeaders } from '../../workflow/leaders'
import { findLimit, limitPayload } from './limit-repo'

/** @throws when the ticket moved under it twice; the job engine tries again. */
export async function endTime(deps: Deps, payload: unknown): Promise<void> {
  const { ticketId, taskId } = limitPayload.parse(payload)
  const limit = await findLimit(deps.db, ticketId, taskId)
  // Answered meanwhile; or suspended, then it is planned anew as the ticket goes on.
  if (limit === null) return
  const now = deps.now()
  if (limit.dueAt > now) {
    await planAgain(deps.db, TIME_UP_TASK, { ticketId, taskId, waitMs: limit.dueAt.getTime() - now.getTime() })
    return
  }
  const leaders = await findLeaders(deps.db, limit.asked, now)
  const people = [...new Set(Object.values(leaders))]
  await endJob(deps, ticketId, { command: { type: 'timeIsUp', taskId, at: now.getTime(), leaders }, people })
}
