/** The body of a move as a command of workflow-core: the wire has its words, so only who and when are added. Pure. */
import type { MoveBody } from '@formwork/api-contract'
import type { ManagingCommand, ManagingRight, PersonCommand } from '@formwork/workflow-core'

export type TicketCommand = PersonCommand | ManagingCommand
/** What is sent with any move and is no part of the command. */
type Beside = 'values' | 'revision'
/** A move before it is known who makes it. */
export type TicketAct = MoveBody

export function commandOf(act: TicketAct, by: string, at: Date): TicketCommand {
  const { values: _values, revision: _revision, ...command } = withoutBeside(act)
  return definite({ ...command, by, at: at.getTime() })
}

type WithBeside = TicketAct & { readonly values?: unknown }
const withoutBeside = (act: TicketAct): WithBeside => act

type Sent<Act extends TicketAct> = Act extends TicketAct ? Omit<Act, Beside> & { readonly by: string; readonly at: number } : never

/** What was left out of the body is left out of the command. */
function definite(command: Sent<TicketAct>): TicketCommand {
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

/** Whom the move gives work or a copy to: they have to be people who may act. */
export function namedIn(act: TicketAct): string[] {
  switch (act.type) {
    case 'transfer':
    case 'delegate':
    case 'reassign':
      return [act.to]
    case 'addSign':
    case 'copyTo':
      return [...new Set(act.to)]
    case 'approve':
    case 'complete':
    case 'choose':
    case 'resubmit':
      return [...new Set(Object.values(act.chosen ?? {}).flat())]
    default:
      return []
  }
}

/** What only administrators of tickets do. */
export const RIGHT_TO: Readonly<Partial<Record<TicketAct['type'], ManagingRight>>> = {
  reassign: 'reassign',
  terminate: 'terminate',
  suspend: 'suspend',
  resume: 'suspend',
  jump: 'jump',
  reopen: 'reopen',
  retryJob: 'repair',
  skipJob: 'repair',
}

/** Nobody is asked anew by these, and so nobody is looked up for them. */
const ASKS_NOBODY: ReadonlySet<TicketAct['type']> = new Set([
  'claim',
  'release',
  'transfer',
  'delegate',
  'handBack',
  'removeSign',
  'withdraw',
  'urge',
  'copyTo',
  'reassign',
  'suspend',
  'resume',
  'terminate',
  'retryJob',
])
export const asksPeople = ({ type }: TicketAct): boolean => !ASKS_NOBODY.has(type)

/** These can come to any step, not only to those that follow the open tasks. */
const COMES_ANYWHERE: ReadonlySet<TicketAct['type']> = new Set(['jump', 'reopen', 'refuse', 'return', 'takeBack', 'resubmit', 'skipJob'])
export const comesAnywhere = (act: TicketAct): boolean => COMES_ANYWHERE.has(act.type) && !(act.type === 'refuse' && act.back === undefined)
