/** Gives all open work of a person to somebody else: ticket by ticket, each a move of its own. */
import type { HandOverAnswer, RouteBody, routes } from '@formwork/api-contract'
import { reachFor } from '../../access/rights'
import { isWithin, PERMISSION_TO } from '../../access/ticket-rights'
import { appendAudit } from '../../db/append-audit'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { Refusal, refuse, refuseAt } from '../../domain/refusal'
import { refusalMessage } from '../../messages/refusal-message'
import { runCommand, type TicketAct } from '../../workflow/run-command'
import { findHeldTasks, findPerson, type HeldTask } from './hand-over-repo'

interface HandOverOrder extends RouteBody<typeof routes.handOverItems> {
  /** Who has what waits. */
  readonly userId: string
  /** Of the sentences that say what stays. */
  readonly locale: Locale
}

const MAX_TASKS = 200
const MAX_NAMED = 100

/** @throws {Refusal} `user.not-found`; `scope.beyond-yours`; `task.assignee-unavailable` for a new person who may not act. */
export async function handOverItems(deps: Deps, actor: Caller, order: HandOverOrder): Promise<HandOverAnswer> {
  const { userId, to, remark, locale } = order
  const reach = await reachFor(deps.db, actor, [PERMISSION_TO.reassign])
  const [from, heir] = [await findPerson(deps.db, userId), await findPerson(deps.db, to)]
  if (from === null) throw refuse('user.not-found')
  if (heir === null || !heir.active || to === userId) throw refuseAt(['to'], 'task.assignee-unavailable')
  if (!isWithin(reach, actor, heir)) throw refuse('scope.beyond-yours')
  const found = await findHeldTasks(deps.db, userId, reach, MAX_TASKS + 1)
  const left: HandOverAnswer['left'] = []
  const moved = new Set<string>()
  for (const task of found.slice(0, MAX_TASKS)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as nobody waits for it
    const refused = await handOver(deps, actor, task, { from: userId, to, remark })
    if (refused === null) moved.add(task.ticketId)
    else {
      const { code, params } = refused
      left.push({ ticketId: task.ticketId, number: task.number, code, message: refusalMessage(code, params, locale) })
    }
  }
  const facts = { person: heir.name, tickets: moved.size, remark }
  const subject = { id: userId, name: from.name }
  await appendAudit(deps.db, deps, actor, { kind: 'ticket.handed-over', subject, before: null, after: facts })
  return { moved: moved.size, left: left.slice(0, MAX_NAMED), more: found.length > MAX_TASKS && moved.size > 0 }
}

/** @returns its refusal, or null. */
async function handOver(
  deps: Deps,
  actor: Caller,
  { ticketId, taskId }: HeldTask,
  share: { readonly from: string; readonly to: string; readonly remark: string },
): Promise<Refusal | null> {
  const act: TicketAct = { type: 'reassign', taskId, reason: '', attachments: [], ...share }
  // A repetition finds nothing left to give away: it needs no key.
  const call = { actor, params: null, body: null, facts: { routeKey: 'hand-over', idempotencyKey: null } }
  return runCommand(deps, actor, { ticketId, act, locale: 'zh-CN' }, call).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    },
  )
}
