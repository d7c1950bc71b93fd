/** Working time as a section of the settings: what stands while nothing was saved, what is refused, and what the audit log says of it. */
import { WORKING_TIME_SETTINGS } from '@formwork/api-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient
const PATH = '/api/v2/settings/working-time'
const { week } = WORKING_TIME_SETTINGS.defaults
const holiday = { date: '2026-10-01', kind: 'off', name: '国庆节' }

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

const answered = async () => (await admin.get(PATH)).at('content')

it('is that of an office until it is saved, and then in effect at once', async () => {
  expect(await answered()).toEqual({ week, days: [] })
  expect((await test.deps.workingCalendar()).timeZone).toBe('UTC')
  expect((await admin.put(PATH, { week, days: [holiday] })).status).toBe(200)
  expect(await answered()).toEqual({ week, days: [holiday] })
  expect((await test.deps.workingCalendar()).days).toEqual([holiday])
  expect((await admin.get('/api/v2/audit?kind=settings.changed')).at('list.0')).toMatchObject({
    subject: { name: 'working-time' },
    before: { days: [] },
    after: { days: [holiday] },
  })
})

it.each([
  ['a week without working time', { week: week.map(() => []), days: [] }],
  ['a week with less than an hour of it', { week: week.map(() => [{ from: 600, to: 608 }]), days: [] }],
  ['six days of a week', { week: week.slice(1), days: [] }],
  [
    'hours that overlap',
    {
      week: week.with(6, [
        { from: 540, to: 720 },
        { from: 700, to: 800 },
      ]),
      days: [],
    },
  ],
  ['hours that end before they begin', { week: week.with(6, [{ from: 720, to: 540 }]), days: [] }],
  ['hours beyond midnight', { week: week.with(6, [{ from: 720, to: 1500 }]), days: [] }],
  ['a day that is named twice', { week, days: [holiday, { ...holiday, kind: 'work' }] }],
  ['a day that no calendar has', { week, days: [{ ...holiday, date: '2026-02-30' }] }],
])('refuses %s', async (_what, body) => {
  const before = await answered()
  expect((await admin.put(PATH, body)).at('code')).toBe('request.invalid')
  expect(await answered()).toEqual(before)
})

it('is for those who hold the permission of the settings', async () => {
  const somebody = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
  expect((await somebody.get(PATH)).at('code')).toBe('permission.denied')
  expect((await somebody.put(PATH, { week, days: [] })).at('code')).toBe('permission.denied')
})
