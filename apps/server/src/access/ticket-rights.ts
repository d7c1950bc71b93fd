/** What a person may do with one ticket that has been read: look into it, and administer it. The same rules as `visible-tickets` has for lists. */
import type { Permission } from '@formwork/api-contract'
import { everAsked, handlersOf, MANAGING_RIGHTS, type ManagingRight, type ProcessState } from '@formwork/workflow-core'
import { type Actor, may } from '../domain/actor'
import { type Reach, reaches } from '../domain/reach'
import { reachIn, type Rights } from './rights'

export const PERMISSION_TO: Readonly<Record<ManagingRight, Permission>> = {
  reassign: 'process:list:all:inversion',
  terminate: 'process:list:all:end',
  suspend: 'process:list:all:end',
  jump: 'process:list:all:inversion',
  reopen: 'process:list:all:end',
  repair: 'process:list:all:end',
}
const MANAGING_PERMISSIONS: readonly Permission[] = [...new Set(Object.values(PERMISSION_TO))]
export const LOOK_INTO_ALL: Permission = 'process:list:all'

/** Whether anything below depends on the person's roles: most people's do not, and theirs need not be read. */
export const needsRights = (actor: Actor): boolean => may(actor, LOOK_INTO_ALL, ...Object.values(PERMISSION_TO))

/** What of a ticket these rights depend on. */
export interface OwnedTicket {
  readonly requester: { readonly id: string; readonly departmentId: string | null }
  readonly state: ProcessState
  readonly isCopied: boolean
}

/** They started it, were asked at some time, were sent a copy, or their data scope holds it. */
export function maySee(actor: Actor, rights: Rights, ticket: OwnedTicket): boolean {
  return ticket.requester.id === actor.userId || ticket.isCopied || wasAsked(actor, ticket) || seesByScope(actor, rights, ticket)
}

function wasAsked({ userId }: Actor, { state }: OwnedTicket): boolean {
  return everAsked(state).includes(userId) || handlersOf(state).includes(userId)
}

/** Their data scope holds it. */
export const seesByScope = (actor: Actor, rights: Rights, ticket: Pick<OwnedTicket, 'requester'>): boolean =>
  holds(actor, rights, ticket, LOOK_INTO_ALL)

/** One's own tickets are no exception: who started a ticket or is asked on it does not thereby administer it. */
export function managingRights(actor: Actor, rights: Rights, ticket: Pick<OwnedTicket, 'requester'>): ManagingRight[] {
  // Six rights come from two permissions, and how far one reaches may take a walk through all departments.
  const held = new Set(MANAGING_PERMISSIONS.filter((permission) => holds(actor, rights, ticket, permission)))
  return MANAGING_RIGHTS.filter((right) => held.has(PERMISSION_TO[right]))
}

/** Whether somebody of that department is within a reach; oneself always is. */
export function isWithin(reach: Reach, actor: Actor, person: { readonly id: string; readonly departmentId: string | null }): boolean {
  return person.id === actor.userId || reaches(reach, [person.departmentId])
}

function holds(actor: Actor, rights: Rights, { requester }: Pick<OwnedTicket, 'requester'>, permission: Permission): boolean {
  return may(actor, permission) && reaches(reachIn(rights, permission), [requester.departmentId])
}
