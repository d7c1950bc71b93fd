/** What one person's page of a ticket shows, from what was read of it: the answer of looking at it, and of every move. Pure. */
import type { HistoryEntry, TicketDetail } from '@formwork/api-contract'
import { managingRights } from '../../access/ticket-rights'
import type { Rights } from '../../access/rights'
import type { Actor } from '../../domain/actor'
import type { HistoryFacts } from '../../workflow/history-chain'
import { openTasks } from '../../workflow/open-tasks'
import type { TicketFacts } from '../../workflow/ticket-facts'
import { offeredMoves } from './offered-moves'
import { assigneeOf, standingOf } from './standing'

export function ticketPage(ticket: TicketFacts, actor: Actor, rights: Rights): TicketDetail {
  const { id, number, title, priority, processName, processId, version, revision, state, definition, form, values, requester, people } =
    ticket
  const open = openTasks(state, definition)
  const granted = managingRights(actor, rights, ticket)
  return {
    id,
    number,
    title,
    priority,
    status: state.status,
    processName,
    requester: { id: requester.id, name: requester.name },
    ...standingOf(open, people),
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    processId,
    version,
    revision,
    process: definition,
    form,
    forms: [],
    rights: {},
    values,
    finishedAt: ticket.finishedAt?.toISOString() ?? null,
    history: ticket.history.map(toHistoryEntry),
    moves: offeredMoves(ticket, { userId: actor.userId, requester: requester.id, granted }),
    currentNodeIds: open.map(({ nodeId }) => nodeId),
    openTasks: open.map(({ taskId, nodeName, asked }) => ({
      taskId,
      nodeName,
      assignees: asked.map((person) => assigneeOf(person.id, people)),
    })),
  }
}

function toHistoryEntry(entry: HistoryFacts): HistoryEntry {
  const { sequence, kind, nodeId, nodeName, actorId, actorName, remark, assignees, replaced, fallback, at } = entry
  const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' }
  const named = { assignees: [...assignees], replaced: [...replaced] }
  return { sequence, kind, nodeId, nodeName, actor, remark, ...named, fallback, changes: [], at: at.toISOString() }
}
