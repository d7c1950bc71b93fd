/** The progress of a ticket, as one line of steps: what happened, whom it waits for, and the next steps by the form's values. */
import type { HistoryEntry, TicketDetail } from '@formwork/api-contract'
import { importDefinition, seenValues } from '@formwork/form-schema'
import { type Completion, isPersonNode, nodesAhead, type ProcessDefinition } from '@formwork/workflow-core'
import { historyAfterMoving } from './history-after-moving'
import { decisionOf, sortedByTurn, type ProgressPerson, visitors } from './progress-people'
import { neededCompletion } from './who-is-needed'

/** `failed`: for good; the ticket waits there for an administrator. */
export type ProgressState = 'done' | 'refused' | 'current' | 'failed' | 'cancelled' | 'next'

export interface ProgressStep {
  /** Stable while the ticket goes on: a step may be passed more than once. */
  readonly key: string
  /** Null for an end that the process does not name. */
  readonly nodeId: string | null
  readonly kind: 'start' | 'task' | 'end'
  readonly name: string
  readonly state: ProgressState
  readonly people: readonly ProgressPerson[]
  /** Instants; null when it was not reached. */
  readonly startedAt: string | null
  readonly endedAt: string | null
  /** The rules found nobody: administrators have it. */
  readonly fallback: boolean
  /** A refusal here led back to a step instead of ending the ticket. */
  readonly isReturn: boolean
  /** It was sent back, and is or was changed here by its requester. */
  readonly isChange?: true
  /** Which of its people have to answer; absent where that makes no difference. */
  readonly needs?: Completion
  /** Instant by which its people have to answer; absent where it has no time limit. */
  readonly dueAt?: string
  /** That was counted in working time. */
  readonly isInWorkingTime?: boolean
  /** Instant until which it waits by itself. */
  readonly until?: string
  /** The ticket that it has started. */
  readonly inside?: NonNullable<AutomaticStep['ticket']>
}

type AutomaticStep = NonNullable<TicketDetail['automaticSteps']>[number]

export type ProgressSource = Pick<
  TicketDetail,
  | 'process'
  | 'form'
  | 'forms'
  | 'history'
  | 'currentNodeIds'
  | 'openTasks'
  | 'values'
  | 'status'
  | 'requester'
  | 'createdAt'
  | 'finishedAt'
  | 'automaticSteps'
>

export function ticketProgress(ticket: ProgressSource): ProgressStep[] {
  const history = historyAfterMoving(ticket).toSorted((a, b) => a.sequence - b.sequence)
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
  const visits = [...visitsOf(history, ticket), ...automaticVisits(history, ticket)].toSorted((a, b) => a.sequence - b.sequence)
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
  const reached = withWaits([...visits.map(({ step }) => step), ...automaticNow(history, ticket)], ticket.automaticSteps ?? [])
  return [start, ...reached, ...ahead, end]
}

/** A step that was passed more than once shows its last visit. */
function withWaits(steps: readonly ProgressStep[], automatic: readonly AutomaticStep[]): ProgressStep[] {
  const last = new Map(automatic.map((each) => [each.nodeId, each]))
  return steps.map((step, at) => {
    const about =
      step.nodeId === null || steps.slice(at + 1).some(({ nodeId }) => nodeId === step.nodeId) ? undefined : last.get(step.nodeId)
    if (about === undefined) return step
    const { until, ticket } = about
    return {
      ...step,
      ...(until === undefined || step.state !== 'current' ? {} : { until }),
      ...(ticket === undefined ? {} : { inside: ticket }),
    }
  })
}

interface Visit {
  /** Of its entry. */
  readonly sequence: number
  readonly step: ProgressStep
}

/** Each assignment of a step, with the decisions until it was assigned again. */
function visitsOf(history: readonly HistoryEntry[], { process, currentNodeIds, openTasks, status }: ProgressSource): Visit[] {
  return history.flatMap((entry, index): Visit[] => {
    if (entry.kind !== 'assigned' || entry.nodeId === null) return []
    const later = history.slice(index + 1)
    const again = later.findIndex((one) => one.kind === 'assigned' && one.nodeId === entry.nodeId)
    const visit = (again < 0 ? later : later.slice(0, again)).filter(({ nodeId }) => nodeId === entry.nodeId)
    const undone = visit.findLastIndex(({ kind }) => kind === 'takenBack')
    const answers = visit.slice(undone + 1).filter(({ kind }) => decisionOf(kind) !== null)
    const isOpen = again < 0 && status === 'running' && currentNodeIds.includes(entry.nodeId)
    const open = isOpen ? openTasks.filter(({ nodeId }) => nodeId === entry.nodeId) : []
    const ahead = open.flatMap((task) => task.later)
    const dueAt = open.find((task) => (task.dueAt ?? '') !== '')?.dueAt ?? null
    const people = sortedByTurn(visitors(entry, visit, answers), ahead)
    const needs = neededCompletion(process, { nodeId: entry.nodeId, fallback: entry.fallback, people: people.length })
    const step: ProgressStep = {
      ...blankStep(entry.nodeId, entry.nodeName || nameOf(process, entry.nodeId), isOpen ? 'current' : closedState(answers)),
      key: `${entry.nodeId}-${entry.sequence}`,
      people,
      startedAt: entry.at,
      endedAt: isOpen ? null : (answers.at(-1)?.at ?? null),
      fallback: entry.fallback,
      isReturn: returnsFrom(process, entry.nodeId),
      ...(isStart(process, entry.nodeId) ? { isChange: true as const } : {}),
      ...(needs === null ? {} : { needs }),
      ...(dueAt === null ? {} : { dueAt }),
      ...(dueAt !== null && isInWorkingTime(process, entry.nodeId) ? { isInWorkingTime: true } : {}),
    }
    return [{ sequence: entry.sequence, step }]
  })
}

