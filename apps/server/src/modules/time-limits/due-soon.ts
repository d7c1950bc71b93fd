/** A job: the time of a task is nearly up. The notice is all there is to it, the ticket does not move. */
import type { Deps } from '../../deps'
import { deliverNotices } from '../notices/notice-repo'
import { findLimit, limitPayload } from './limit-repo'

/** Running it again delivers nothing twice: a delivery is named after the task, the time it is due and which of its reminders it is. */
export async function remindOfTask({ db, newId, now }: Pick<Deps, 'db' | 'newId' | 'now'>, payload: unknown): Promise<void> {
  const { ticketId, taskId, place } = limitPayload.parse(payload)
  const limit = await findLimit(db, ticketId, taskId)
  const at = now()
  // A job that comes so late that the time is up has nothing to remind of.
  if (limit === null || limit.dueAt <= at) return
  const delivery = `${ticketId}:${taskId}:due:${limit.dueAt.getTime()}${place === 0 ? '' : `:${place}`}`
  const rows = limit.asked.map((userId) => ({
    id: newId(),
    deliveryId: `${delivery}:${userId}`,
    userId,
    kind: 'task-due-soon' as const,
    nodeName: limit.nodeName,
    createdAt: at.toISOString(),
  }))
  if (rows.length > 0) await deliverNotices(db, { ticketId, taskId, rows, at })
}
