/** What a step decided, as rows for the tables and the job engine. Pure; `step-writes.ts` writes them. */
import type { Completion, Effect, EffectType, NoticeKind, ProcessState } from '@formwork/workflow-core'
import { continueChain, type HistoryChain, type HistoryEnd, type HistoryFacts } from './history-chain'

export interface Scene extends HistoryEnd {
  readonly ticketId: string
  readonly at: Date
  readonly names: ReadonlyMap<string, string>
}

export interface StepRows {
  readonly closedAssignments: readonly {
    readonly taskId: string
    readonly userId: string
    readonly status: 'agreed' | 'refused' | 'closed'
  }[]
  readonly closedTasks: readonly {
    readonly taskId: string
    readonly status: ProcessState['tasks'][number]['status']
    readonly outcome: 'agreed' | 'refused' | 'cancelled'
    readonly decidedBy: string | null
  }[]
  readonly openedTasks: readonly {
    readonly taskId: string
    readonly nodeId: string
    readonly nodeName: string
    readonly completion: Completion
    readonly fallback: boolean
  }[]
  readonly openedAssignments: readonly { readonly taskId: string; readonly userId: string; readonly position: number }[]
  readonly history: readonly (HistoryFacts & { readonly hash: string })[]
  readonly notices: readonly NoticeJob[]
}

export interface NoticeJob {
  /** Unique per ticket and effect; with the receiver it is the id of one delivery. */
  readonly deliveryId: string
  readonly ticketId: string
  readonly kind: NoticeKind
  readonly to: readonly string[]
  readonly nodeName: string
  /** The task it asks for; null when it is about the ticket. */
  readonly taskId: string | null
  /** When it happened; the delivery may come later. */
  readonly at: string
}

type EffectOf<Type extends EffectType> = Extract<Effect, { type: Type }>
type RowsOf<Type extends EffectType> = (effect: EffectOf<Type>, scene: Scene & { readonly chain: HistoryChain }) => Partial<StepRows>

/** One for every kind of effect there is. */
const rowsOf: { readonly [Type in EffectType]: RowsOf<Type> } = {
  'assignment.close': ({ taskId, userId, status }) => ({ closedAssignments: [{ taskId, userId, status }] }),
  'task.close': ({ taskId, outcome, by }) => ({
    closedTasks: [{ taskId, status: outcome === 'cancelled' ? 'cancelled' : 'done', outcome, decidedBy: by }],
  }),
  'task.open': ({ taskId, nodeId, nodeName, completion, fallback, assignees }) => ({
    openedTasks: [{ taskId, nodeId, nodeName, completion, fallback }],
    openedAssignments: assignees.map((userId, position) => ({ taskId, userId, position })),
  }),
  'assignment.open': ({ taskId, userId, position }) => ({ openedAssignments: [{ taskId, userId, position }] }),
  'history.append': ({ record }, scene) => ({ history: [historyRow(record, scene)] }),
  notify: ({ id, kind, to, nodeName, taskId }, { ticketId, at }) => ({
    notices: [{ deliveryId: `${ticketId}:${id}`, ticketId, kind, to, nodeName, taskId, at: at.toISOString() }],
  }),
  // Nothing makes these yet: the moves that do are not offered.
  'task.claim': () => ({}),
  copy: () => ({}),
  alarm: () => ({}),
  'job.schedule': () => ({}),
  'job.cancel': () => ({}),
  'process.suspend': () => ({}),
  'process.resume': () => ({}),
  'process.reopen': () => ({}),
  // The status is part of the state, which is stored with the ticket.
  'process.complete': () => ({}),
}

/**
 * @returns the rows, and where the history ends with them.
 * @throws {TypeError} for a kind of effect that nothing here knows.
 */
export function stepRows(effects: readonly Effect[], scene: Scene): { readonly rows: StepRows; readonly end: HistoryEnd } {
  const chain = continueChain(scene)
  const parts = effects.map((effect) => partOf(effect, { ...scene, chain }))
  const all = <Kind extends keyof StepRows>(kind: Kind) => parts.flatMap((part): StepRows[Kind][number][] => [...(part[kind] ?? [])])
  const rows: StepRows = {
    closedAssignments: all('closedAssignments'),
    closedTasks: all('closedTasks'),
    openedTasks: all('openedTasks'),
    openedAssignments: all('openedAssignments'),
    history: all('history'),
    notices: all('notices'),
  }
  return { rows, end: chain.end() }
}

function partOf<Type extends EffectType>(effect: EffectOf<Type>, scene: Scene & { readonly chain: HistoryChain }): Partial<StepRows> {
  const type: Type = effect.type
  if (!Object.hasOwn(rowsOf, type)) throw new TypeError(`nothing writes the effect ${type}`)
  const toRows: RowsOf<Type> = rowsOf[type]
  return toRows(effect, scene)
}

function historyRow(
  record: EffectOf<'history.append'>['record'],
  { ticketId, at, names, chain }: Scene & { readonly chain: HistoryChain },
) {
  const nameOf = (id: string) => names.get(id) ?? ''
  const refOf = (id: string) => ({ id, name: nameOf(id) })
  const { actor, assignees, replaced, ...facts } = record
  return chain.append({
    ...facts,
    ticketId,
    actorId: actor,
    actorName: actor === null ? null : nameOf(actor),
    assignees: assignees.map(refOf),
    replaced: replaced.map(refOf),
    at,
  })
}
