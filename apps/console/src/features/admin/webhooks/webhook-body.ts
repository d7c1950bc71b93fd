/** A webhook as a body to be saved: its secrets stay unchanged. */
import type { RouteBody, routes, Webhook } from '@formwork/api-contract'

export function bodyOf(webhook: Webhook): RouteBody<typeof routes.changeWebhook> {
  const { name, enabled, events, processIds, revision } = webhook
  const shared = { name, enabled, events, processIds, revision }
  if (webhook.kind === 'signed') return { ...shared, kind: webhook.kind, url: webhook.url, includeValues: webhook.includeValues }
  return { ...shared, kind: webhook.kind, url: '', locale: webhook.locale, isSigned: webhook.isSigned, signingSecret: '' }
}
