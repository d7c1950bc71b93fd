/** Scripts that are tried: by whom, how often, and that the answer is what a ticket would come to. */
import { readFailure, type ScriptTrial } from '@formwork/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildForm } from '../../testing/build-processes'
import { buildRole, buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient
let formId: string

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  formId = await buildForm(test)
})
afterAll(() => test.close())

const body = (code: string) => ({ code, title: '请假', values: { reason: '回家', days: 2 }, formIds: [formId] })
const tryIt = (code: string, client = admin) => client.post('/api/v2/scripts/try', body(code))
const failure = async (code: string) => {
  const trial = (await tryIt(code)).body as ScriptTrial
  return trial.ok ? trial : readFailure(trial.error)
}

describe('a trial', () => {
  it('says what the script would write, what it noted and logged, and how long it took', async () => {
    const tried = await tryIt('log(ticket.title, ticket.requester.name); return { values: { days: values.days + 1 }, note: today }')
    expect(tried.body).toEqual({ ok: true, values: { days: 3 }, note: '2026-03-02', log: ['请假 管理员'], ms: expect.any(Number) })
  })
  it('fails as a ticket would', async () => {
    expect(await failure('return { values: { days: 400 } }')).toEqual({
      code: 'script.value-refused',
      named: ['天数不能大于 365\n天数 must be at most 365'],
    })
    expect(await failure('return { values: { gone: 1 } }')).toEqual({ code: 'script.field-unknown', named: ['gone'] })
    expect(await failure('\nlog(1)\nreturn gone')).toEqual({ code: 'script.threw', named: ['3', "ReferenceError: 'gone' is not defined"] })
    expect(await failure('return {')).toMatchObject({ code: 'script.syntax', named: ['1', expect.stringContaining('SyntaxError')] })
    expect(await failure('for (;;) {}')).toEqual({ code: 'script.time-over', named: [] })
  })
  it('is of forms that are there, or of none', async () => {
    const gone = { ...body('return {}'), formIds: ['00000000-0000-4000-8000-000000000001'] }
    expect((await admin.post('/api/v2/scripts/try', gone)).at('code')).toBe('form.not-found')
    expect((await admin.post('/api/v2/scripts/try', { ...body('return { note: "a" }'), formIds: [] })).at('note')).toBe('a')
  })
  it('is for those who edit processes, thirty times a minute at most', async () => {
    const looker = await buildRole(test.deps, { permissions: ['process:admin:manager:list'], dataScope: 1 })
    expect((await tryIt('return {}', await test.as(await buildUser(test.deps, { roleIds: [looker] })))).status).toBe(403)
    const editing = await buildRole(test.deps, { permissions: ['process:admin:manager:edit'], dataScope: 1 })
    const editor = await test.as(await buildUser(test.deps, { roleIds: [editing] }))
    const answers: number[] = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody would who waits for each
    for (let at = 0; at < 31; at += 1) answers.push((await tryIt('return {}', editor)).status)
    expect(answers).toEqual([...Array<number>(30).fill(200), 429])
    test.clock.advance({ minutes: 1 })
    expect((await tryIt('return {}', editor)).status).toBe(200)
  })
})
