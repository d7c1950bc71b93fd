/** The progress of a ticket, as one line of steps: what happened, what waits for whom, and what the form's values will lead to next. */
import type { HistoryEntry, TicketDetail } from '@formwork/api-contract'
import { importDefinition, seenValues } from '@formwork/form-schema'
import { nodesAhead, type ProcessDefinition } from '@formwork/workflow-core'

export type ProgressState = 'done' | 'refused' | 'current' | 'cancelled' | 'next'
type Person = HistoryEntry['assignees'][number]

export interface ProgressPerson extends Person {
  readonly decision: 'approved' | 'done' | 'refused' | 'returned' | null
  readonly remark: string
}
export interface ProgressStep {
  /** Stable while the ticket goes on: a step may be passed more than once. */
  readonly key: string
  /** Null for an end that the process does not name. */
  readonly nodeId: string | null
  readonly kind: 'start' | 'task' | 'end'
  readonly name: string
  readonly state: ProgressState
  readonly people: readonly ProgressPerson[]
  /** Instants; null when it has not come to that. */
  readonly startedAt: string | null
  readonly endedAt: string | null
  /** Nobody was found by the rules: administrators have it. */
  readonly fallback: boolean
  /** A refusal here led back to a step instead of ending the ticket. */
  readonly isReturn: boolean
}

export type ProgressSource = Pick<
  TicketDetail,
  'process' | 'form' | 'forms' | 'history' | 'currentNodeIds' | 'values' | 'status' | 'requester' | 'createdAt' | 'finishedAt'
>

export function ticketProgress(ticket: ProgressSource): ProgressStep[] {
  const history = ticket.history.toSorted((a, b) => a.sequence - b.sequence)
  const startNode = ticket.process.nodes.find((node) => node.kind === 'start')
  const ended = history.findLast(({ kind }) => kind === 'finished')?.nodeId
  const ends = ticket.process.nodes.filter((node) => node.kind === 'end')
  const endNode = ends.find(({ id }) => id === ended) ?? ends[0]
  const start: ProgressStep = {
    key: 'start',
    nodeId: startNode?.id ?? null,
    kind: 'start',
    name: startNode?.name ?? '',
    state: 'done',
    people: [{ ...ticket.requester, decision: null, remark: '' }],
    startedAt: ticket.createdAt,
    endedAt: ticket.createdAt,
    fallback: false,
    isReturn: false,
  }
  const visits = visitsOf(history, ticket)
  const ahead = ticket.status === 'running' ? stepsAhead(ticket) : []
  const end: ProgressStep = {
    key: 'end',
    nodeId: endNode?.id ?? null,
    kind: 'end',
    name: endNode?.name ?? '',
    state:
      ticket.status === 'running' ? 'next' : ticket.status === 'approved' ? 'done' : ticket.status === 'refused' ? 'refused' : 'cancelled',
    people: [],
    startedAt: ticket.finishedAt,
    endedAt: ticket.finishedAt,
    fallback: false,
    isReturn: false,
  }
  return [start, ...visits, ...ahead, end]
}

/** Each time a step was handed to people, with what they decided until it was handed out again. */
function visitsOf(history: readonly HistoryEntry[], { process, currentNodeIds, status }: ProgressSource): ProgressStep[] {
  return history.flatMap((entry, index): ProgressStep[] => {
    if (entry.kind !== 'assigned' || entry.nodeId === null) return []
    const later = history.slice(index + 1)
    const again = later.findIndex((one) => one.kind === 'assigned' && one.nodeId === entry.nodeId)
    const visit = (again < 0 ? later : later.slice(0, again)).filter(({ nodeId }) => nodeId === entry.nodeId)
    const undone = visit.findLastIndex(({ kind }) => kind === 'takenBack')
    const answers = visit.slice(undone + 1).filter(({ kind }) => decisionOf(kind) !== null)
    const isOpen = again < 0 && status === 'running' && currentNodeIds.includes(entry.nodeId)
    const refused = answers.some(({ kind }) => kind === 'refused' || kind === 'returned')
    return [
      {
        key: `${entry.nodeId}-${entry.sequence}`,
        nodeId: entry.nodeId,
        kind: 'task',
        name: entry.nodeName || nameOf(process, entry.nodeId),
        state: isOpen ? 'current' : refused ? 'refused' : answers.length > 0 ? 'done' : 'cancelled',
        people: peopleOf(handedOn(entry, visit), answers),
        startedAt: entry.at,
        endedAt: isOpen ? null : (answers.at(-1)?.at ?? null),
        fallback: entry.fallback,
        isReturn: returnsFrom(process, entry.nodeId),
      },
    ]
  })
}

