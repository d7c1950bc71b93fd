/** Marks as read what called people to a task that asks them for nothing any more. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { notices } from '../db/schema/tickets'

/** What called these people to a task. What is not delivered yet is found closed by its delivery. */
export async function markTaskRead(
  tx: Transaction,
  { ticketId, taskId, userIds }: { readonly ticketId: string; readonly taskId: string; readonly userIds: readonly string[] },
  at: Date,
): Promise<void> {
  await tx
    .update(notices)
    .set({ readAt: at })
    .where(and(eq(notices.ticketId, ticketId), eq(notices.taskId, taskId), inArray(notices.userId, [...userIds]), isNull(notices.readAt)))
}
