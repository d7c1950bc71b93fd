/**
 * Who may decide where people of a source are authenticated, and which roles new ones get. Somebody who decides that could become any of them: so they have to
 * hold, and reach, everything these people do, as if they gave them their roles; and a data scope has to hold these people, as if it were about their passwords.
 */
import type { PersonSource } from '@formwork/api-contract'
import { findGrants } from '../../access/grants'
import { isUnlimited, rightsOf } from '../../access/rights'
import type { Transaction } from '../../db/client'
import type { Actor } from '../../domain/actor'
import { refuseAt } from '../../domain/refusal'
import { requireDepartments, requireWithin } from '../scope/within'
import { requireGrantable } from '../users/user-policy'
import { findPeopleOfSource } from './outside-people-repo'

export interface Admission {
  readonly createsPeople: boolean
  readonly roleId: string | null
}

/** @throws {Refusal} `role.beyond-yours`, `role.not-found`, `settings.role-needed`, `scope.beyond-yours` */
export async function requireMayAdmit(
  tx: Transaction,
  actor: Actor,
  source: PersonSource,
  { createsPeople, roleId }: Admission,
): Promise<void> {
  // Without a role they could do nothing.
  if (createsPeople && roleId === null) throw refuseAt(['roleId'], 'settings.role-needed')
  const rights = await rightsOf(tx, actor)
  const people = await findPeopleOfSource(tx, source)
  await requireGrantable(tx, actor, rights, [...people.flatMap(({ roleIds }) => roleIds), ...(roleId === null ? [] : [roleId])])
  if (isUnlimited(rights)) return
  // New people are without a department.
  const places = [...people.map(({ departmentId }) => departmentId), ...(createsPeople ? [null] : [])]
  requireDepartments(rights, 'system:settings:index:config', places)
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const { departmentId, roleIds } of people) requireWithin(rights, { departmentId, grants: await findGrants(tx, roleIds) })
}
