/** How a receiver verifies a call, by the Standard Webhooks specification: an id, a time, and a signature over both and the body. */
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** What it is sealed for. */
export const secretPurpose = (webhookId: string): string => `webhook ${webhookId}`

export interface SignedMessage {
  /** The same at each try. */
  readonly id: string
  /** Of this try. */
  readonly at: Date
  readonly body: string
}

/** @param secret - with its prefix; @returns the three headers of a signed call */
export function signatureHeaders(secret: string, { id, at, body }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
