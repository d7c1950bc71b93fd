/** A receiver that does not answer costs a bounded number of calls, delays no others, and gets what waited when it is back. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { withTransaction } from '../../db/transaction'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { type Receiver, startReceiver } from '../../testing/webhooks/receiver'
import { addDeliveries, MAX_RUNNING } from './delivery-repo'
import { recordFailure } from './pauses'
import { sendBacklog } from './send-backlog'

let test: TestApp
let admin: TestClient
let receiver: Receiver

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  receiver = await startReceiver()
  await admin.put('/api/v2/settings/outgoing', { hosts: [{ host: '127.0.0.1', isInside: true }], secrets: {} })
})
afterAll(async () => {
  await receiver.close()
  await test.close()
})
beforeEach(async () => {
  await query('delete from webhooks')
  await comeDue()
  await work()
  receiver.reset()
})

/** 204 at every other path. */
const deadAnswers = (status: number) => receiver.answersWith(({ path }) => ({ status: path === '/dead' ? status : 204 }))
const paths = () => receiver.received.map(({ path }) => path)
const PLACE = '/api/v2/webhooks'
const query = async (text: string) => (await test.database.pool.query<Record<string, number>>(text)).rows
const work = () => runPendingJobs(test.database.pool, test.deps)
const comeDue = () => query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
const fieldsOf = (path: string) => ({
  kind: 'signed',
  name: path,
  url: receiver.address + path,
  enabled: true,
  events: ['ticket.started'],
  processIds: [],
  includeValues: false,
})
const make = async (path: string) => (await admin.post(PLACE, fieldsOf(path))).textAt('id')
const add = (webhookId: string, count: number) => {
  const ids = Array.from({ length: count }, () => test.deps.newId()).toSorted()
  const facts = { webhookId, event: 'ticket.started', sequence: 1, commentId: null, ticketNumber: '1', body: '{}' } as const
  return addDeliveries(
    test.deps.db,
    ids.map((id) => ({ ...facts, id, ticketId: test.deps.newId(), createdAt: test.deps.now() })),
  )
}
const stateOf = async (id: string) => {
  const { list } = (await admin.get(PLACE)).body as { list: { id: string; pausedSince: string | null; held: number }[] }
  const found = list.find((webhook) => webhook.id === id)
  return [found?.pausedSince !== null, found?.held]
}
const statuses = () => query('select status, count(*)::int as n from webhook_deliveries group by status order by status')
const jobs = async () => (await query('select count(*)::int as n from graphile_worker.jobs'))[0]?.['n']
/** Paused, with `count` deliveries. */
async function paused(count: number) {
  receiver.received.length = 0
  deadAnswers(503)
  const id = await make('/dead')
  await add(id, count)
  await work()
  expect(paths()).toHaveLength(5)
  expect(await stateOf(id)).toEqual([true, count - 1])
  receiver.received.length = 0
  return id
}

it('after five failures in a row it is paused: one delivery is tried now and then, the others wait without jobs, and others are told as ever', async () => {
  const id = await paused(60)
  expect(await jobs()).toBe(1)
  await add(id, 10)
  const other = await make('/fine')
  await add(other, 3)
  await work()
  expect([paths(), await jobs(), await stateOf(id)]).toEqual([['/fine', '/fine', '/fine'], 1, [true, 69]])
  receiver.received.length = 0
  for (let round = 0; round < 20; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await comeDue()
    // oxlint-disable-next-line no-await-in-loop
    await work()
  }
  // More tries than a delivery has otherwise: nothing is given up.
  expect([paths().length, await statuses()]).toEqual([
    20,
    [
      { status: 'delivered', n: 3 },
      { status: 'waiting', n: 70 },
    ],
  ])
})

it('when one arrives, everything that waited is sent', async () => {
  const id = await paused(250)
  deadAnswers(204)
  await comeDue()
  await work()
  expect([paths().length, await statuses(), await stateOf(id), await jobs()]).toEqual([
    250,
    [{ status: 'delivered', n: 250 }],
    [false, 0],
    0,
  ])
})

it('a test event is sent at once, and one that arrives ends the pause', async () => {
  const id = await paused(20)
  await admin.post(`${PLACE}/${id}/test`)
  await work()
  expect([paths().length, (await stateOf(id))[0]]).toEqual([1, true])
  deadAnswers(204)
  await admin.post(`${PLACE}/${id}/test`)
  await comeDue()
  await work()
  expect([await stateOf(id), await statuses()]).toEqual([[false, 0], [{ status: 'delivered', n: 22 }]])
})

it('one that is given up at once leaves its place to the next', async () => {
  const id = await paused(8)
  deadAnswers(410)
  for (let round = 0; round < 3; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await comeDue()
    // oxlint-disable-next-line no-await-in-loop
    await work()
  }
  expect([paths().length, await statuses(), await stateOf(id)]).toEqual([
    3,
    [
      { status: 'failed', n: 3 },
      { status: 'waiting', n: 5 },
    ],
    [true, 4],
  ])
})

it('switched off, nothing waits any more; with another address it is tried at once', async () => {
  const id = await paused(30)
  const change = async (revision: number, more: object) => admin.put(`${PLACE}/${id}`, { ...fieldsOf('/dead'), revision, ...more })
  expect((await change(1, { url: `${receiver.address}/fine` })).status).toBe(200)
  await comeDue()
  await work()
  expect([await stateOf(id), await statuses()]).toEqual([[false, 0], [{ status: 'delivered', n: 30 }]])
  const second = await paused(6)
  await admin.put(`${PLACE}/${second}`, { ...fieldsOf('/dead'), revision: 1, enabled: false })
  await comeDue()
  await work()
  expect([await stateOf(second), await jobs()]).toEqual([[true, 0], 0])
})

