/** Writes what a step decided: tasks, assignments, history, jobs. All inside the caller's transaction, each kind in as few statements as it takes. */
import type { Effect, EffectType, ProcessState } from '@formwork/workflow-core'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { ticketAssignments, ticketHistory, ticketTasks } from '../db/schema/tickets'
import { enqueueNotice } from './enqueue-notice'
import { continueChain, type HistoryChain, type HistoryEnd } from './history-chain'
import { markTaskRead } from './read-notices'

export interface EffectScene extends HistoryEnd {
  readonly ticketId: string
  readonly at: Date
  readonly names: ReadonlyMap<string, string>
}

type EffectOf<Type extends EffectType> = Extract<Effect, { type: Type }>

interface Writing extends EffectScene {
  readonly history: HistoryChain
}

type Writer<Type extends EffectType> = (tx: Transaction, effects: readonly EffectOf<Type>[], writing: Writing) => Promise<void>
type Writers = { readonly [Type in EffectType]: Writer<Type> }

/** One for every kind of effect there is, asked from top to bottom: what is closed is closed before anything new is opened. */
const writers: Writers = {
  'assignment.close': closeAssignments,
  'task.close': closeTasks,
  'task.open': openTasks,
  'assignment.open': openAssignments,
  'history.append': appendHistory,
  notify: enqueueNotices,
  // The status is part of the state, which is stored with the ticket.
  'process.complete': async () => {},
}
const writingOrder = Object.keys(writers) as EffectType[]

/**
 * @returns where the history now ends, to be stored with the ticket.
 * @throws {TypeError} for a kind of effect that nothing here writes; the transaction is undone.
 */
export async function applyEffects(tx: Transaction, effects: readonly Effect[], scene: EffectScene): Promise<HistoryEnd> {
  const unknown = effects.find(({ type }) => !Object.hasOwn(writers, type))
  if (unknown !== undefined) throw new TypeError(`nothing writes the effect ${unknown.type}`)
  const writing: Writing = { ...scene, history: continueChain(scene) }
  for (const type of writingOrder) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on one connection
    await writeAll(
      tx,
      type,
      effects.filter((effect) => effect.type === type),
      writing,
    )
  }
  return writing.history.end()
}

async function writeAll<Type extends EffectType>(
  tx: Transaction,
  type: Type,
  effects: readonly EffectOf<Type>[],
  writing: Writing,
): Promise<void> {
  const write: Writer<Type> = writers[type]
  if (effects.length > 0) await write(tx, effects, writing)
}

async function openTasks(tx: Transaction, opened: readonly EffectOf<'task.open'>[], { ticketId, at }: Writing): Promise<void> {
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

async function openAssignments(tx: Transaction, opened: readonly EffectOf<'assignment.open'>[], { ticketId, at }: Writing): Promise<void> {
  const open = { status: 'open' as const, openedAt: at, answeredAt: null }
  await tx
    .insert(ticketAssignments)
    .values(opened.map(({ taskId, userId, position }) => ({ ticketId, taskId, userId, position, ...open })))
    // Somebody whose share was given away before gets it back.
    .onConflictDoUpdate({ target: [ticketAssignments.ticketId, ticketAssignments.taskId, ticketAssignments.userId], set: open })
}

async function closeAssignments(
  tx: Transaction,
  closed: readonly EffectOf<'assignment.close'>[],
  { ticketId, at }: Writing,
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
    // Nothing is asked of them any more, so nothing calls them to it either.
    await markTaskRead(tx, { ticketId, taskId: first.taskId, userIds: people }, at)
  }
}

async function closeTasks(tx: Transaction, closed: readonly EffectOf<'task.close'>[], { ticketId, at }: Writing): Promise<void> {
  for (const { taskId, outcome, by } of closed) {
    const status: ProcessState['tasks'][number]['status'] = outcome === 'cancelled' ? 'cancelled' : 'done'
    await tx
      .update(ticketTasks)
      .set({ status, outcome, decidedBy: by, closedAt: at })
      .where(and(eq(ticketTasks.ticketId, ticketId), eq(ticketTasks.taskId, taskId)))
  }
}

async function enqueueNotices(tx: Transaction, notices: readonly EffectOf<'notify'>[], { ticketId, at }: Writing): Promise<void> {
  for (const { id, kind, to, nodeName, taskId } of notices) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await enqueueNotice(tx, { deliveryId: `${ticketId}:${id}`, ticketId, kind, to, nodeName, taskId, at: at.toISOString() })
  }
}

async function appendHistory(
  tx: Transaction,
  appended: readonly EffectOf<'history.append'>[],
  { ticketId, at, names, history }: Writing,
): Promise<void> {
  const nameOf = (id: string) => names.get(id) ?? ''
  const refOf = (id: string) => ({ id, name: nameOf(id) })
  const rows = appended.map(({ record }) => {
    const { kind, nodeId, nodeName, taskId, actor, remark, fallback } = record
    return history.append({
      ticketId,
      kind,
      nodeId,
      nodeName,
      taskId,
      actorId: actor,
      actorName: actor === null ? null : nameOf(actor),
      remark,
      assignees: record.assignees.map(refOf),
      replaced: record.replaced.map(refOf),
      fallback,
      at,
    })
  })
  await tx.insert(ticketHistory).values(rows)
}
