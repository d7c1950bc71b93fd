/** Which moves can be made on several tickets of a list at once. The server decides each of them; this only says what is offered where. */
import { holdsAny, type MoveType, type Permission, type TicketList } from '@formwork/api-contract'

const ACTS = {
  /** Tickets that wait for the person. */
  todo: ['approve', 'refuse', 'claim', 'transfer', 'delegate'],
  /** Tickets that the person started. */
  mine: ['urge', 'withdraw'],
  related: [],
  copied: [],
  /** Tickets in one's data scope. */
  all: ['reassign', 'urge', 'terminate'],
} as const satisfies Readonly<Record<TicketList, readonly MoveType[]>>

export type BulkAct = (typeof ACTS)[TicketList][number]
/** A decision on several is taken back where it was made. */
export type BulkMove = BulkAct | 'takeBack'

/** How many actions are buttons beside the number of chosen tickets; the others are in a menu. */
export const SHOWN_ACTS = { wide: 3, phone: 2 }

/** Keys in lists where the move is offered. */
export const ACT_KEYS: Readonly<Partial<Record<BulkAct, string>>> = { approve: 'a', refuse: 'r', claim: 'c' }

/** What one needs for it besides being concerned. */
const MANAGING_RIGHTS: Readonly<Partial<Record<BulkAct, Permission>>> = {
  reassign: 'process:list:all:inversion',
  urge: 'process:list:all:inversion',
  terminate: 'process:list:all:end',
}

/** The actions that are offered in a list for these permissions. */
export const actsOf = (list: TicketList, held: readonly string[]): readonly BulkAct[] =>
  ACTS[list].filter((act) => {
    const right = list === 'all' ? MANAGING_RIGHTS[act] : undefined
    return right === undefined || holdsAny(held, [right])
  })