/** What an act of somebody who was asked decides; null for any other act. */
function decisionOf(kind: HistoryEntry['kind']): ProgressPerson['decision'] {
  switch (kind) {
    case 'approved':
    case 'refused':
    case 'returned':
      return kind
    case 'completed':
    case 'chosen':
    case 'resubmitted':
      return 'done'
    default:
      return null
  }
}

/** Shares go from some to others. */
const HANDED_ON: ReadonlySet<HistoryEntry['kind']> = new Set([
  'reassigned',
  'transferred',
  'delegated',
  'handedBack',
  'signersAdded',
  'signerRemoved',
])

/** The people of a visit after shares were given to others, and signers came and went. */
function handedOn(assigned: HistoryEntry, visit: readonly HistoryEntry[]): readonly Person[] {
  return visit
    .filter(({ kind }) => HANDED_ON.has(kind))
    .reduce<readonly Person[]>(
      (people, { replaced, assignees }) => [
        ...people.filter(({ id }) => ![...replaced, ...assignees].some((other) => other.id === id)),
        ...assignees,
      ],
      assigned.assignees,
    )
}

/** Those asked, with their decision; whoever decided without being listed comes after. */
function peopleOf(people: readonly Person[], answers: readonly HistoryEntry[]): ProgressPerson[] {
  const decided = new Map(answers.flatMap((answer) => (answer.actor ? [[answer.actor.id, answer] as const] : [])))
  const asked = people.map((person) => withAnswer(person, decided.get(person.id)))
  const others = [...decided.values()].flatMap((answer) =>
    answer.actor && !people.some((person) => person.id === answer.actor?.id) ? [withAnswer(answer.actor, answer)] : [],
  )
  return [...asked, ...others]
}

function withAnswer(person: Person, answer: HistoryEntry | undefined): ProgressPerson {
  const decision = answer === undefined ? null : decisionOf(answer.kind)
  return { ...person, decision, remark: answer?.remark ?? '' }
}

/** The steps that follow if everybody agrees, by the values as they are now. */
function stepsAhead({ process, currentNodeIds, form, forms, values }: ProgressSource): ProgressStep[] {
  const parts = [...(form === null ? [] : [form]), ...forms.map((further) => further.form)].flatMap((definition) => {
    const imported = importDefinition(definition)
    return imported.ok ? [seenValues(imported.form, values)] : []
  })
  const seen = { values: Object.assign({}, ...parts.map((part) => part.values)), empty: parts.flatMap(({ empty }) => empty) }
  const ahead = new Map(currentNodeIds.flatMap((current) => nodesAhead(process, current, seen)).map((node) => [node.id, node]))
  return [...ahead.values()]
    .filter(({ id }) => !currentNodeIds.includes(id))
    .map(({ id, name }) => ({
      key: `next-${id}`,
      nodeId: id,
      kind: 'task',
      name,
      state: 'next',
      people: [],
      startedAt: null,
      endedAt: null,
      fallback: false,
      isReturn: false,
    }))
}

function nameOf(process: ProcessDefinition, nodeId: string): string {
  return process.nodes.find((node) => node.id === nodeId)?.name ?? ''
}

/** Whether a refusal at this node goes back to a step. */
export function returnsFrom({ edges }: ProcessDefinition, nodeId: string | null): boolean {
  return edges.some((edge) => edge.source === nodeId && edge.outcome === 'refuse')
}
