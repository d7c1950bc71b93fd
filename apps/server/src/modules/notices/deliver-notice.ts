/** Writes the in-app notices of one job. Running it again changes nothing: every delivery has its own id. */
import { noticeSchema } from '@formwork/api-contract'
import { z } from 'zod'
import type { Deps } from '../../deps'
import { deliverNotices } from './notice-repo'

const noticeJobSchema = z.object({
  deliveryId: z.string(),
  ticketId: z.uuid(),
  kind: noticeSchema.shape.kind,
  to: z.array(z.uuid()),
  nodeName: z.string(),
  // Jobs of servers before schema version 5 do not say.
  taskId: z.string().nullable().default(null),
  at: z.iso.datetime(),
})

export async function deliverNotice({ db, newId, now }: Pick<Deps, 'db' | 'newId' | 'now'>, payload: unknown): Promise<void> {
  const { deliveryId, ticketId, kind, to, nodeName, taskId, at } = noticeJobSchema.parse(payload)
  if (to.length === 0) return
  const rows = to.map((userId) => ({ id: newId(), deliveryId: `${deliveryId}:${userId}`, userId, kind, nodeName, createdAt: at }))
  await deliverNotices(db, { ticketId, taskId, rows, at: now() })
}
