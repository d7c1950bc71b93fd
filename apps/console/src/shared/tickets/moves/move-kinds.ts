/** For each move: where it is on the page of a ticket, and what it asks for before it is made. The one table the page reads. */
import type { MoveType } from '@formwork/api-contract'

/** `decide`: buttons of the page. The others are in the menu, in this order. */
export const MOVE_GROUPS = ['decide', 'people', 'own', 'manage'] as const
export type MoveGroup = (typeof MOVE_GROUPS)[number]

/** What a move needs beside the task it is about. */
export type MoveAsk = 'person' | 'people' | 'signer' | 'sign' | 'place' | 'again' | 'remark' | 'files'

export interface MoveKind {
  readonly group: MoveGroup
  /** Empty: it is made at once. */
  readonly asks: readonly MoveAsk[]
  /** Later readers would not understand it without a reason. */
  readonly needsReason?: true
  /** The values of the form are sent along. */
  readonly answers?: true
}

export const MOVE_KINDS: Readonly<Record<MoveType, MoveKind>> = {
  withdraw: { group: 'decide', asks: ['remark'] },
  return: { group: 'decide', asks: ['place', 'again', 'remark', 'files'], needsReason: true },
  refuse: { group: 'decide', asks: ['place', 'again', 'remark', 'files'], needsReason: true },
  claim: { group: 'decide', asks: [] },
  choose: { group: 'decide', asks: ['remark', 'files'], answers: true },
  handBack: { group: 'decide', asks: ['remark', 'files'], answers: true },
  complete: { group: 'decide', asks: ['remark', 'files'], answers: true },
  resubmit: { group: 'decide', asks: ['remark', 'files'], answers: true },
  approve: { group: 'decide', asks: ['remark', 'files'], answers: true },
  transfer: { group: 'people', asks: ['person', 'remark'] },
  delegate: { group: 'people', asks: ['person', 'remark'] },
  addSign: { group: 'people', asks: ['people', 'sign', 'remark'] },
  removeSign: { group: 'people', asks: ['signer', 'remark'] },
  copyTo: { group: 'people', asks: ['people', 'remark'] },
  release: { group: 'own', asks: [] },
  urge: { group: 'own', asks: [] },
  takeBack: { group: 'own', asks: [] },
  reassign: { group: 'manage', asks: ['person', 'remark'] },
  jump: { group: 'manage', asks: ['place', 'remark'], needsReason: true },
  retryJob: { group: 'manage', asks: ['remark'] },
  skipJob: { group: 'manage', asks: ['remark'], needsReason: true },
  resume: { group: 'manage', asks: ['remark'] },
  suspend: { group: 'manage', asks: ['remark'], needsReason: true },
  reopen: { group: 'manage', asks: ['place', 'remark'], needsReason: true },
  terminate: { group: 'manage', asks: ['remark'], needsReason: true },
}
