/** What one person's page of a ticket shows, from what was read of it: the answer of looking at it, and of every move. Pure. */
import { fileAddress, type HistoryEntry, type TicketDetail } from '@formwork/api-contract'
import { type FieldRightsNow, fieldRightsOf, isWritable, rightOf, sharesAhead } from '@formwork/workflow-core'
import { managingRights, seesByScope } from '../../access/ticket-rights'
import type { Rights } from '../../access/rights'
import type { Actor } from '../../domain/actor'
import type { HistoryFacts } from '../../workflow/history-chain'
import { openTasks } from '../../workflow/open-tasks'
import { furtherForm, isFilled } from '../../workflow/forms/process-forms'
import { isShownField, shownValues } from '../../workflow/rights/shown-values'
import { rightsDefinition, type TicketFacts } from '../../workflow/ticket-facts'
import { offeredMoves } from './offered-moves'
import { assigneeOf, standingOf } from './standing'

export function ticketPage(ticket: TicketFacts, actor: Actor, rights: Rights): TicketDetail {
  const { id, number, title, priority, processName, processId, version, revision, state, definition, form, values, requester, people } =
    ticket
  const open = openTasks(state, definition)
  const granted = managingRights(actor, rights, ticket)
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
    ...standingOf(open, people),
    ...(state.suspended === undefined ? {} : { suspended: true }),
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    processId,
    version,
    revision,
    process: definition,
    form,
    forms: shownForms(ticket, fieldRights),
    rights: { ...fieldRights.named },
    otherRight: fieldRights.other,
    values: shownValues(values, fieldRights),
    finishedAt: ticket.finishedAt?.toISOString() ?? null,
    history: ticket.history.map((entry) => toHistoryEntry(entry, fieldRights)),
    moves: offeredMoves(ticket, { userId: actor.userId, requester: requester.id, granted }),
    currentNodeIds: [...open, ...(state.jobs ?? [])].map(({ nodeId }) => nodeId),
    openTasks: open.map(({ taskId, nodeId, nodeName, asked }) => ({
      taskId,
      nodeId,
      nodeName,
      assignees: asked.map((person) => assigneeOf(person.id, people)),
      later: state.tasks.filter((task) => task.id === taskId).flatMap(sharesAhead),
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

function toHistoryEntry(entry: HistoryFacts, rights: FieldRightsNow): HistoryEntry {
  const { sequence, kind, nodeId, nodeName, actorId, actorName, remark, assignees, replaced, fallback, at } = entry
  const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' }
  const named = { assignees: [...assignees], replaced: [...replaced] }
  const { targetNodeId: _, attachments = [], changes = [], ...details } = entry.details
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
    ...handedIn,
    changes: changes.filter(({ path }) => isShownField(rights, path)),
    at: at.toISOString(),
  }
}
