/** Whether a call was signed with a secret: as the Standard Webhooks specification has it, or as GitHub does. Compared in constant time. */
import type { SignatureKind } from '@formwork/api-contract'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { signatureHeaders } from '../webhooks/signature'

/** The headers of the signature; empty when missing. */
export interface SignatureFacts {
  readonly id: string
  readonly timestamp: string
  readonly signature: string
  readonly hubSignature: string
}

export interface SignedCall {
  readonly facts: SignatureFacts
  readonly body: string
  readonly now: Date
}

/** A replayed call is refused after so long. */
const TOLERANCE_SECONDS = 300

export function isSigned(kind: SignatureKind, secret: string, call: SignedCall): boolean {
  return kind === 'standard' ? isStandard(secret, call) : isHub(secret, call)
}

function isStandard(secret: string, { facts, body, now }: SignedCall): boolean {
  const { id, timestamp, signature } = facts
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  if (id === '' || !(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS)) return false
  const expected = signatureHeaders(secret, { id, at: new Date(seconds * 1000), body })['webhook-signature'] ?? ''
  // A sender that renews its secret signs with both.
  return signature.split(' ').some((one) => isSame(one, expected))
}

function isHub(secret: string, { facts, body }: SignedCall): boolean {
  return isSame(facts.hubSignature, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
}

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
