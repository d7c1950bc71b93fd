/** What a person may do with tickets as their administrator: what their roles grant, on tickets in their data scope alone. */
import type { ManagingRight } from '@formwork/workflow-core'
import type { Permission } from '@formwork/api-contract'
import type { Queryable } from '../db/client'
import { type Actor, may } from '../domain/actor'
import { isTicketAmong, ticketInScope } from './visible-tickets'

export const PERMISSION_TO: Readonly<Record<ManagingRight, Permission>> = {
  reassign: 'process:list:all:inversion',
  terminate: 'process:list:all:end',
}

/** One's own tickets are no exception: who started a ticket or is asked on it does not thereby administer it. */
export async function managingRights(db: Queryable, actor: Actor, ticketId: string): Promise<ManagingRight[]> {
  const rights: ManagingRight[] = []
  for (const right of ['reassign', 'terminate'] as const) {
    const permission = PERMISSION_TO[right]
    if (may(actor, permission) && (await isTicketAmong(db, ticketId, await ticketInScope(db, actor, permission)))) rights.push(right)
  }
  return rights
}
