/** Plans a move on one of several tickets: the requests for it, or why its page has to be opened instead. Pure. */
import type { MoveType, TicketDetail, TicketMove } from '@formwork/api-contract'
import { MOVE_KINDS } from '../moves/move-kinds'
import { sharesOf } from '../moves/shares'
import type { BulkMove } from './bulk-acts'

export interface Send {
  readonly offer: TicketMove
  /** Whose share is given away (`reassign`). */
  readonly from?: string
}

export type WhyLeftOut =
  | 'finished'
  | 'suspended'
  | 'notYours'
  | 'otherAnswer'
  | 'claimFirst'
  | 'toFillIn'
  | 'toChoose'
  | 'several'
  | 'nobody'
  | 'notOffered'

export interface LeftOut {
  readonly why: WhyLeftOut
  /** Who acted on the ticket last; absent: nobody has. */
  readonly by?: string
}

/** Several are sent one after the other, each after the answer to the one before. */
export type Plan = { readonly sends: readonly Send[] } | LeftOut

/** @param from - id of the person whose share is given away; '': of those who can no longer act, or of the only one who has it. */
export function planMove(ticket: TicketDetail, move: BulkMove, from = ''): Plan {
  const offer = ticket.moves.find(({ type }) => type === move)
  if (offer === undefined) return whyNot(ticket, move)
  if (move === 'reassign') return sharesToGive(ticket, from)
  if (move === 'approve' && isFilledInAt(ticket, offer)) return { why: 'toFillIn' }
  if ((offer.chooses ?? []).length > 0) return { why: 'toChoose' }
  return { sends: [{ offer }] }
}

function whyNot({ status, suspended, moves, history }: TicketDetail, move: BulkMove): LeftOut {
  const by = history.findLast(({ actor }) => actor !== null)?.actor?.name
  const last = by === undefined ? {} : { by }
  if (status !== 'running') return { why: 'finished', ...last }
  if (suspended === true) return { why: 'suspended' }
  if (move !== 'approve' && move !== 'refuse') return { why: 'notOffered' }
  const has = (types: (type: MoveType) => boolean) => moves.some(({ type }) => types(type))
  if (has((type) => MOVE_KINDS[type].answers === true)) return { why: 'otherAnswer' }
  return has((type) => type === 'claim') ? { why: 'claimFirst' } : { why: 'notYours', ...last }
}

/** The step requires input: a form that is first filled in there, or required fields, which may hold somebody else's answer. */
function isFilledInAt({ forms, rights, otherRight, openTasks }: TicketDetail, { taskId }: TicketMove): boolean {
  const nodeId = openTasks.find((task) => task.taskId === taskId)?.nodeId
  if (forms.some((form) => !form.isFilled && form.nodeId === nodeId)) return true
  return otherRight === 'required' || Object.values(rights).includes('required')
}

function sharesToGive({ openTasks }: TicketDetail, from: string): Plan {
  const shares = sharesOf(openTasks).flatMap(({ taskId, from: person, people }) =>
    person === null ? [] : [{ taskId, person, isActive: people.every(({ active }) => active) }],
  )
  const given = shares.filter(({ person, isActive }) => (from === '' ? !isActive : person === from))
  const all = given.length === 0 && from === '' && shares.length === 1 ? shares : given
  if (all.length === 0) return { why: from === '' && shares.length > 0 ? 'several' : 'nobody' }
  return { sends: all.map(({ taskId, person }) => ({ offer: { type: 'reassign', taskId }, from: person })) }
}
