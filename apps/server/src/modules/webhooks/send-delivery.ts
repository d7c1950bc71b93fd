/** The job that sends one delivery. A try that failed is made again by the engine, longer and longer apart; the last one gives up. */
import { type DeliveryError, TEST_EVENT } from '@formwork/api-contract'
import { z } from 'zod'
import type { Deps } from '../../deps'
import { type Answer, sendRequest } from '../outgoing/send-request'
import { Unmendable } from '../outgoing/unmendable'
import { readOutgoing } from '../settings/outgoing-settings'
import { findWaiting, noteTry } from './delivery-repo'
import { secretPurpose, signatureHeaders } from './signature'

const jobSchema = z.object({ deliveryId: z.uuid() })

const TIME_LIMIT_MS = 10_000
/** Of an answer; nobody reads more of it. */
const MOST_BYTES = 2000
const MOST_CHARACTERS = 500
/** The receiver says that it wants no more of it. */
const GONE = 410

interface Tries {
  readonly attempt: number
  readonly most: number
}

interface Outcome {
  readonly error: DeliveryError | null
  readonly answer: Answer | null
  /** Another try would fail in the same way. */
  readonly isFinal: boolean
}

type SendingDeps = Pick<Deps, 'db' | 'secrets' | 'now' | 'log'>

/** @throws when it failed and there are tries left. */
export async function sendDelivery(deps: SendingDeps, payload: unknown, { attempt, most }: Tries): Promise<void> {
  const delivery = await findWaiting(deps.db, jobSchema.parse(payload).deliveryId)
  if (delivery === null) return
  const at = deps.now()
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
  if (error === null) return
  if (!isOver) throw new Error(`a webhook was not delivered: ${error}`)
  deps.log.warn({ deliveryId: delivery.id, webhookId: delivery.webhookId, error }, 'a delivery of a webhook was given up')
}

type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

async function trySending(
  deps: SendingDeps,
  { id, webhookId, event, body, url, enabled, ...sealed }: WaitingDelivery,
  at: Date,
): Promise<Outcome> {
  if (!enabled && event !== TEST_EVENT) return { error: 'switched-off', answer: null, isFinal: true }
  const secret = await deps.secrets.open(secretPurpose(webhookId), sealed.secret)
  if (secret === null) return { error: 'secret-unreadable', answer: null, isFinal: true }
  const { hosts } = await readOutgoing(deps)
  try {
    const answer = await sendRequest(hosts, new URL(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Formwork-Webhooks', ...signatureHeaders(secret, { id, at, body }) },
      body,
      timeLimitMs: TIME_LIMIT_MS,
      mostBytes: MOST_BYTES,
      longer: 'cut',
    })
    const isTaken = answer.status >= 200 && answer.status < 300
    return { error: isTaken ? null : 'status', answer, isFinal: answer.status === GONE }
  } catch (error) {
    return { error: errorOf(error), answer: null, isFinal: false }
  }
}

/** What the settings forbid may be allowed by the next try. */
function errorOf(error: unknown): DeliveryError {
  if (error instanceof Unmendable) return error.code === 'host.not-allowed' ? 'host-not-allowed' : 'address-not-public'
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError') ? 'timeout' : 'unreachable'
}
