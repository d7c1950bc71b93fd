/** Moves running tickets from one published version to another: each wholly or not at all, with a result for each. */
import { type MovedTicket, MAX_MOVED_TICKETS } from '@formwork/api-contract'
import { migrateState, type ProcessDefinition } from '@formwork/workflow-core'
import { appendAudit } from '../../../db/append-audit'
import type { OnceCall } from '../../../db/once-key'
import { runOnce } from '../../../db/run-once'
import type { Transaction } from '../../../db/client'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../domain/actor'
import type { Locale } from '../../../domain/locale'
import { refuse } from '../../../domain/refusal'
import { continueChain } from '../../../workflow/history-chain'
import { openSteps } from '../../../workflow/open-tasks'
import { requireProcess } from '../draft'
import { obstacleMessage } from './obstacle-message'
import { findRunning, findTicket, writeMoved } from './move-repo'
import { findVersion } from './version-repo'

export interface MoveOrder {
  readonly processId: string
  readonly from: number
  readonly to: number
  readonly mapping: Readonly<Record<string, string>>
  readonly ticketIds?: readonly string[] | undefined
  readonly after?: string | undefined
  readonly dryRun: boolean
  readonly remark: string
  readonly locale: Locale
}

interface Version {
  readonly id: string
  readonly version: number
  readonly definition: ProcessDefinition
}

/**
 * All tickets of one call are moved in one transaction, those with an obstacle stay; a dry run is the same without its end.
 *
 * @throws {Refusal} `process.version-not-found`; `request.invalid` for a mapping between nodes that are not there, and for one version in both places.
 */
export async function moveTickets(deps: Deps, actor: Caller, order: MoveOrder, call: OnceCall) {
  // Tickets that stay on their version are found again by the next call: whoever repeats it while there are more would never come to an end.
  if (order.from === order.to) throw refuse('request.invalid', { where: 'from' })
  const answer = await runOnce(deps, call, async (tx) => {
    await requireProcess(tx, order.processId)
    const from = await requireVersion(tx, order.processId, order.from)
    const to = await requireVersion(tx, order.processId, order.to)
    requireMapping(order, from.definition, to.definition)
    const chosen = { versionId: from.id, ids: order.ticketIds, after: order.after }
    const found = await findRunning(tx, chosen, MAX_MOVED_TICKETS + 1)
    const list: MovedTicket[] = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in the order of their ids
    for (const id of found.slice(0, MAX_MOVED_TICKETS)) list.push(...(await moveOne(tx, deps, actor, { id, from, to, order })))
    const moved = list.filter(({ outcome }) => outcome === 'moved').length
    return { list, moved, kept: list.length - moved, hasMore: found.length > MAX_MOVED_TICKETS }
  })
  if (!order.dryRun) for (const { id, outcome } of answer.list) if (outcome === 'moved') deps.ticketNews.notify(id)
  return answer
}

async function requireVersion(tx: Transaction, processId: string, version: number): Promise<Version> {
  const found = await findVersion(tx, processId, version)
  if (found === null) throw refuse('process.version-not-found')
  return { id: found.id, version, definition: found.definition }
}

function requireMapping({ mapping, locale }: MoveOrder, from: ProcessDefinition, to: ProcessDefinition): void {
  const known = (definition: ProcessDefinition, id: string) => definition.nodes.some((node) => node.id === id)
  const wrong = Object.entries(mapping).filter(([before, after]) => !known(from, before) || !known(to, after))
  if (wrong.length === 0) return
  const issues = wrong.map(([before]) => ({
    path: ['mapping', before],
    code: 'node-missing',
    message: obstacleMessage('node-missing', before, locale),
  }))
  throw refuse('request.invalid', { where: 'mapping' }, issues)
}

interface One {
  readonly id: string
  readonly from: Version
  readonly to: Version
  readonly order: MoveOrder
}

/** It stands at the same steps as before, and nobody else is asked. */
const NO_STEP = { kind: 'versionChanged', nodeId: null, nodeName: '', taskId: null, assignees: [], replaced: [], fallback: false } as const

/** @returns nothing for a ticket that was finished or moved since it was found. */
async function moveOne(tx: Transaction, deps: Deps, actor: Caller, { id, from, to, order }: One): Promise<MovedTicket[]> {
  // A dry run changes nothing, so it takes no lock and waits for none.
  const ticket = await findTicket(tx, id, !order.dryRun)
  if (ticket === null || ticket.versionId !== from.id || ticket.state.status !== 'running') return []
  const { number } = ticket
  const moved = migrateState(ticket.state, from.definition, to.definition, order.mapping)
  if (!moved.ok) {
    const nameOf = (nodeId: string) => from.definition.nodes.find((node) => node.id === nodeId)?.name ?? nodeId
    const reasons = moved.problems.map(({ code, nodeId }) => ({
      code,
      nodeId,
      message: obstacleMessage(code, nameOf(nodeId), order.locale),
    }))
    return [{ id, number, outcome: 'kept', reasons }]
  }
  if (!order.dryRun) {
    const { state } = moved
    const { definition } = to
    const at = deps.now()
    const chain = continueChain(ticket)
    const versions = { from: from.version, to: to.version }
    const entry = chain.append({
      ...NO_STEP,
      ticketId: id,
      actorId: actor.userId,
      actorName: actor.name,
      remark: order.remark,
      details: { versions },
      at,
    })
    const written = { id, versionId: to.id, state, openTasks: openSteps(state, definition), definition, at, entry, end: chain.end() }
    await writeMoved(tx, written)
    const change = { before: { version: from.version }, after: { version: to.version, remark: order.remark } }
    await appendAudit(tx, deps, actor, { kind: 'ticket.version-changed', subject: { id, name: number }, ...change })
  }
  return [{ id, number, outcome: 'moved', reasons: [] }]
}
