/** A ticket inside a ticket: started for the requester of the outer one, which goes on when the inner one was approved. */
import { failureText, type JsonObject } from '@formwork/api-contract'
import type { JobOrder } from '@formwork/workflow-core'
import { z } from 'zod'
import type { Deps } from '../../deps'
import { Refusal } from '../../domain/refusal'
import { endJob } from '../../workflow/step-jobs/job-command'
import { systemActor } from '../../workflow/step-jobs/system-actor'
import { startTicket } from '../../workflow/start-ticket'
import { siteToday } from '../settings/site-time-zone'
import {
  countInside,
  findAutomaticStep,
  findParent,
  findPublishedVersion,
  findSubTicket,
  findValues,
  keepSubTicket,
} from './automatic-step-repo'
import type { AutomaticStep } from './automatic-step'
import { PermanentFailure } from '../outgoing/permanent-failure'

type SubProcess = Extract<JobOrder, { kind: 'subProcess' }>

/** A process that starts itself, directly or through others, would fill the disk with tickets unnoticed. */
const MAX_DEPTH = 10
const MAX_TOGETHER = 1000

/** A repeated start gives the same ticket: its key is the job's. */
export async function startSubTicket(deps: Deps, step: AutomaticStep, { processId, input }: SubProcess): Promise<void> {
  const { ticketId, jobId, begunAt } = step
  const [parent, version] = [await findParent(deps.db, ticketId), await findPublishedVersion(deps.db, processId)]
  if (parent === null) return
  if (version === null) throw new PermanentFailure('inner.not-published')
  const { depth, together } = await countInside(deps.db, ticketId, MAX_TOGETHER)
  if (depth >= MAX_DEPTH || together > MAX_TOGETHER) throw new PermanentFailure('inner.too-many')
  const values = mapped(input, await findValues(deps.db, ticketId))
  const actor = systemActor(parent.requesterId, parent.requesterName, parent.departmentId)
  const body = { processId, version, title: parent.title, priority: parent.priority, values, day: await siteToday(deps) }
  const facts = { routeKey: 'errand', idempotencyKey: `${ticketId}:${jobId}:${begunAt.getTime()}` }
  // The day is no part of the call: a repetition on another day is the same.
  const call = { actor, params: null, body: { ...body, day: null }, facts }
  const { answer } = await startTicket(deps, actor, { input: body, locale: 'zh-CN', isOrdered: true }, call).catch((error: unknown) => {
    throw error instanceof Refusal ? new PermanentFailure('inner.not-started', error.code) : error
  })
  await keepSubTicket(deps.db, step, answer.id)
  // An inner ticket that needs no decision is over before it is linked to the outer one.
  await endSubTicket(deps, { ticketId: answer.id })
}

const payloadSchema = z.object({ ticketId: z.uuid() })

/** Tells the outer ticket that the inner one is over. */
export async function endSubTicket(deps: Deps, payload: unknown): Promise<void> {
  const { ticketId } = payloadSchema.parse(payload)
  const inner = await findSubTicket(deps.db, ticketId)
  if (inner === null || inner.status === 'running') return
  const { parentId, jobId, number, status } = inner
  const step = await findAutomaticStep(deps.db, parentId, jobId)
  if (step === null || step.order.kind !== 'subProcess') return
  if (status !== 'approved') {
    await endJob(deps, parentId, { command: { type: 'jobFailed', jobId, reason: failureText('inner.ended', number, status) } })
    return
  }
  const values = mapped(step.order.output, await findValues(deps.db, ticketId))
  await endJob(deps, parentId, { command: { type: 'jobDone', jobId }, values })
}

const mapped = (mapping: SubProcess['input'], values: JsonObject): JsonObject =>
  Object.fromEntries(mapping.flatMap(({ from, to }) => (Object.hasOwn(values, from) ? [[to, values[from]]] : [])))
