/** Where the site's days begin: ticket numbers and the dashboard around midnight, east of Greenwich and where clocks change. */
import { afterEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { createTestApp, type TestApp, type TestClient, type TestTraits } from '../../testing/test-app'

let test: TestApp | undefined
afterEach(async () => {
  await test?.close()
  test = undefined
})

async function site(traits: TestTraits) {
  const app = await createTestApp(traits)
  test = app
  const leader = await buildUser(app.deps)
  const processId = await publishNew(
    await app.as(app.admin),
    leaveDefinition(users(leader.id), users(leader.id)),
    await buildForm(app),
    '请假',
  )
  // Sessions run out: each step signs in anew.
  const admin = (): Promise<TestClient> => app.as(app.admin)
  const number = async () => (await startLeave(await admin(), processId, 1)).textAt('number')
  const started = async (query = '') => {
    const board = await (await admin()).get(`/api/v1/dashboard${query}`)
    const days = board.at('data.submit.datetime') as string[]
    const totals = board.at('data.submit.total') as number[]
    return Object.fromEntries(days.map((day, index) => [day, totals[index]]).filter(([, total]) => total !== 0))
  }
  return { app, number, started, admin }
}
const content = { name: 'Workflow', logo: '', is_ldap: false, is_verify_code: false }

describe('the day of a ticket', () => {
  it('is the server’s own while nothing is chosen, and changes at its midnight', async () => {
    const { app, number, started } = await site({ timeZone: 'Asia/Shanghai', startsAt: '2026-03-02T15:59:00.000Z' })
    expect(await number()).toBe('202603020001')
    app.clock.advance({ minutes: 1 })
    expect([await number(), await number()]).toEqual(['202603030001', '202603030002'])
    expect(await started()).toEqual({ '2026-03-02': 1, '2026-03-03': 2 })
    expect(await started('?start_time=2026-03-03&end_time=2026-03-03')).toEqual({ '2026-03-03': 2 })
  })

  it('follows the setting from the moment it is saved; a day seen twice counts on', async () => {
    const { number, started, admin } = await site({ startsAt: '2026-03-02T20:00:00.000Z' })
    const choose = async (time_zone: string) =>
      (await admin()).post('/api/v1/settings', { classify: 1, content: { ...content, time_zone } })
    expect(await number()).toBe('202603020001')
    expect((await choose('Asia/Shanghai')).at('code')).toBe(200)
    expect(await number()).toBe('202603030001')
    await choose('')
    expect(await number()).toMatch(/^20260302\d{4}$/)
    expect(await started()).toEqual({ '2026-03-02': 3 })
    await choose('Asia/Shanghai')
    expect(await started()).toEqual({ '2026-03-03': 3 })
  })

  it.each([
    ['shorter', '2026-03-08T05:00:00.000Z', '2026-03-08', 23],
    ['longer', '2026-11-01T04:00:00.000Z', '2026-11-01', 25],
  ])('is %s where clocks change', async (_what, midnight, day, hours) => {
    const { app, number, started } = await site({ timeZone: 'America/New_York', startsAt: midnight })
    const digits = day.replaceAll('-', '')
    expect(await number()).toBe(`${digits}0001`)
    app.clock.advance({ hours, seconds: -1 })
    expect(await number()).toBe(`${digits}0002`)
    app.clock.advance({ seconds: 1 })
    expect((await number()).endsWith('0001')).toBe(true)
    expect(await started(`?start_time=${day}&end_time=${day}`)).toEqual({ [day]: 2 })
  })
})

describe('the time zone of the site', () => {
  it('is one of those that have a name, and is told to the console with the server’s own', async () => {
    const { app, admin } = await site({ timeZone: 'Asia/Shanghai' })
    const client = await admin()
    const save = (time_zone: unknown) => client.post('/api/v1/settings', { classify: 1, content: { ...content, time_zone } })
    for (const bad of ['+08:00', 'Asia/Peking', 'UTC+8', "UTC'; drop table tickets; --", 8, 'A'.repeat(65)])
      expect([bad, (await save(bad)).at('reason')]).toEqual([bad, 'request.invalid'])
    expect((await save('Europe/Berlin')).at('code')).toBe(200)
    const read = await app.anonymous.get('/api/v1/settings?classify=1')
    expect(read.at('data.0')).toMatchObject({ content: { time_zone: 'Europe/Berlin' }, server_time_zone: 'Asia/Shanghai' })
  })

  it('leaves the dashboard an answer for the last days that can be asked for', async () => {
    const { admin } = await site({})
    const code = async (query: string) => (await (await admin()).get(`/api/v1/dashboard?${query}`)).at('code')
    expect(await code('start_time=9998-12-31&end_time=9998-12-31')).toBe(200)
    expect(await code('end_time=9998-12-31')).toBe(200)
  })
})
