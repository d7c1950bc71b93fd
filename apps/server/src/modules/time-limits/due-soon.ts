/** Jobs: the time of a task, or of a ticket as a whole, is nearly up. The notice is all there is to it, the ticket does not move. */
import type { Deps } from '../../deps'
import { deliverNotices } from '../notices/notice-repo'
import { findLimit, findTicketLimit, type Limit, limitPayload, ticketPayload } from './limit-repo'

type Delivering = Pick<Deps, 'db' | 'newId' | 'now'>

/** Running it again delivers nothing twice: a delivery is named after the task, the time it is due and which of its reminders it is. */
export async function remindOfTask(deps: Delivering, payload: unknown): Promise<void> {
  const { ticketId, taskId, place } = limitPayload.parse(payload)
  const limit = await findLimit(deps.db, ticketId, taskId)
  if (limit !== null) await remind(deps, limit, { ticketId, taskId, kind: 'task-due-soon', about: `${ticketId}:${taskId}`, place })
}

export async function remindOfTicket(deps: Delivering, payload: unknown): Promise<void> {
  const { ticketId, place } = ticketPayload.parse(payload)
  const limit = await findTicketLimit(deps.db, ticketId)
  if (limit !== null) await remind(deps, limit, { ticketId, taskId: null, kind: 'ticket-due-soon', about: ticketId, place })
}

interface Reminder {
  readonly ticketId: string
  readonly taskId: string | null
  readonly kind: 'task-due-soon' | 'ticket-due-soon'
  readonly about: string
  readonly place: number
}

async function remind({ db, newId, now }: Delivering, limit: Limit, { ticketId, taskId, kind, about, place }: Reminder): Promise<void> {
  const at = now()
  // A job that runs after the deadline has nothing to remind of.
  if (limit.dueAt <= at) return
  const delivery = `${about}:due:${limit.dueAt.getTime()}${place === 0 ? '' : `:${place}`}`
  const rows = limit.asked.map((userId) => ({
    id: newId(),
    deliveryId: `${delivery}:${userId}`,
    userId,
    kind,
    nodeName: limit.nodeName,
    createdAt: at.toISOString(),
  }))
  if (rows.length > 0) await deliverNotices(db, { ticketId, taskId, rows, at })
}
