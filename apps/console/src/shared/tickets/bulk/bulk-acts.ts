/** Which moves can be made on several tickets of a list at once. The server decides each of them; here stands only what is offered where. */
import type { Permission } from '@formwork/api-contract'

export const BULK_LISTS = {
  /** Tickets that wait for the person. */
  deciding: ['approve', 'refuse', 'claim', 'transfer', 'delegate'],
  /** Tickets that the person started. */
  own: ['urge', 'withdraw'],
  /** Tickets in one's data scope. */
  managing: ['reassign', 'urge', 'terminate'],
} as const

export type BulkList = keyof typeof BULK_LISTS
export type BulkAct = (typeof BULK_LISTS)[BulkList][number]
/** A decision on several is taken back from where it was made. */
export type BulkMove = BulkAct | 'takeBack'

/** How many stand beside the number of those chosen; the others in a menu. */
export const SHOWN_ACTS = { wide: 3, phone: 2 }

/** Keys in lists where the move is offered. */
export const ACT_KEYS: Readonly<Partial<Record<BulkAct, string>>> = { approve: 'a', refuse: 'r', claim: 'c' }

/** What one needs for it besides being concerned. */
const MANAGING_RIGHTS: Readonly<Partial<Record<BulkAct, Permission>>> = {
  reassign: 'process:list:all:inversion',
  urge: 'process:list:all:inversion',
  terminate: 'process:list:all:end',
}

export const rightFor = (list: BulkList, act: BulkAct): Permission | undefined => (list === 'managing' ? MANAGING_RIGHTS[act] : undefined)
