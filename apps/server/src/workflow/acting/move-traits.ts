/** What the type of a move determines: whom it names, which right it takes, whom it asks. Pure. */
import type { MoveBody } from '@formwork/api-contract'
import type { ManagingRight } from '@formwork/workflow-core'

/** A move before it is known who makes it. */
export type TicketAct = MoveBody

/** The people who get work or a copy by the move: they have to be allowed to act. */
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

/** These ask no further people, so none are looked up for them. */
const ASKS_NO_PEOPLE: ReadonlySet<TicketAct['type']> = new Set([
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
export const asksPeople = ({ type }: TicketAct): boolean => !ASKS_NO_PEOPLE.has(type)

/** These can lead to any step, not only to those that follow the open tasks. */
const LEADS_ANYWHERE: ReadonlySet<TicketAct['type']> = new Set(['jump', 'reopen', 'refuse', 'return', 'takeBack', 'resubmit', 'skipJob'])
export const canLeadAnywhere = (act: TicketAct): boolean =>
  LEADS_ANYWHERE.has(act.type) && !(act.type === 'refuse' && act.back === undefined)
