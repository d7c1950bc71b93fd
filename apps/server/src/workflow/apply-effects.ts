/** Writes what a step decided: tasks, assignments, history, jobs. All inside the caller's transaction. */
import type { Effect, ProcessState } from '@formwork/workflow-core'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { ticketAssignments, ticketHistory, ticketTasks } from '../db/schema/tickets'
import { enqueueNotice } from '../jobs/enqueue'
import { hashHistory } from './history-chain'

export interface EffectScene {
  readonly ticketId: string
  readonly at: Date
  readonly names: ReadonlyMap<string, string>
  readonly historyLength: number
  readonly historyHash: string
}

export interface HistoryEnd {
  readonly historyLength: number
  readonly historyHash: string
}

type EffectOf<Type extends Effect['type']> = Extract<Effect, { type: Type }>
const only = <Type extends Effect['type']>(effects: readonly Effect[], type: Type) =>
  effects.filter((effect): effect is EffectOf<Type> => effect.type === type)

/** @returns where the history now ends, to be stored with the ticket. */
export async function applyEffects(tx: Transaction, effects: readonly Effect[], scene: EffectScene): Promise<HistoryEnd> {
  await closeAssignments(tx, only(effects, 'assignment.close'), scene)
  await closeTasks(tx, only(effects, 'task.close'), scene)
  await openTasks(tx, only(effects, 'task.open'), scene)
  const end = await appendHistory(tx, only(effects, 'history.append'), scene)
  for (const { id, kind, to, nodeName } of only(effects, 'notify')) {
    await enqueueNotice(tx, {
      deliveryId: `${scene.ticketId}:${id}`,
      ticketId: scene.ticketId,
      kind,
      to,
      nodeName,
      at: scene.at.toISOString(),
    })
  }
  return end
}

async function openTasks(tx: Transaction, opened: readonly EffectOf<'task.open'>[], { ticketId, at }: EffectScene): Promise<void> {
  if (opened.length === 0) return
  await tx.insert(ticketTasks).values(
    opened.map(({ taskId, nodeId, nodeName, completion, fallback }) => ({
      ticketId,
      taskId,
      nodeId,
      nodeName,
      completion,
      fallback,
      status: 'open' as const,
      openedAt: at,
    })),
  )
  await tx
    .insert(ticketAssignments)
    .values(
      opened.flatMap(({ taskId, assignees }) =>
        assignees.map((userId, position) => ({ ticketId, taskId, userId, position, status: 'open' as const, openedAt: at })),
      ),
    )
}

async function closeAssignments(
  tx: Transaction,
  closed: readonly EffectOf<'assignment.close'>[],
  { ticketId, at }: EffectScene,
): Promise<void> {
  for (const group of Object.values(Object.groupBy(closed, ({ taskId, status }) => `${taskId} ${status}`))) {
    const [first] = group ?? []
    if (group === undefined || first === undefined) continue
    const people = group.map(({ userId }) => userId)
    await tx
      .update(ticketAssignments)
      .set({ status: first.status, answeredAt: at })
      .where(
        and(
          eq(ticketAssignments.ticketId, ticketId),
          eq(ticketAssignments.taskId, first.taskId),
          inArray(ticketAssignments.userId, people),
        ),
      )
  }
}

async function closeTasks(tx: Transaction, closed: readonly EffectOf<'task.close'>[], { ticketId, at }: EffectScene): Promise<void> {
  for (const { taskId, outcome, by } of closed) {
    const status: ProcessState['tasks'][number]['status'] = outcome === 'cancelled' ? 'cancelled' : 'done'
    await tx
      .update(ticketTasks)
      .set({ status, outcome, decidedBy: by, closedAt: at })
      .where(and(eq(ticketTasks.ticketId, ticketId), eq(ticketTasks.taskId, taskId)))
  }
}

async function appendHistory(tx: Transaction, appended: readonly EffectOf<'history.append'>[], scene: EffectScene): Promise<HistoryEnd> {
  const nameOf = (id: string) => scene.names.get(id) ?? ''
  let end: HistoryEnd = { historyLength: scene.historyLength, historyHash: scene.historyHash }
  const rows = appended.map(({ record }) => {
    const { kind, nodeId, nodeName, taskId, actor, remark, fallback } = record
    const entry = {
      ticketId: scene.ticketId,
      sequence: end.historyLength + 1,
      kind,
      nodeId,
      nodeName,
      taskId,
      actorId: actor,
      actorName: actor === null ? null : nameOf(actor),
      remark,
      assignees: record.assignees.map((id) => ({ id, name: nameOf(id) })),
      fallback,
      at: scene.at,
    }
    const hash = hashHistory(end.historyHash, entry)
    end = { historyLength: entry.sequence, historyHash: hash }
    return { ...entry, hash }
  })
  if (rows.length > 0) await tx.insert(ticketHistory).values(rows)
  return end
}
