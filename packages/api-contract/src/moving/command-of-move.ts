/** The body of a move as a command of workflow-core: the wire has its words, so only who and when are added. Pure. */
import type { ManagingCommand, PersonCommand } from '@formwork/workflow-core'
import type { MoveBody } from './moves'

/** Sent with any move, and no part of the command. */
type Beside = 'values' | 'revision'
type WithBeside = MoveBody & { readonly values?: unknown }
const withoutBeside = (move: MoveBody): WithBeside => move

type Sent<Move extends MoveBody> = Move extends MoveBody ? Omit<Move, Beside> & { readonly by: string; readonly at: number } : never

/**
 * @param by id of the person who makes the move
 * @param at when, in milliseconds
 */
export function commandOfMove(move: MoveBody, by: string, at: number): PersonCommand | ManagingCommand {
  const { values: _values, revision: _revision, ...command } = withoutBeside(move)
  return definite({ ...command, by, at })
}

/** What was left out of the body is left out of the command. */
function definite(command: Sent<MoveBody>): PersonCommand | ManagingCommand {
  switch (command.type) {
    case 'refuse': {
      const { back, ...rest } = command
      return back === undefined ? rest : { ...rest, back }
    }
    case 'approve':
    case 'complete':
    case 'resubmit': {
      const { chosen, ...rest } = command
      return chosen === undefined ? rest : { ...rest, chosen }
    }
    case 'choose': {
      const { chosen, ...rest } = command
      return chosen === undefined ? rest : { ...rest, chosen }
    }
    default:
      return command
  }
}
