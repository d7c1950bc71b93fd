/** What is shown before somebody is disabled or removed: what is planned in their name and where they are named, as far as the reader may see it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildOffice, type Office } from '../../testing/build-office'
import { buildRole, buildUser } from '../../testing/build-people'
import { leaveDefinition, users } from '../../testing/build-processes'

let office: Office
beforeAll(async () => {
  office = await buildOffice()
})
afterAll(() => office.test.close())

const RULE = { repeat: { kind: 'daily', every: 1 }, time: '09:00', from: '2026-03-01', until: null }
const NOTHING = { count: 0, shown: [] }

async function plan(starterId: string, name: string, processId: string, enabled = true): Promise<string> {
  const body = { name, processId, starterId, values: { reason: '巡检', days: 1 }, rule: RULE, enabled }
  return (await office.admin.post('/api/v2/ticket-schedules', body)).textAt('id')
}
const workOf = async (id: string, client = office.admin) => (await client.get(`/api/v2/people/${id}/open-work`)).body

it('names the schedules that start tickets in their name, those that are switched on, and the processes that ask them', async () => {
  const [leaver, other] = [await office.person('离职者'), await office.person()]
  const processId = await office.publishFor([leaver])
  const first = await plan(leaver.id, '甲：每日巡检', processId)
  const second = await plan(leaver.id, '乙：每日巡检', processId)
  await plan(leaver.id, '停用的', processId, false)
  await plan(other.id, '别人的', processId)
  const draft = { name: '草稿', formId: office.formId, definition: leaveDefinition(users(leaver.id), users(office.test.admin.id)) }
  const draftId = (await office.admin.post('/api/v2/processes', draft)).textAt('id')
  const work = await workOf(leaver.id)
  expect(work).toMatchObject({ waiting: 0, running: 0, schedules: { count: 2 }, processes: { count: 2 } })
  const { schedules, processes } = work as Record<'schedules' | 'processes', { shown: { id: string; name: string }[] }>
  expect(new Set(schedules.shown.map(({ id }) => id))).toEqual(new Set([first, second]))
  expect(new Set(processes.shown.map(({ id }) => id))).toEqual(new Set([processId, draftId]))
  expect(await workOf(other.id)).toMatchObject({ schedules: { count: 1, shown: [{ name: '别人的' }] }, processes: NOTHING })
  const both = await office.admin.get(`/api/v2/people/open-work?ids=${leaver.id},${other.id}`)
  expect(both.body).toMatchObject({ schedules: { count: 3 }, processes: { count: 2 } })
})

it('counts, but does not name, what the reader may not look at', async () => {
  const leaver = await office.person('离职者')
  const processId = await office.publishFor([leaver])
  await plan(leaver.id, '巡检', processId)
  const counted = { schedules: { count: 1, shown: [] }, processes: { count: 1, shown: [] } }
  const people = await buildRole(office.test.deps, { permissions: ['system:sysuser:list', 'system:sysuser:edit'] })
  const ofPeople = await office.test.as(await buildUser(office.test.deps, { roleIds: [people] }))
  expect(await workOf(leaver.id, ofPeople)).toMatchObject(counted)
  const own = await buildRole(office.test.deps, { permissions: ['process:admin:schedule:list'], dataScope: 5 })
  const ofOwn = await office.test.as(await buildUser(office.test.deps, { roleIds: [people, own] }))
  expect(await workOf(leaver.id, ofOwn)).toMatchObject(counted)
})
