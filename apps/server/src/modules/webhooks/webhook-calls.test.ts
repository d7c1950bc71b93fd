/** The calls of webhooks: who may make them, what they refuse, and that they show a secret once. */
import type { Permission } from '@formwork/api-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/build-people'
import type { TestApp, TestClient } from '../../testing/test-app'
import { buildWebhookOffice, WEBHOOK_PLACE, type WebhookOffice } from '../../testing/webhooks/webhook-office'

let office: WebhookOffice
let test: TestApp
let admin: TestClient

beforeAll(async () => {
  office = await buildWebhookOffice()
  ;({ test, admin } = office)
})
afterAll(() => office.close())
beforeEach(() => office.reset())

describe('the calls of webhooks', () => {
  it('show the secret once, and keep it sealed', async () => {
    const { id, secret } = await office.make()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { rows } = await test.database.pool.query<{ secret: string }>('select secret from webhooks')
    const renewed = await admin.post(`${WEBHOOK_PLACE}/${id}/secret`)
    expect(renewed.textAt('secret')).not.toBe(secret)
    const shown = [(await admin.get(WEBHOOK_PLACE)).text, JSON.stringify(rows), (await admin.get('/api/v2/audit')).text].join('')
    expect(shown).not.toContain(secret.slice(6))
    expect(shown).not.toContain(renewed.textAt('secret').slice(6))
  })

  it('refuse a host that the settings do not name, and say where it is named', async () => {
    const refused = await admin.post(WEBHOOK_PLACE, office.fields({ url: 'https://hooks.example.com/in' }))
    expect([refused.status, refused.at('issues.0.path'), refused.at('code')]).toEqual([422, ['url'], 'webhook.host-not-allowed'])
    expect(refused.textAt('detail')).toContain('hooks.example.com')
    for (const url of ['ftp://127.0.0.1/', 'http://user:word@127.0.0.1/', 'http://127.0.0.1/#part', 'hook'])
      expect((await admin.post(WEBHOOK_PLACE, office.fields({ url }))).at('issues.0.path')).toEqual(['url'])
    expect((await admin.post(WEBHOOK_PLACE, office.fields({ processIds: [test.deps.newId()] }))).at('issues.0.path')).toEqual([
      'processIds',
    ])
    expect((await admin.post(WEBHOOK_PLACE, office.fields({ events: [] }))).status).toBe(400)
  })

  it('save on what was read, and remove with the log', async () => {
    const { id } = await office.make()
    await office.start()
    expect((await admin.put(`${WEBHOOK_PLACE}/${id}`, { ...office.fields({ name: '改名' }), revision: 1 })).status).toBe(200)
    expect((await admin.put(`${WEBHOOK_PLACE}/${id}`, { ...office.fields(), revision: 1 })).at('code')).toBe('webhook.stale')
    expect((await admin.get(WEBHOOK_PLACE)).at('list.0')).toMatchObject({ name: '改名', revision: 2 })
    expect((await admin.delete(`${WEBHOOK_PLACE}/${id}`)).status).toBe(200)
    await office.work()
    expect([office.receiver.received, (await admin.get(`${WEBHOOK_PLACE}/${id}/deliveries`)).at('code')]).toEqual([[], 'webhook.not-found'])
  })

  it('make no more than fifty', async () => {
    await Promise.all(Array.from({ length: 50 }, () => office.make({ enabled: false })))
    expect((await admin.post(WEBHOOK_PLACE, office.fields())).at('code')).toBe('webhook.too-many')
  })

  it('are refused to whoever lacks the right: reading is not changing, and the settings are neither', async () => {
    const { id } = await office.make()
    const holder = async (...permissions: Permission[]) =>
      test.as(await buildUser(test.deps, { roleIds: [await buildRole(test.deps, { permissions })] }))
    const reader = await holder('system:webhooks:list')
    expect([(await reader.get(WEBHOOK_PLACE)).status, (await reader.get(`${WEBHOOK_PLACE}/${id}/deliveries`)).status]).toEqual([200, 200])
    const others = await holder('system:settings:index:config', 'system:session:list')
    expect((await others.get(WEBHOOK_PLACE)).status).toBe(403)
    for (const client of [reader, others]) {
      expect((await client.post(WEBHOOK_PLACE, office.fields())).status).toBe(403)
      expect((await client.post(`${WEBHOOK_PLACE}/${id}/test`)).status).toBe(403)
      expect((await client.post(`${WEBHOOK_PLACE}/${id}/secret`)).status).toBe(403)
      expect((await client.delete(`${WEBHOOK_PLACE}/${id}`)).status).toBe(403)
    }
  })
})
