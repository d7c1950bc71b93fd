/** Writes the in-app notices of one job. Running it again changes nothing: every delivery has its own id. */
import { noticeSchema } from '@formwork/api-contract'
import { z } from 'zod'
import { isRefusedStatement } from '../../db/sql-state'
import type { Deps } from '../../deps'
import { deliverNotices, deliverNoticesTogether, type TicketNotice } from './notice-repo'

const noticeJobSchema = z.object({
  deliveryId: z.string(),
  ticketId: z.uuid(),
  kind: noticeSchema.shape.kind,
  to: z.array(z.uuid()),
  nodeName: z.string(),
  // Jobs of servers before schema version 5 have none.
  taskId: z.string().nullable().default(null),
  at: z.iso.datetime(),
})
type NoticeJob = z.infer<typeof noticeJobSchema>
const noticesJobSchema = z.object({ notices: z.array(noticeJobSchema) })
type DeliveryDeps = Pick<Deps, 'db' | 'newId' | 'now'>

/** A job of one notice, as servers before schema version 35 began them. */
export async function deliverNotice({ db, newId, now }: DeliveryDeps, payload: unknown): Promise<void> {
  const { deliveryId, ticketId, kind, to, nodeName, taskId, at } = noticeJobSchema.parse(payload)
  if (to.length === 0) return
  const rows = to.map((userId) => ({ id: newId(), deliveryId: `${deliveryId}:${userId}`, userId, kind, nodeName, createdAt: at }))
  await deliverNotices(db, { ticketId, taskId, rows, at: now() })
}

/** A job of the notices of moves that were written together. One that cannot be delivered does not stop the others. */
export async function deliverTogether(deps: DeliveryDeps, payload: unknown): Promise<void> {
  const notices = noticesJobSchema.parse(payload).notices.flatMap((notice) => noticesOf(notice, deps.newId))
  const byTicket = Map.groupBy(notices, ({ ticketId }) => ticketId)
  const left = await deliverNoticesTogether(deps.db, notices, { at: deps.now(), waits: false }).catch((error: unknown) => {
    if (byTicket.size > 1 && isRefusedStatement(error)) return [...byTicket.keys()]
    throw error
  })
  const failures: unknown[] = []
  for (const ticketId of left) {
    const ofTicket = byTicket.get(ticketId) ?? []
    // oxlint-disable-next-line no-await-in-loop -- each waits for whoever moves its ticket
    await deliverNoticesTogether(deps.db, ofTicket, { at: deps.now(), waits: true }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `notices of ${failures.length} of ${byTicket.size} tickets could not be delivered`)
}

const noticesOf = ({ deliveryId, ticketId, kind, to, nodeName, taskId, at }: NoticeJob, newId: () => string): TicketNotice[] =>
  to.map((userId) => ({ id: newId(), deliveryId: `${deliveryId}:${userId}`, ticketId, taskId, userId, kind, nodeName, createdAt: at }))
