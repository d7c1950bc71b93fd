/** What every move declares: who may make it when, and its effect. */
import type { CommandOf, ManagingCommand, ManagingRight, PersonCommand } from '../commands'
import type { Refusal } from '../refusal'
import type { Taken } from '../step-result'
import type { Move, MoveType } from './move'
import type { ActScene, View } from './view'

export type ActCommand = PersonCommand | ManagingCommand
export type MoveOf<Type extends MoveType> = Extract<Move, { type: Type }>
export type Phase = 'running' | 'suspended' | 'finished'

export interface MoveRow<Type extends MoveType> {
  /** Absent: only while it runs. */
  readonly phases?: readonly Phase[]
  /** What an administrator needs for it; absent: it is a person's own. */
  readonly right?: ManagingRight
  /** It can lead a request past its approvals: refused to its requester, unless the process lets people approve their own. */
  readonly passesApprovals?: true
  /** Its effect on taking back the last act: it becomes that act, or leaves it as it is. Absent: the last act can no longer be taken back. */
  readonly lastAct?: 'becomes' | 'stays'
  /** Called only in its phases, and for people with its right. */
  offers(view: View): readonly MoveOf<Type>[]
  /** Why it is not offered, where phase, right or task do not explain it. */
  whyNot?(view: View, command: CommandOf<Type>): Refusal
  /** Called with an offered command; other things it names may still be refused. */
  take(scene: ActScene, command: CommandOf<Type>): Taken
}
