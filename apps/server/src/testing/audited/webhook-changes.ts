/** Every change of a webhook, by the call and the kind of its entry in the audit log. */
import { webhookDeliveries } from '../../db/schema/webhooks'
import type { TestAnswer } from '../test-app'
import { type AuditStage, HEADERS } from './audit-stage'

const FIELDS = {
  kind: 'signed',
  name: 'hook',
  url: 'http://127.0.0.1:1/',
  enabled: false,
  events: ['ticket.ended'],
  processIds: [],
  includeValues: false,
}
const PLACE = '/api/v2/webhooks'

export function webhookChanges(stage: AuditStage) {
  const make = async (): Promise<TestAnswer> => {
    const { admin } = stage
    await admin.put('/api/v2/settings/outgoing', { hosts: [{ host: '127.0.0.1', isInside: true }], secrets: {} })
    return admin.post(PLACE, FIELDS, HEADERS)
  }
  const made = async () => `${PLACE}/${(await make()).textAt('id')}`
  const sentAgain = async () => {
    const { test, admin } = stage
    const place = await made()
    await admin.post(`${place}/test`)
    await test.deps.db.update(webhookDeliveries).set({ status: 'failed' })
    const id = (await admin.get(`${place}/deliveries`)).textAt('list.0.id')
    return admin.post(`${place}/deliveries/${id}/resend`, undefined, HEADERS)
  }
  return {
    createWebhook: { 'webhook.created': make },
    changeWebhook: {
      'webhook.changed': async () => stage.admin.put(await made(), { ...FIELDS, name: 'other', revision: 1 }, HEADERS),
    },
    renewWebhookSecret: { 'webhook.secret-renewed': async () => stage.admin.post(`${await made()}/secret`, undefined, HEADERS) },
    removeWebhook: { 'webhook.removed': async () => stage.admin.delete(await made(), HEADERS) },
    testWebhook: { 'webhook.tested': async () => stage.admin.post(`${await made()}/test`, undefined, HEADERS) },
    resendDelivery: { 'webhook.resent': sentAgain },
  }
}
