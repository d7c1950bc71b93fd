/** Writes the in-app notices of one job. Running it again changes nothing: every delivery has its own id. */
import { z } from 'zod'
import { notices } from '../db/schema/tickets'
import type { Deps } from '../deps'

const noticeJobSchema = z.object({
  deliveryId: z.string(),
  ticketId: z.uuid(),
  kind: z.enum(['task-assigned', 'ticket-approved', 'ticket-refused']),
  to: z.array(z.uuid()),
  nodeName: z.string(),
  at: z.iso.datetime(),
})

export async function deliverNotice({ db, newId }: Pick<Deps, 'db' | 'newId'>, payload: unknown): Promise<void> {
  const { deliveryId, ticketId, kind, to, nodeName, at } = noticeJobSchema.parse(payload)
  if (to.length === 0) return
  const createdAt = new Date(at)
  const rows = to.map((userId) => ({ id: newId(), deliveryId: `${deliveryId}:${userId}`, userId, kind, ticketId, nodeName, createdAt }))
  await db.insert(notices).values(rows).onConflictDoNothing()
}
