/** What a process says about who starts it, and about titles and numbers of its tickets. */
import type { ProcessSettings } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOffice, type Office } from '../../testing/build-office'
import { buildDepartment, buildRole, type BuiltUser, buildUser } from '../../testing/build-people'
import { posts, userPosts } from '../../db/schema/people'
import { numberParts } from './number-pattern'

let office: Office
let leader: BuiltUser

beforeAll(async () => {
  office = await buildOffice()
  leader = await office.person('李主管')
})
afterAll(() => office.test.close())

const publish = (settings: ProcessSettings) => office.publishFor([leader], { rules: { settings } })
const nobody = { userIds: [], roleIds: [], postIds: [], departmentIds: [] }

describe('who may start a process', () => {
  async function tries(processId: string, user: BuiltUser) {
    const client = await office.test.as(user)
    const listed = (await client.get('/api/v2/catalogue')).text.includes(processId)
    const shown = (await client.get(`/api/v2/catalogue/${processId}`)).at('code') !== 'process.not-for-you'
    const started = (await office.start(processId, { by: user })).status === 200
    return { listed, shown, started }
  }
  const yes = { listed: true, shown: true, started: true }
  const no = { listed: false, shown: false, started: false }

  it('is everybody, unless it is said', async () => {
    expect(await tries(await publish({}), await office.person())).toEqual(yes)
  })

  it('is a person, whoever has a role or a post, and nobody else', async () => {
    const { deps } = office.test
    const other = await office.person()
    const named = await office.person()
    const roleId = await buildRole(deps, { permissions: ['process:list:applyProcessList'] })
    const withRole = await buildUser(deps, { roleIds: [roleId] })
    const withPost = await office.person()
    const postId = deps.newId()
    const at = deps.now()
    await deps.db.insert(posts).values({ id: postId, name: '会计', code: postId.slice(0, 8), createdAt: at, updatedAt: at })
    await deps.db.insert(userPosts).values({ userId: withPost.id, postId })
    const processId = await publish({ starters: { ...nobody, userIds: [named.id], roleIds: [roleId], postIds: [postId] } })
    for (const user of [named, withRole, withPost]) expect(await tries(processId, user)).toEqual(yes)
    expect(await tries(processId, other)).toEqual(no)
    expect((await office.start(processId, { by: other })).body).toMatchObject({ status: 403, code: 'process.not-for-you' })
  })

  it('is a department with those below it', async () => {
    const { deps, site } = office.test
    const sales = await buildDepartment(deps, { parentId: site.rootDepartmentId })
    const north = await buildDepartment(deps, { parentId: sales })
    const processId = await publish({ starters: { ...nobody, departmentIds: [sales] } })
    expect(await tries(processId, await office.person('华北', north))).toEqual(yes)
    expect(await tries(processId, await office.person('总部', site.rootDepartmentId))).toEqual(no)
    expect(await tries(processId, await office.person('无部门'))).toEqual(no)
  })
})

describe('a pattern for titles', () => {
  const titleOf = async (titlePattern: string) => {
    const started = await office.start(await publish({ titlePattern }), { days: 3 })
    return started.at('ticket.title')
  }

  it('takes process, requester, day and what was entered, and leaves out what it does not know', async () => {
    expect(await titleOf('{requester}：{field:reason}（{field:days}）{date}{nothing}{field:nowhere}')).toBe('张三：回家（3）2026-03-02')
  })

  it('without a word left is the name of the process, and too long a one is cut', async () => {
    expect(await titleOf('{nothing}')).toMatch(/^请假 /)
    expect(await titleOf(`${'长'.repeat(150)}{process}{process}`)).toHaveLength(200)
  })

  it('makes the typed title needless, and is told to whoever starts', async () => {
    const processId = await publish({ titlePattern: '{process}' })
    const body = { processId, version: 1, values: { reason: '回家', days: 1 } }
    expect((await office.requester.client.post('/api/v2/tickets', body)).status).toBe(200)
    expect((await office.requester.client.get(`/api/v2/catalogue/${processId}`)).at('titlePattern')).toBe('{process}')
    const untitled = await office.requester.client.post('/api/v2/tickets', { ...body, processId: await publish({}) })
    expect([untitled.status, untitled.at('issues.0.path')]).toEqual([400, ['title']])
  })
})

describe('a pattern for numbers', () => {
  it('that meets another one in a number goes on behind the numbers that are taken', async () => {
    const [longer, shorter] = [await publish({ numberPattern: 'MEET-1{sequence}' }), await publish({ numberPattern: 'MEET-{sequence}' })]
    const numberOf = async (processId: string) => (await office.start(processId)).textAt('number')
    expect([await numberOf(longer), await numberOf(longer)]).toEqual(['MEET-10001', 'MEET-10002'])
    await office.test.database.pool.query("insert into ticket_counters (pattern, last) values ('MEET-{sequence}', 10000)")
    expect([await numberOf(shorter), await numberOf(shorter)]).toEqual(['MEET-10003', 'MEET-10004'])
    expect(await numberOf(longer)).toBe('MEET-10005')
  })

  it('counts for itself, and anew each day when it holds the day', async () => {
    const processId = await publish({ numberPattern: 'EXP-{date}-{sequence}' })
    const numbers = await Promise.all([1, 2, 3].map(async () => (await office.start(processId)).textAt('number')))
    expect(numbers.toSorted()).toEqual(['EXP-20260302-0001', 'EXP-20260302-0002', 'EXP-20260302-0003'])
    office.test.clock.advance({ days: 1 })
    expect((await office.start(processId, { by: office.requester.user })).textAt('number')).toBe('EXP-20260303-0001')
  })

  it('has its count at the end when it does not say where', () => {
    expect(numberParts('IT', '2026-03-02')).toEqual({ counter: 'IT-{sequence}', before: 'IT-', after: '' })
    expect(numberParts('{date}/{sequence}/A', '2026-03-02')).toEqual({ counter: '20260302/{sequence}/A', before: '20260302/', after: '/A' })
  })

  it('that could give the numbers of the site gives those', () => {
    expect(numberParts('{date}{sequence}', '2026-03-02')).toBeNull()
  })
})
