/** Tries a start, or an answer on a ticket, without giving it: the steps it would come to, and who is asked there. Writes nothing. */
import { commandOfMove, type LookAheadBody, type LookAheadStartBody, type MoveAhead } from '@formwork/api-contract'
import { isPersonNode, type ProcessDefinition, type ProcessState, type TaskState } from '@formwork/workflow-core'
import { managingRights } from '../../access/ticket-rights'
import { type OnceCall, onceKeyOf } from '../../db/once-key'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { Refusal, refuse } from '../../domain/refusal'
import { needsOf } from '../../workflow/acting/move-needs'
import { takeStep } from '../../workflow/acting/take-step'
import { writeValues } from '../../workflow/acting/write-values'
import { readTicket } from '../../workflow/read-ticket'
import type { TicketAct } from '../../workflow/run-command'
import { calendarFor } from '../../workflow/settings/calendar-for'
import { tryFirstStep } from '../../workflow/starting/try-first-step'
import { type Names, namesFor } from '../../workflow/ticket-facts'
import { siteToday } from '../settings/site-time-zone'

/** As many as one reads in a sentence. */
const MAX_NAMES = 3

interface TriedStart extends LookAheadStartBody {
  readonly processId: string
  readonly locale: Locale
}

/**
 * @returns null where nobody can say
 * @throws {Refusal} as a start would for a process that is not there, not for them, or published anew since
 */
export async function lookAheadOfStart(deps: Deps, actor: Actor, { locale, ...input }: TriedStart): Promise<MoveAhead | null> {
  const first = await tryFirstStep(deps, actor, { input: { ...input, title: '', day: await siteToday(deps) }, locale })
  if (first === null) return null
  const { definition, state, names, toChoose } = first
  return aheadOf({ definition, before: null, after: state, taskId: null }, names, toChoose)
}

interface Tried extends LookAheadBody {
  readonly ticketId: string
  readonly locale: Locale
}

/**
 * @returns null where nobody can say: the move is not theirs to make, would be refused as it is, or people are to be chosen for it
 * @throws {Refusal} `ticket.not-found` where no share of the task has ever been theirs
 */
export async function lookAhead(deps: Deps, actor: Actor, tried: Tried, call: OnceCall): Promise<MoveAhead | null> {
  const act = actOf(tried)
  if (act === null) return null
  const at = deps.now()
  const read = await readTicket(deps.db, actor, tried.ticketId, { ...needsOf(act), once: onceKeyOf(call), now: at })
  const { ticket, rights, candidates } = read
  const task = ticket?.state.tasks.find(({ id }) => id === tried.taskId)
  if (ticket === null || task === undefined || !isAsked(task, actor)) throw refuse('ticket.not-found')
  const values = valuesAfter(deps, { actor, act, ticket, ownFiles: read.ownFiles, locale: tried.locale })
  if (values === null) return null
  const surroundings = { granted: managingRights(actor, rights, ticket), ...(await calendarFor(deps, ticket.definition, ticket.state)) }
  const { result, names } = takeStep(deps, read, { ...ticket, values }, commandOfMove(act, actor.userId, at.getTime()), surroundings)
  if (!result.ok) return null
  const { definition, state: before } = ticket
  return aheadOf({ definition, before, after: result.state, taskId: tried.taskId }, namesFor(ticket, { names, candidates }))
}

function actOf({ type, taskId, edgeId, values }: Tried): TicketAct | null {
  // A remark may be needed; what it says leads nowhere else.
  const answer = { taskId, remark: '-', reason: '', attachments: [], ...(values === undefined ? {} : { values }) }
  if (type !== 'choose') return { type, ...answer }
  return edgeId === undefined ? null : { type, edgeId, ...answer }
}

const isAsked = ({ assignments }: TaskState, { userId }: Actor) =>
  assignments.some(({ userId: asked, delegatedBy, answersFor = [] }) => [asked, delegatedBy, ...answersFor].includes(userId))

/** Null where the form refuses them: that is said when they are sent. */
function valuesAfter(deps: Deps, writing: Parameters<typeof writeValues>[1]) {
  try {
    return writeValues(deps, writing).values ?? writing.ticket.values
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

interface TriedStep {
  readonly definition: ProcessDefinition
  /** Null: there is no ticket yet. */
  readonly before: ProcessState | null
  readonly after: ProcessState
  /** The task that is answered; null at a start. */
  readonly taskId: string | null
}

const NONE: ReadonlySet<string> = new Set()

function aheadOf({ definition, before, after, taskId }: TriedStep, known: Names, toChoose = NONE): MoveAhead {
  const nodeName = (nodeId: string) => definition.nodes.find(({ id }) => id === nodeId)?.name ?? ''
  const asked = (task: TaskState | undefined) => {
    const ids = (task?.assignments ?? []).flatMap(({ userId, status }) => (status === 'open' || status === 'waiting' ? [userId] : []))
    const all = [...new Set(ids)]
    return { names: all.slice(0, MAX_NAMES).map((id) => known.get(id) ?? ''), count: all.length }
  }
  const wasOpen = new Set((before?.tasks ?? []).flatMap(({ id, status }) => (status === 'open' ? [id] : [])))
  const open = after.status === 'running' ? after.tasks.filter(({ status }) => status === 'open') : []
  const begun = open
    .filter(({ id }) => !wasOpen.has(id))
    .map((task) => ({
      name: nodeName(task.nodeId),
      ...(toChoose.has(task.nodeId) ? { names: [], count: 0, toChoose: true as const } : asked(task)),
    }))
  const hadJob = new Set((before?.jobs ?? []).map(({ id }) => id))
  const jobs = after.status === 'running' ? (after.jobs ?? []).filter(({ id }) => !hadJob.has(id)) : []
  const steps = [...begun, ...jobs.map(({ nodeId }) => ({ name: nodeName(nodeId), names: [], count: 0 }))]
  const others = asked(open.find(({ id }) => id === taskId))
  const elsewhere = open.filter(
    ({ id, nodeId }) => id !== taskId && definition.nodes.some((node) => node.id === nodeId && isPersonNode(node)),
  )
  return {
    ends: after.status === 'running' ? null : after.status,
    steps,
    others,
    branches: steps.length > 0 || others.count > 0 ? [] : [...new Set(elsewhere.map(({ nodeId }) => nodeName(nodeId)))],
  }
}