function isInWorkingTime({ nodes }: ProgressSource['process'], nodeId: string): boolean {
  const node = nodes.find(({ id }) => id === nodeId)
  return isPersonNode(node) && node.timeLimit?.clock === 'working'
}

function closedState(answers: readonly HistoryEntry[]): ProgressState {
  if (answers.some(({ kind }) => kind === 'refused' || kind === 'returned')) return 'refused'
  return answers.length > 0 ? 'done' : 'cancelled'
}

/** The steps that no person does, as they were passed. */
function automaticVisits(history: readonly HistoryEntry[], { process }: ProgressSource): Visit[] {
  return history.flatMap(({ kind, nodeId, nodeName, sequence, at }): Visit[] => {
    if ((kind !== 'jobDone' && kind !== 'jobSkipped') || nodeId === null) return []
    const step = blankStep(nodeId, nodeName || nameOf(process, nodeId), kind === 'jobDone' ? 'done' : 'cancelled')
    return [{ sequence, step: { ...step, key: `${nodeId}-${sequence}`, endedAt: at } }]
  })
}

/** Automatic steps it waits at. Starting one has no actor, and no entry in the history. */
function automaticNow(history: readonly HistoryEntry[], { process, currentNodeIds, status }: ProgressSource): ProgressStep[] {
  if (status !== 'running') return []
  return process.nodes
    .filter(({ id, kind }) => currentNodeIds.includes(id) && AUTOMATIC.has(kind))
    .map(({ id, name }) => {
      const last = history.findLast(({ nodeId, kind }) => nodeId === id && JOB_ACTS.has(kind))
      return blankStep(id, name, last?.kind === 'jobFailed' ? 'failed' : 'current')
    })
}

const JOB_ACTS: ReadonlySet<HistoryEntry['kind']> = new Set(['jobFailed', 'jobRetried', 'jobDone', 'jobSkipped'])
const AUTOMATIC: ReadonlySet<string> = new Set(['timer', 'httpRequest', 'subProcess', 'script'])

/** A step of which only its state is known. */
export function blankStep(nodeId: string, name: string, state: ProgressState): ProgressStep {
  return {
    key: `${state}-${nodeId}`,
    nodeId,
    kind: 'task',
    name,
    state,
    people: [],
    startedAt: null,
    endedAt: null,
    fallback: false,
    isReturn: false,
  }
}

/** The next steps if everybody agrees, by the present values. */
function stepsAhead({ process, currentNodeIds, form, forms, values }: ProgressSource): ProgressStep[] {
  const parts = [...(form === null ? [] : [form]), ...forms.map((further) => further.form)].flatMap((definition) => {
    const imported = importDefinition(definition)
    return imported.ok ? [seenValues(imported.form, values)] : []
  })
  const seen = { values: Object.assign({}, ...parts.map((part) => part.values)), empty: parts.flatMap(({ empty }) => empty) }
  const ahead = new Map(currentNodeIds.flatMap((current) => nodesAhead(process, current, seen)).map((node) => [node.id, node]))
  return [...ahead.values()].filter(({ id }) => !currentNodeIds.includes(id)).map(({ id, name }) => blankStep(id, name, 'next'))
}

function nameOf(process: ProcessDefinition, nodeId: string): string {
  return process.nodes.find((node) => node.id === nodeId)?.name ?? ''
}

/** A ticket only comes to its start again when it is sent back to its requester. */
export const isStart = ({ nodes }: Pick<ProcessDefinition, 'nodes'>, nodeId: string | null): boolean =>
  nodes.some(({ id, kind }) => id === nodeId && kind === 'start')

/** Whether a refusal at this node goes back to a step. */
export function returnsFrom({ edges }: Pick<ProcessDefinition, 'edges'>, nodeId: string | null): boolean {
  return edges.some((edge) => edge.source === nodeId && edge.outcome === 'refuse')
}
