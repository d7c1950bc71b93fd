/** The payload of an event, by the kind of the webhook: made once, the same at each try. */
import { TEST_EVENT, type WebhookKind } from '@formwork/api-contract'
import { DEFAULT_LOCALE, type Locale } from '../../domain/locale'
import { signedBody, type DeliveredEvent } from './events-of-history'
import { messageOf, trialMessage } from './robots/chat-message'
import { ROBOTS } from './robots/robots'

interface Receiving {
  readonly kind: WebhookKind
  /** Null for a signed one. */
  readonly locale: Locale | null
}

/** @param siteAddress - of links in messages; empty for none */
export function deliveryBody(webhook: Receiving & { readonly includeValues: boolean }, event: DeliveredEvent, siteAddress: string): string {
  const { kind, locale, includeValues } = webhook
  if (kind === 'signed') return signedBody(event, { includeValues })
  return JSON.stringify(ROBOTS[kind].bodyOf(messageOf(event, { locale: locale ?? DEFAULT_LOCALE, siteAddress })))
}

export function trialBody({ id, name, kind, locale }: Receiving & { readonly id: string; readonly name: string }, at: Date): string {
  if (kind === 'signed') return JSON.stringify({ type: TEST_EVENT, timestamp: at.toISOString(), data: { webhook: { id, name } } })
  return JSON.stringify(ROBOTS[kind].bodyOf(trialMessage(name, locale ?? DEFAULT_LOCALE)))
}
