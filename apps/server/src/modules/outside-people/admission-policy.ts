/**
 * Who may decide where people of a source are authenticated, and which roles new ones get. Somebody who decides that could become any of them: so they have to
 * hold, and reach, everything these people do, as if they gave them their roles.
 */
import type { PersonSource } from '@formwork/api-contract'
import { rightsOf } from '../../access/rights'
import type { Transaction } from '../../db/client'
import type { Actor } from '../../domain/actor'
import { refuseAt } from '../../domain/refusal'
import { requireGrantable } from '../users/user-policy'
import { rolesOfSource } from './outside-people-repo'

export interface Admission {
  readonly createsPeople: boolean
  readonly roleId: string | null
}

/** @throws {Refusal} `role.beyond-yours`, `role.not-found`, `settings.role-needed` */
export async function requireMayAdmit(
  tx: Transaction,
  actor: Actor,
  source: PersonSource,
  { createsPeople, roleId }: Admission,
): Promise<void> {
  // Without a role they could do nothing.
  if (createsPeople && roleId === null) throw refuseAt(['roleId'], 'settings.role-needed')
  const ids = [...(await rolesOfSource(tx, source)), ...(roleId === null ? [] : [roleId])]
  await requireGrantable(tx, actor, await rightsOf(tx, actor), ids)
}
