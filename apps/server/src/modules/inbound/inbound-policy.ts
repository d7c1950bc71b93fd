/** Who may do what with inbound webhooks: as far as one's data scope reaches the person in whose name they start tickets. */
import type { Permission } from '@formwork/api-contract'
import { rightsOf } from '../../access/rights'
import type { Queryable } from '../../db/client'
import type { Actor } from '../../domain/actor'
import { requirePerson } from '../scope/within'

export type InboundRight = Extract<Permission, `process:admin:inbound:${string}`>

/** @throws {Refusal} `scope.beyond-yours` */
export async function requireReached(
  db: Queryable,
  actor: Actor,
  right: InboundRight,
  starter: { readonly id: string; readonly departmentId: string | null },
): Promise<void> {
  requirePerson(await rightsOf(db, actor), right, starter.id, starter.departmentId)
}
