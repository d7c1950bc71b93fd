/** Moves running tickets from one published version to another: each wholly or not at all, with a result for each. */
import { type MovedTicket, MAX_MOVED_TICKETS } from '@formwork/api-contract'
import { migrateState, type ProcessDefinition, type ProcessState } from '@formwork/workflow-core'
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
import { findRunning, findTickets, writeMoved } from './move-repo'
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
    // A dry run changes nothing, so it takes no lock and waits for none.
    const held = await findTickets(tx, found.slice(0, MAX_MOVED_TICKETS), !order.dryRun)
    // Those that were finished or moved since they were found are left out.
    const decided = held
      .filter(({ versionId, state }) => versionId === from.id && state.status === 'running')
      .map((ticket) => decide(ticket, { from, to, order }))
    if (!order.dryRun)
      await writeAll(
        tx,
        deps,
        actor,
        decided.flatMap(({ ticket, state }) => (state === null ? [] : [{ ticket, state }])),
        { from, to, order },
      )
    const list = decided.map(({ answer: moved }) => moved)
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

interface Way {
  readonly from: Version
  readonly to: Version
  readonly order: MoveOrder
}

type HeldTicket = Awaited<ReturnType<typeof findTickets>>[number]

/** What becomes of one ticket; its state in the other version, or null where it stays. */
function decide(ticket: HeldTicket, { from, to, order }: Way) {
  const { id, number } = ticket
  const moved = migrateState(ticket.state, from.definition, to.definition, order.mapping)
  if (moved.ok) return { ticket, state: moved.state, answer: { id, number, outcome: 'moved' as const, reasons: [] } satisfies MovedTicket }
  const nameOf = (nodeId: string) => from.definition.nodes.find((node) => node.id === nodeId)?.name ?? nodeId
  const reasons = moved.problems.map(({ code, nodeId }) => ({ code, nodeId, message: obstacleMessage(code, nameOf(nodeId), order.locale) }))
  return { ticket, state: null, answer: { id, number, outcome: 'kept' as const, reasons } satisfies MovedTicket }
}

/** They stand at the same steps as before, and nobody else is asked. */
const NO_STEP = { kind: 'versionChanged', nodeId: null, nodeName: '', taskId: null, assignees: [], replaced: [], fallback: false } as const

interface Moving {
  readonly ticket: HeldTicket
  readonly state: ProcessState
}

async function writeAll(tx: Transaction, deps: Deps, actor: Caller, moving: readonly Moving[], { from, to, order }: Way): Promise<void> {
  if (moving.length === 0) return
  const { definition } = to
  const { remark } = order
  const details = { versions: { from: from.version, to: to.version } }
  const by = { actorId: actor.userId, actorName: actor.name, remark, details }
  const rows = moving.map(({ ticket, state }) => {
    const at = deps.now()
    const chain = continueChain(ticket)
    const entry = chain.append({ ...NO_STEP, ...by, ticketId: ticket.id, at })
    return { id: ticket.id, versionId: to.id, state, openTasks: openSteps(state, definition), definition, at, entry, end: chain.end() }
  })
  await writeMoved(tx, rows)
  const change = { before: { version: from.version }, after: { version: to.version, remark } }
  const notes = moving.map(({ ticket: { id, number } }) => ({
    kind: 'ticket.version-changed' as const,
    subject: { id, name: number },
    ...change,
  }))
  await appendAudit(tx, deps, actor, ...notes)
}