it('a backlog has no more than a hundred jobs at once, and is sent in the end', async () => {
  const id = await make('/fine')
  await add(id, MAX_RUNNING)
  await add(id, 250)
  expect([await jobs(), await stateOf(id)]).toEqual([MAX_RUNNING, [false, 250]])
  await work()
  expect([paths().length, await statuses(), await stateOf(id)]).toEqual([350, [{ status: 'delivered', n: 350 }], [false, 0]])
})

it('is paused after two tries of which nothing came until the time was over: each keeps a worker waiting for as long', async () => {
  const [hanging, failing] = [await make('/hanging'), await make('/failing')]
  await Promise.all([add(hanging, 1), add(failing, 1)])
  const fails = (webhookId: string, isTimeout: boolean) =>
    withTransaction(test.deps.db, (tx) =>
      recordFailure(tx, { id: test.deps.newId(), webhookId }, { at: test.deps.now(), counts: true, isTimeout }),
    )
  expect([await fails(hanging, true), await fails(hanging, true)]).toEqual([false, true])
  expect([await fails(failing, false), await fails(failing, true), await fails(failing, false)]).toEqual([false, false, true])
})

it('a webhook at a host that keeps others waiting is told after those at other hosts, and is not paused for it', async () => {
  await admin.put('/api/v2/settings/outgoing', { hosts: ['127.0.0.1', 'localhost'].map((host) => ({ host, isInside: true })), secrets: {} })
  const [hanging, beside] = [await make('/hanging'), await make('/beside')]
  const { port } = new URL(receiver.address)
  const elsewhere = (await admin.post(PLACE, { ...fieldsOf('/elsewhere'), url: `http://localhost:${port}/elsewhere` })).textAt('id')
  const tried = { id: test.deps.newId(), webhookId: hanging }
  await withTransaction(test.deps.db, (tx) => recordFailure(tx, tried, { at: test.deps.now(), counts: true, isTimeout: true }))
  await add(beside, 2)
  await add(hanging, 1)
  await add(elsewhere, 2)
  await work()
  // The engine may record the end of a delivery after it has looked for the next one, so only the first is certain.
  expect([paths()[0], paths().toSorted()]).toEqual(['/elsewhere', ['/beside', '/beside', '/elsewhere', '/elsewhere', '/hanging']])
  expect([await stateOf(beside), await statuses()]).toEqual([[false, 0], [{ status: 'delivered', n: 5 }]])
})

it('when the failed job of the only try of a paused webhook is removed, the next delivery is tried, and all arrive', async () => {
  const id = await paused(8)
  const [job] = await query('update graphile_worker._private_jobs set attempts = max_attempts, locked_at = null returning id::int')
  expect((await admin.delete(`/api/v2/system/jobs/${job?.['id']}`)).status).toBe(200)
  expect(await stateOf(id)).toEqual([true, 6])
  deadAnswers(204)
  await comeDue()
  await work()
  expect([paths().length, await statuses(), await stateOf(id), await jobs()]).toEqual([
    7,
    [
      { status: 'delivered', n: 7 },
      { status: 'failed', n: 1 },
    ],
    [false, 0],
    0,
  ])
})

/** Begun, as by the engine; until `end`, nobody else begins it. */
async function beginFirst(webhookId: string) {
  const { rows } = await test.database.pool.query<{ payload: { deliveryId: string } }>(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'this test' where payload->>'deliveryId' =
       (select id::text from webhook_deliveries where webhook_id = $1 order by id limit 1) returning payload`,
    [webhookId],
  )
  return rows[0]?.payload
}
const end = () => query(`delete from graphile_worker._private_jobs where locked_by = 'this test'`)
const sentIds = () => receiver.received.map(({ headers }) => String(headers['webhook-id']))

it('the job of one delivery sends the next ones of its webhook in their order, and leaves those of others alone', async () => {
  const [id, other] = [await make('/fine'), await make('/other')]
  await add(id, 5)
  await add(other, 2)
  await sendBacklog(test.deps, await beginFirst(id), { attempt: 1, most: 13 })
  await end()
  expect(paths()).toEqual(Array.from({ length: 5 }, () => '/fine'))
  expect(sentIds()).toEqual(sentIds().toSorted())
  expect(await jobs()).toBe(2)
  await work()
  expect([paths().length, await jobs()]).toEqual([7, 0])
})

it('the first one that fails ends the row, and is tried again later, with its tries counted', async () => {
  const id = await make('/fine')
  await add(id, 5)
  receiver.answersWith(() => ({ status: receiver.received.length >= 3 ? 503 : 204 }))
  await sendBacklog(test.deps, await beginFirst(id), { attempt: 1, most: 13 })
  await end()
  expect(paths()).toHaveLength(3)
  const [tried] = await query('select count(*)::int as n from graphile_worker.jobs where attempts = 1 and run_at > now()')
  expect(tried?.['n']).toBe(1)
  receiver.answersWith(() => ({ status: 204 }))
  await comeDue()
  await work()
  expect([await statuses(), await jobs()]).toEqual([[{ status: 'delivered', n: 5 }], 0])
})
