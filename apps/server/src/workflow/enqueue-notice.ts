/** Puts work into the job engine from inside a transaction: it exists exactly when the change it follows was committed. */
import type { NoticeKind } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'

export interface NoticeJob {
  /** Unique per ticket and effect; with the receiver it is the id of one delivery. */
  readonly deliveryId: string
  readonly ticketId: string
  readonly kind: NoticeKind
  readonly to: readonly string[]
  readonly nodeName: string
  /** The task it asks for; null when it is about the ticket. */
  readonly taskId: string | null
  /** When it happened; the delivery may come later. */
  readonly at: string
}

export const NOTICE_TASK = 'notice.deliver'
const MAX_ATTEMPTS = 12

export async function enqueueNotice(tx: Queryable, job: NoticeJob): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${NOTICE_TASK}::text, payload => ${JSON.stringify(job)}::json, job_key => ${job.deliveryId}::text, max_attempts => ${MAX_ATTEMPTS}::int)`,
  )
}
