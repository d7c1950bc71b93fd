/** The job that sends one delivery. A try that failed is made again by the engine, longer and longer apart; the last one gives up. */
import { z } from 'zod'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { findWaiting, noteTry, sendLater } from './delivery-repo'
import { letRest, takeTurn } from './robot-turns'
import { trySending } from './try-sending'

const jobSchema = z.object({
  deliveryId: z.uuid(),
  /** It has waited for its turn. */
  hasTurn: z.boolean().default(false),
})

const MOST_CHARACTERS = 500

interface Tries {
  readonly attempt: number
  readonly most: number
}

type SendingDeps = Pick<Deps, 'db' | 'secrets' | 'now' | 'log'>

/** @throws when it failed and there are tries left. */
export async function sendDelivery(deps: SendingDeps, payload: unknown, { attempt, most }: Tries): Promise<void> {
  const { deliveryId, hasTurn } = jobSchema.parse(payload)
  const delivery = await findWaiting(deps.db, deliveryId)
  if (delivery === null) return
  const at = deps.now()
  if (delivery.kind !== 'signed' && attempt === 1 && !hasTurn && (await waits(deps, delivery, at))) return
  const begun = performance.now()
  const { error, answer, isFinal } = await trySending(deps, delivery, at)
  const isOver = error === null || isFinal || attempt >= most
  await noteTry(deps.db, delivery, {
    status: error === null ? 'delivered' : isOver ? 'failed' : 'waiting',
    attempts: attempt,
    httpStatus: answer?.status ?? null,
    error,
    answer: (answer?.text ?? '').replaceAll('\u0000', '').slice(0, MOST_CHARACTERS),
    durationMs: Math.round(performance.now() - begun),
    attemptedAt: at,
  })
  if (error === 'too-often') await letRest(deps.db, delivery.webhookId, at)
  if (error === null) return
  if (!isOver) throw new Error(`a webhook was not delivered: ${error}`)
  deps.log.warn({ deliveryId: delivery.id, webhookId: delivery.webhookId, error }, 'a delivery of a webhook was given up')
}

/** Takes a turn; when that is later, the delivery is sent by a job of that time. */
function waits({ db }: SendingDeps, { id, webhookId }: { readonly id: string; readonly webhookId: string }, at: Date): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const seconds = await takeTurn(tx, webhookId, at)
    if (seconds > 0) await sendLater(tx, id, seconds)
    return seconds > 0
  })
}
