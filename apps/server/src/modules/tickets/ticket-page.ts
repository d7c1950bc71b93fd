/** What one person's page of a ticket shows, from what was read of it: the answer of looking at it, and of every move. Pure. */
import { fileAddress, type HistoryEntry, prioritySchema, type TicketDetail } from '@formwork/api-contract'
import { type FieldRightsNow, fieldRightsOf, isWritable, type ManagingRight, rightOf, sharesAhead } from '@formwork/workflow-core'
import { managingRights, seesByScope } from '../../access/ticket-rights'
import type { Rights } from '../../access/rights'
import type { Actor } from '../../domain/actor'
import type { HistoryFacts } from '../../workflow/history-chain'
import { earliestDue, isTask } from '../../domain/open-task'
import { openSteps, ticketDue } from '../../workflow/open-tasks'
import { furtherForm, isFilled } from '../../workflow/forms/process-forms'
import { isShownField, shownValues } from '../../workflow/rights/shown-values'
import { rightsDefinition, type TicketFacts } from '../../workflow/ticket-facts'
import { offeredMoves } from './offered-moves'
import { shownProcess } from './shown-process'
import { assigneeOf, instantOf, ticketStateOf } from './ticket-state'

/** @param noticesAt - when the notices of this person’s last act are sent; null: they are sent, or never held back. */
export function ticketPage(ticket: TicketFacts, actor: Actor, rights: Rights, noticesAt: Date | null): TicketDetail {
  const { id, number, title, priority, processName, processId, version, revision, state, definition, form, values, requester, people } =
    ticket
  const open = openSteps(state, definition)
  const granted = managingRights(actor, rights, ticket)
  const isToldFailures = granted.some((right) => TOLD_FAILURES.has(right))
  const hasScope = seesByScope(actor, rights, ticket)
  const fieldRights = fieldRightsOf(rightsDefinition(ticket), state, { userId: actor.userId, requester: requester.id, hasScope })
  return {
    id,
    number,
    title,
    priority,
    status: state.status,
    processName,
    requester: { id: requester.id, name: requester.name },
    ...ticketStateOf(open, people),
    dueAt: instantOf(earliestDue(open, ticketDue(state))),
    ticketDueAt: instantOf(ticketDue(state)),
    ...(state.suspended === undefined ? {} : { suspended: true }),
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    processId,
    version,
    revision,
    process: shownProcess(definition),
    form,
    forms: shownForms(ticket, fieldRights),
    rights: { ...fieldRights.named },
    otherRight: fieldRights.other,
    values: shownValues(values, fieldRights),
    finishedAt: ticket.finishedAt?.toISOString() ?? null,
    history: ticket.history.map((entry) =>
      toHistoryEntry(entry, { fieldRights, isToldFailures, startId: definition.nodes.find(({ kind }) => kind === 'start')?.id ?? '' }),
    ),
    moves: offeredMoves(ticket, { userId: actor.userId, requester: requester.id, granted }, noticesAt),
    currentNodeIds: open.map(({ nodeId }) => nodeId),
    openTasks: open.filter(isTask).map(({ taskId, nodeId, nodeName, asked, dueAt }) => ({
      taskId,
      nodeId,
      nodeName,
      assignees: asked.map((person) => assigneeOf(person.id, people)),
      later: state.tasks.filter((task) => task.id === taskId).flatMap(sharesAhead),
      dueAt: instantOf(dueAt),
    })),
  }
}

/** Those that hold something the reader may see, and those the reader may fill in. */
function shownForms({ furtherForms, definition, values }: TicketFacts, rights: FieldRightsNow): TicketDetail['forms'] {
  return furtherForms.flatMap((each) => {
    const { fields } = each
    const seen = fields.filter((model) => rightOf(rights, model) !== 'hidden')
    const isThere = isFilled(seen, values) || seen.some((model) => isWritable(rights, model))
    return isThere ? [{ ...furtherForm(each, definition), isFilled: isFilled(fields, values) }] : []
  })
}

/** Who may repair a failed step, or sees it in the list of them: the failure names other systems. */
const TOLD_FAILURES: ReadonlySet<ManagingRight> = new Set(['repair', 'reassign'])

interface Reader {
  readonly fieldRights: FieldRightsNow
  readonly isToldFailures: boolean
  /** The node at which a ticket that was sent back is changed. */
  readonly startId: string
}

function toHistoryEntry(entry: HistoryFacts, { fieldRights, isToldFailures, startId }: Reader): HistoryEntry {
  const { sequence, kind, nodeId, nodeName, actorId, actorName, remark, assignees, replaced, fallback, at } = entry
  const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' }
  const named = { assignees: [...assignees], replaced: [...replaced] }
  const { targetNodeId, attachments = [], changes = [], standIns = [], reason, priority, ...details } = entry.details
  const isTold = reason !== undefined && (kind !== 'jobFailed' || isToldFailures)
  const handedIn = attachments.length === 0 ? {} : { attachments: attachments.map(({ id, name }) => ({ id, name, url: fileAddress(id) })) }
  return {
    sequence,
    kind,
    nodeId,
    nodeName,
    actor,
    remark,
    ...named,
    fallback,
    ...details,
    ...((kind === 'assigned' ? nodeId : targetNodeId) === startId ? { toRequester: true } : {}),
    ...(isTold ? { reason } : {}),
    ...(priority === undefined ? {} : { priority: prioritySchema.parse(priority) }),
    ...handedIn,
    ...(standIns.length === 0 ? {} : { standIns: standIns.map((standIn) => ({ id: standIn.id, away: [...standIn.away] })) }),
    changes: changes.filter(({ path }) => isShownField(fieldRights, path)),
    at: at.toISOString(),
  }
}
