/** The job that sends one delivery. A failed try is repeated by the engine, with growing pauses, and the last one gives up; unless nothing arrives at the webhook at all, which is paused then. */
import { TEST_EVENT } from '@formwork/api-contract'
import { z } from 'zod'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { findWaiting, patchDelivery, sendLater, type Try } from './delivery-repo'
import { failHeldDeliveries, hold, isProbe, recordArrival, recordFailure, scheduleProbe } from './pauses'
import { pauseRobot, takeTurn } from './robot-turns'
import { trySending } from './try-sending'

const jobSchema = z.object({
  deliveryId: z.uuid(),
  /** It has waited for its turn, or for the next try of a webhook that is paused. */
  hasTurn: z.boolean().default(false),
  /** It has let the others go first. */
  isLast: z.boolean().default(false),
  /** Somebody has requested it: sent even when the webhook is paused. */
  isAsked: z.boolean().default(false),
})

const MAX_CHARACTERS = 500

export interface Tries {
  readonly attempt: number
  readonly most: number
}

export type SendingDeps = Pick<Deps, 'db' | 'secrets' | 'now' | 'log'>
type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/** @returns the webhook at which it has arrived, or null. @throws when it failed and the engine is to try it again. */
export async function sendDelivery(deps: SendingDeps, payload: unknown, { attempt, most }: Tries): Promise<string | null> {
  const { deliveryId, hasTurn, isLast, isAsked } = jobSchema.parse(payload)
  const delivery = await findWaiting(deps.db, deliveryId)
  if (delivery === null) return null
  const at = deps.now()
  if (!isAsked && mustWait(delivery) && !(await isProbe(deps.db, delivery))) {
    await hold(deps.db, delivery)
    return null
  }
  const isFresh = attempt === 1 && !hasTurn && !isLast && !isAsked
  if (isFresh && isSentLast(delivery)) {
    await sendLater(deps.db, delivery.id, { seconds: 0, hasTurn: false, isLast: true })
    return null
  }
  if (delivery.kind !== 'signed' && attempt === 1 && !hasTurn && (await waits(deps, delivery, at))) return null
  const begun = performance.now()
  const outcome = await trySending(deps, delivery, at)
  const { error, answer } = outcome
  // Tries of a paused webhook are not counted: waiting deliveries are never given up.
  const isOver = error === null || outcome.isFinal || (attempt >= most && delivery.pausedSince === null)
  const tried = {
    status: error === null ? 'delivered' : isOver ? 'failed' : 'waiting',
    attempts: delivery.pausedSince === null ? attempt : delivery.attempts + 1,
    httpStatus: answer?.status ?? null,
    error,
    answer: (answer?.text ?? '').replaceAll('\u0000', '').slice(0, MAX_CHARACTERS),
    durationMs: Math.round(performance.now() - begun),
    attemptedAt: at,
  } as const
  const isPaused = await recordTry(deps, delivery, tried, isOver)
  if (error === 'too-often') await pauseRobot(deps.db, delivery.webhookId, at)
  if (error === null) return delivery.webhookId
  if (!isOver && !isPaused) throw new Error(`a webhook was not delivered: ${error}`)
  if (isOver) deps.log.warn({ deliveryId: delivery.id, webhookId: delivery.webhookId, error }, 'a delivery of a webhook was given up')
  return null
}

/** A test is sent whatever has failed before: it shows whether anything arrives. */
const mustWait = ({ enabled, pausedSince, event }: WaitingDelivery): boolean => enabled && pausedSince !== null && event !== TEST_EVENT

/** Its try may keep a worker waiting: those to receivers that answer are sent first. */
const isSentLast = ({ isDoubtful, pausedSince, event }: WaitingDelivery): boolean =>
  isDoubtful && pausedSince === null && event !== TEST_EVENT

/** Stores the outcome of a try, for the delivery and for its webhook. @returns whether the webhook is paused, and the next try is planned */
function recordTry({ db }: SendingDeps, delivery: WaitingDelivery, tried: Try, isOver: boolean): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    await patchDelivery(tx, delivery.id, tried)
    if (tried.error === null) {
      await recordArrival(tx, delivery)
      return false
    }
    if (tried.error === 'switched-off') {
      await failHeldDeliveries(tx, delivery)
      return false
    }
    // A receiver that answers "too often" is there. A failed test says nothing about other deliveries.
    const counts = tried.error !== 'too-often' && delivery.event !== TEST_EVENT
    const isPaused = await recordFailure(tx, delivery, { at: tried.attemptedAt, counts, isTimeout: tried.error === 'timeout' })
    if (!isPaused || !counts) return false
    await scheduleProbe(tx, delivery, isOver)
    return true
  })
}

/** Takes a turn; when that is later, a job at that time sends the delivery. */
function waits({ db }: SendingDeps, { id, webhookId }: { readonly id: string; readonly webhookId: string }, at: Date): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const seconds = await takeTurn(tx, webhookId, at)
    if (seconds > 0) await sendLater(tx, id, { seconds, hasTurn: true, isLast: false })
    return seconds > 0
  })
}
