/** Every change of a webhook as its call makes it, by the name of the call and the kind of its entry in the audit log. */
import { webhookDeliveries } from '../../db/schema/webhooks'
import type { TestAnswer, TestApp, TestClient } from '../test-app'

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

export function webhookChanges(office: () => { readonly test: TestApp; readonly admin: TestClient }, headers: Record<string, string>) {
  const make = async (): Promise<TestAnswer> => {
    const { admin } = office()
    await admin.put('/api/v2/settings/outgoing', { hosts: [{ host: '127.0.0.1', isInside: true }], secrets: {} })
    return admin.post(PLACE, FIELDS, headers)
  }
  const made = async () => `${PLACE}/${(await make()).textAt('id')}`
  const sentAgain = async () => {
    const { test, admin } = office()
    const place = await made()
    await admin.post(`${place}/test`)
    await test.deps.db.update(webhookDeliveries).set({ status: 'failed' })
    const id = (await admin.get(`${place}/deliveries`)).textAt('list.0.id')
    return admin.post(`${place}/deliveries/${id}/resend`, undefined, headers)
  }
  return {
    createWebhook: { 'webhook.created': make },
    changeWebhook: {
      'webhook.changed': async () => office().admin.put(await made(), { ...FIELDS, name: 'other', revision: 1 }, headers),
    },
    renewWebhookSecret: { 'webhook.secret-renewed': async () => office().admin.post(`${await made()}/secret`, undefined, headers) },
    removeWebhook: { 'webhook.removed': async () => office().admin.delete(await made(), headers) },
    testWebhook: { 'webhook.tested': async () => office().admin.post(`${await made()}/test`, undefined, headers) },
    resendDelivery: { 'webhook.resent': sentAgain },
  }
}
