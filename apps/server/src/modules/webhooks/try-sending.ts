/** One try of a delivery: the call in the format of the webhook's kind, and what its answer means. */
import { TEST_EVENT, type WebhookKind } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { noAnswerOf } from '../outgoing/no-answer'
import { type Answer, sendRequest } from '../outgoing/send-request'
import { PermanentFailure } from '../outgoing/permanent-failure'
import { readOutgoing } from '../settings/outgoing-settings'
import type { findWaiting } from './delivery-repo'
import { byStatus, isAccepted, type RobotCall, ACCEPTED, type Verdict } from './robots/robot'
import { placeOf, withoutSecrets } from './robots/robot-place'
import { ROBOTS } from './robots/robots'
import { secretPurpose, signatureHeaders } from './signature'

const TIME_LIMIT_MS = 10_000
/** Of a response; no more of it is read. */
const MAX_BYTES = 2000

type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

export interface Outcome extends Verdict {
  readonly answer: Answer | null
}

interface Call extends RobotCall {
  readonly headers: Readonly<Record<string, string>>
  readonly verdictOf: (answer: Answer) => Verdict
  /** A response as it may be stored. */
  readonly kept: (text: string) => string
}

/** Never throws for what a receiver or the network does: that is its outcome. */
export async function trySending(deps: Pick<Deps, 'db' | 'secrets'>, delivery: WaitingDelivery, at: Date): Promise<Outcome> {
  const { webhookId, event, enabled } = delivery
  if (!enabled && event !== TEST_EVENT) return { error: 'switched-off', answer: null, isFinal: true }
  const secret = await deps.secrets.open(secretPurpose(webhookId), delivery.secret)
  const call = secret === null ? null : callOf(delivery, delivery.kind, secret, at)
  if (call === null) return { error: 'secret-unreadable', answer: null, isFinal: true }
  const { hosts } = await readOutgoing(deps)
  try {
    const answer = await sendRequest(hosts, call.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Formwork-Webhooks', ...call.headers },
      body: call.body,
      timeLimitMs: TIME_LIMIT_MS,
      mostBytes: MAX_BYTES,
      longer: 'cut',
    })
    return { ...call.verdictOf(answer), answer: { ...answer, text: call.kept(answer.text) } }
  } catch (error) {
    return { error: errorOf(error), answer: null, isFinal: false }
  }
}

/** @returns null when the secret is not of this kind */
function callOf({ id, url, body }: WaitingDelivery, kind: WebhookKind, secret: string, at: Date): Call | null {
  if (kind === 'signed')
    return { url: new URL(url), body, headers: signatureHeaders(secret, { id, at, body }), verdictOf: signedVerdict, kept: (text) => text }
  const place = placeOf(secret)
  if (place === null) return null
  const { callOf: callRobot, verdictOf } = ROBOTS[kind]
  return { ...callRobot(place, body, at), headers: {}, verdictOf, kept: (text) => withoutSecrets(text, place) }
}

function signedVerdict(answer: Answer): Verdict {
  if (isAccepted(answer)) return ACCEPTED
  return { ...byStatus(answer), error: 'status' }
}

/** What the settings forbid may be allowed by the next try. */
function errorOf(error: unknown): Verdict['error'] {
  if (error instanceof PermanentFailure) return error.code === 'host.not-allowed' ? 'host-not-allowed' : 'address-not-public'
  return noAnswerOf(error)
}
