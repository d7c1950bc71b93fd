/** Who may do what with views of the lists of tickets. */
import { PERMISSION_OF_LIST, SHARING_PERMISSION, type SharedWith, type TicketList } from '@formwork/api-contract'
import { type Actor, may } from '../../domain/actor'
import { refuse, refuseAt } from '../../domain/refusal'

/** @throws {Refusal} `permission.denied` for a list the caller may not open: its views reveal what is in it. */
export function requireList(actor: Actor, list: TicketList): void {
  if (!may(actor, PERMISSION_OF_LIST[list])) throw refuse('permission.denied')
}

/** Keeping a view to oneself, or to oneself again, is everybody's right. @throws {Refusal} `permission.denied` */
export function requireSharing(actor: Actor, sharedWith: SharedWith): void {
  if (sharedWith !== 'nobody' && !may(actor, SHARING_PERMISSION)) throw refuseAt(['sharedWith'], 'permission.denied')
}
