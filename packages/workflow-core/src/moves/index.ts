/** The one table of moves: buttons, API answers, the simulator and every step read it. A move without a row does not compile. */
import { addSign } from './shares/add-sign'
import { approve } from './answers/approve'
import { choose } from './answers/choose'
import { claim, release } from './shares/claim'
import { complete } from './answers/complete'
import { copyTo } from './ticket/copy-to'
import { delegate, handBack } from './shares/delegate'
import { retryJob, skipJob } from './ticket/job-repair'
import { jump } from './ticket/jump'
import type { MoveType } from './move'
import { reassign } from './shares/reassign'
import { refuse } from './answers/refuse'
import { removeSign } from './shares/remove-sign'
import { reopen } from './ticket/reopen'
import { resubmit } from './answers/resubmit'
import { sendBackMove } from './answers/return'
import type { MoveRow } from './row'
import { resume, suspend } from './ticket/suspend'
import { takeBack } from './answers/take-back'
import { terminate } from './ticket/terminate'
import { transfer } from './shares/transfer'
import { urge } from './ticket/urge'
import { withdraw } from './ticket/withdraw'

const moves: { readonly [Type in MoveType]: MoveRow<Type> } = {
  approve,
  refuse,
  choose,
  complete,
  resubmit,
  return: sendBackMove,
  claim,
  release,
  transfer,
  delegate,
  handBack,
  addSign,
  removeSign,
  copyTo,
  takeBack,
  withdraw,
  urge,
  reassign,
  jump,
  suspend,
  resume,
  terminate,
  reopen,
  retryJob,
  skipJob,
}

export function rowOf<Type extends MoveType>(type: Type): MoveRow<Type> {
  return moves[type]
}

/** In the order in which they are offered. */
export const MOVE_TYPES: readonly MoveType[] = [
  'approve',
  'complete',
  'resubmit',
  'choose',
  'refuse',
  'return',
  'claim',
  'release',
  'handBack',
  'transfer',
  'delegate',
  'addSign',
  'removeSign',
  'takeBack',
  'urge',
  'copyTo',
  'withdraw',
  'reassign',
  'jump',
  'suspend',
  'resume',
  'terminate',
  'reopen',
  'retryJob',
  'skipJob',
]
