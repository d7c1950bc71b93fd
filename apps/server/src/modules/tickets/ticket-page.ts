/** What one person's page of a ticket shows, from what was read of it: the answer of looking at it, and of every move. Pure. */
import type { HistoryEntry, TicketDetail } from '@formwork/api-contract'
import { movesFor } from '@formwork/workflow-core'
import { managingRights } from '../../access/ticket-rights'
import type { Rights } from '../../access/rights'
import type { Actor } from '../../domain/actor'
import type { HistoryFacts } from '../../workflow/history-chain'
import type { TicketFacts } from '../../workflow/ticket-facts'

/** Rows of lists name as many as well. */
export const SHOWN_PEOPLE = 5

type OpenTask = TicketDetail['openTasks'][number]
type State = TicketFacts['state']

export function ticketPage(ticket: TicketFacts, actor: Actor, rights: Rights): TicketDetail {
  const { id, number, title, priority, processName, processId, version, revision, state, definition, form, values, requester } = ticket
  const open = state.tasks.filter(({ status }) => status === 'open')
  const openTasks = open.map((task) => toOpenTask(task, ticket))
  const waitingFor = byPosition(open, openTasks)
  const granted = managingRights(actor, rights, ticket)
  return {
    id,
    number,
    title,
    priority,
    status: state.status,
    processName,
    requester: { id: requester.id, name: requester.name },
    currentNodes: openTasks.map(({ nodeName }) => nodeName),
    waitingFor: waitingFor.slice(0, SHOWN_PEOPLE),
    waitingCount: waitingFor.length,
    stuck: open.some(({ completion }, index) => isBlocked(completion, openTasks[index]?.assignees ?? [])),
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    processId,
    version,
    revision,
    process: definition,
    form,
    values,
    finishedAt: ticket.finishedAt?.toISOString() ?? null,
    history: ticket.history.map(toHistoryEntry),
    moves: movesFor(state, { userId: actor.userId, requester: requester.id, granted }),
    currentNodeIds: open.map(({ nodeId }) => nodeId),
    openTasks,
  }
}

function toOpenTask({ id, nodeId, assignments }: State['tasks'][number], { definition, people }: TicketFacts): OpenTask {
  const asked = assignments.filter(({ status }) => status === 'open')
  return {
    taskId: id,
    nodeName: definition.nodes.find((node) => node.id === nodeId)?.name ?? '',
    assignees: asked.map(({ userId }) => ({ id: userId, ...(people.get(userId) ?? { name: '', active: false }) })),
  }
}

/** Everybody who is asked: the first of each task, then the second of each. */
function byPosition(open: State['tasks'], openTasks: readonly OpenTask[]): OpenTask['assignees'] {
  const placed = openTasks.flatMap(({ assignees }, index) =>
    assignees.map((person) => ({ person, place: open[index]?.assignments.findIndex(({ userId }) => userId === person.id) ?? 0 })),
  )
  return placed.toSorted((a, b) => a.place - b.place).map(({ person }) => person)
}

/** As `isStuck` asks of rows. Where one answer is enough, nobody active is asked; where everybody must agree, one who is asked is not active. */
function isBlocked(completion: State['tasks'][number]['completion'], assignees: OpenTask['assignees']): boolean {
  return completion === 'all' ? assignees.some(({ active }) => !active) : assignees.every(({ active }) => !active)
}

function toHistoryEntry(entry: HistoryFacts): HistoryEntry {
  const { sequence, kind, nodeId, nodeName, actorId, actorName, remark, assignees, replaced, fallback, at } = entry
  const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' }
  const named = { assignees: [...assignees], replaced: [...replaced] }
  return { sequence, kind, nodeId, nodeName, actor, remark, ...named, fallback, at: at.toISOString() }
}
