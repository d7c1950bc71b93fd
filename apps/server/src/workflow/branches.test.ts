/** Which branch a ticket takes: by the values that its form shows, whatever version of the language its process was written in. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOffice } from '../testing/build-office'
import type { BuiltUser } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, users } from '../testing/build-processes'
import type { TestApp, TestClient } from '../testing/test-app'

let test: TestApp
let admin: TestClient
let requester: TestClient
let leader: BuiltUser

beforeAll(async () => {
  const office = await buildOffice()
  ;({ test, admin } = office)
  leader = await office.person()
  requester = office.requester.client
})
afterAll(() => test.close())

/** The leader approves; where the ticket stands then: at the director, or at its end. */
async function afterTheLeader(ticketId: string): Promise<unknown> {
  const client = await test.as(leader)
  const tasks = await test.deps.db.execute(sql`select task_id from ticket_tasks where ticket_id = ${ticketId}`)
  const [task] = tasks.rows
  await client.post(`/api/v2/tickets/${ticketId}/approve`, { taskId: task?.['task_id'], remark: '' })
  return (await requester.get(`/api/v2/tickets/${ticketId}`)).at('currentNodeIds')
}

const definition = () => leaveDefinition(users(leader.id), users(test.admin.id))

describe('the way of a ticket', () => {
  it('does not depend on a field that is hidden, also when its value is kept', async () => {
    const days = {
      type: 'number',
      name: '天数',
      key: 'k2',
      model: 'days',
      options: { formwork: { showWhen: { model: 'reason', is: 'equals', value: '休假' } } },
    }
    const reason = { type: 'input', name: '事由', key: 'k1', model: 'reason', options: {} }
    const processId = await publishNew(admin, definition(), await buildForm(test, { list: [reason, days], config: {} }), '隐藏')
    const start = (values: object) => requester.post('/api/v2/tickets', { processId, version: 1, title: 't', values })
    const shown = (await start({ reason: '休假', days: 5 })).textAt('id')
    const hidden = (await start({ reason: '其他', days: 5 })).textAt('id')
    expect((await requester.get(`/api/v2/tickets/${hidden}`)).at('values')).toEqual({ reason: '其他', days: 5 })
    expect(await afterTheLeader(shown)).toEqual(['director'])
    expect(await afterTheLeader(hidden)).toEqual([])
  })
  it('is the same for a version that was published in the old language of conditions', async () => {
    const processId = await publishNew(admin, definition(), await buildForm(test), '旧版本')
    await test.deps.db.execute(sql`
      insert into process_versions
      select ${test.deps.newId()}, process_id, 2,
        jsonb_set(jsonb_set(definition, '{schema}', '1'), '{edges,2,condition}', '{"field": "days", "operator": "gt", "value": 3}'),
        form_id, form_revision, form_definition, hash, published_at, published_by, asked
      from process_versions where process_id = ${processId}`)
    await test.deps.db.execute(sql`update processes set published_version = 2 where id = ${processId}`)
    const start = (days: number) =>
      requester.post('/api/v2/tickets', { processId, version: 2, title: 't', values: { reason: '回家', days } })
    expect(await afterTheLeader((await start(5)).textAt('id'))).toEqual(['director'])
    expect(await afterTheLeader((await start(3)).textAt('id'))).toEqual([])
  })
})
