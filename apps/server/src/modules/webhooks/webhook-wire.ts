/** Webhooks as the page and the audit log show them: never with a secret. */
import type { AuditFacts, Webhook } from '@formwork/api-contract'
import { DEFAULT_LOCALE } from '../../domain/locale'
import type { findWebhooks, WebhookRow } from './webhook-repo'

type FoundWebhook = Awaited<ReturnType<typeof findWebhooks>>[number]

export function webhookToWire({ webhook, last }: FoundWebhook): Webhook {
  const { kind, includeValues, locale, isSigned, createdAt, failingSince, pausedSince, ...facts } = webhook
  const shown = {
    ...facts,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    pausedSince: pausedSince?.toISOString() ?? null,
    lastDelivery: last === null ? null : { ...last, createdAt: last.createdAt.toISOString() },
  }
  return kind === 'signed' ? { ...shown, kind, includeValues } : { ...shown, kind, locale: locale ?? DEFAULT_LOCALE, isSigned }
}

type Described = Pick<WebhookRow, 'kind' | 'name' | 'url' | 'enabled' | 'events' | 'processIds' | 'includeValues' | 'locale' | 'isSigned'>

export function describeWebhook(row: Described): AuditFacts {
  const { kind, name, url, enabled, events, processIds, includeValues, locale, isSigned } = row
  const facts = { name, webhookKind: kind, webhookUrl: url, enabled, events, processes: processIds.length }
  return kind === 'signed' ? { ...facts, includeValues } : { ...facts, messageLanguage: locale, signedMessages: isSigned }
}
