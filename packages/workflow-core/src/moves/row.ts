/** What every move must say: who has it when, and what it does. */
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
  /** Whether the last act can be taken back after it: it is that act, or changes nothing about it. Absent: not any more. */
  readonly lastAct?: 'becomes' | 'stays'
  /** Asked only in its phases, and of who has its right. */
  offers(view: View): readonly MoveOf<Type>[]
  /** Why it is not offered, where that is not plain from its phase, right or task. */
  whyNot?(view: View, command: CommandOf<Type>): Refusal
  /** Of a command that is offered; what it names besides may still be refused. */
  take(scene: ActScene, command: CommandOf<Type>): Taken
}
