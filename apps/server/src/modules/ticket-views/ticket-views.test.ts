/** Views of the lists of tickets over HTTP: whose they are, who sees and changes them, and what is refused. */
import { MAX_TICKET_VIEWS, type Permission } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ticketViewDefaults, ticketViews } from '../../db/schema/ticket-views'
import { buildRole, type BuiltUser, buildUser } from '../../testing/build-people'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'

const VIEWS = '/api/v2/ticket-views'
const STAFF: readonly Permission[] = ['process:list:upcoming', 'process:list:myCreate', 'process:list:related']

let test: TestApp
/** Edits processes, and so may share. */
let lead: TestClient
let leadUser: BuiltUser
let staffRole: string
let leadRole: string

beforeAll(async () => {
  test = await createTestApp()
  staffRole = await buildRole(test.deps, { permissions: STAFF })
  leadRole = await buildRole(test.deps, { permissions: [...STAFF, 'process:list:all', 'process:admin:manager:edit'] })
  leadUser = await buildUser(test.deps, { nickName: '组长', roleIds: [leadRole] })
  lead = await test.as(leadUser)
})
afterAll(() => test.close())

const staff = () => buildUser(test.deps, { roleIds: [staffRole] })
const staffClient = async () => test.as(await staff())
const fields = { name: '近七天', filters: { status: 'running', started: '7' }, sharedWith: 'nobody' }
const make = (client: TestClient, changed: object = {}) => client.post(VIEWS, { list: 'mine', ...fields, ...changed })
const change = (client: TestClient, view: TestAnswer, changed: object) =>
  client.put(`${VIEWS}/${view.textAt('id')}`, { revision: view.at('revision'), ...fields, ...changed })
const namesSeen = async (client: TestClient, list = 'mine') => {
  const seen = (await client.get(`${VIEWS}?list=${list}`)).at('list') as readonly { readonly name: string }[]
  return seen.map(({ name }) => name)
}
const refusal = (answer: TestAnswer) => [answer.status, answer.at('code'), answer.at('issues.0.path')]

describe('a view of one’s own', () => {
  it('is kept with what it filters by as it was chosen, in its list alone and for nobody else', async () => {
    const own = await staffClient()
    const made = await make(own, { name: '  我的  ', columns: ['title', 'status'] })
    expect(made.body).toMatchObject({
      name: '我的',
      filters: fields.filters,
      columns: ['title', 'status'],
      sharedWith: 'nobody',
      revision: 1,
    })
    expect((await own.get(`${VIEWS}?list=mine`)).body).toEqual({ list: [made.body], defaultId: null })
    expect(await namesSeen(own, 'todo')).toEqual([])
    expect(await namesSeen(await staffClient())).toEqual([])
  })

  it('keeps processes and a requester', async () => {
    const own = await staffClient()
    const filters = { process: `${test.deps.newId()},${test.deps.newId()}`, requester: test.admin.id }
    await make(own, { name: '某流程', filters, list: 'related' })
    expect((await own.get(`${VIEWS}?list=related`)).at('list.0.filters')).toEqual(filters)
  })

  it('is renamed and given other filters, and removed', async () => {
    const own = await staffClient()
    const made = await make(own)
    const changed = await change(own, made, { name: '已完成', filters: { status: 'approved' } })
    expect(changed.body).toMatchObject({ name: '已完成', filters: { status: 'approved' }, revision: 2 })
    expect((await own.delete(`${VIEWS}/${made.textAt('id')}`)).status).toBe(200)
    expect(await namesSeen(own)).toEqual([])
  })

  it('keeps its filters and columns when only its name is changed, those of earlier times as well', async () => {
    const own = await staffClient()
    const made = await make(own, { columns: ['title'] })
    await test.deps.db.execute(sql`update ticket_views set filters = '{"status":"forgotten"}' where id = ${made.textAt('id')}`)
    const renamed = await own.put(`${VIEWS}/${made.textAt('id')}`, { revision: 1, name: '改名', sharedWith: 'nobody' })
    expect(renamed.body).toMatchObject({ name: '改名', filters: { status: 'forgotten' }, columns: ['title'] })
  })

  it('that was changed in another tab meanwhile is left alone', async () => {
    const own = await staffClient()
    const made = await make(own)
    await change(own, made, { name: '先改' })
    expect(refusal(await change(own, made, { name: '后改' })).slice(0, 2)).toEqual([409, 'view.stale'])
    expect(await namesSeen(own)).toEqual(['先改'])
  })

  it('has a name of its own in its list, however it is written', async () => {
    const own = await staffClient()
    await make(own, { name: 'Mine' })
    const other = await make(own, { name: 'Other' })
    expect(refusal(await make(own, { name: ' mine ' }))).toEqual([409, 'view.name-taken', ['name']])
    expect(refusal(await change(own, other, { name: 'MINE' }))).toEqual([409, 'view.name-taken', ['name']])
    expect((await make(own, { name: 'Mine', list: 'todo' })).status).toBe(200)
    expect((await make(await staffClient(), { name: 'Mine' })).status).toBe(200)
  })

  it.each([
    ['without a name', { name: ' \u3000' }, ['name']],
    ['with a name of 51 characters', { name: '长'.repeat(51) }, ['name']],
    ['with a status there is none of', { filters: { status: 'forgotten' } }, ['filters', 'status']],
    ['with days that are none', { filters: { started: 'yesterday' } }, ['filters', 'started']],
    ['shared with roles that are not named', { sharedWith: 'roles', roleIds: [] }, ['roleIds']],
    ['with a process that is no id', { filters: { process: 'purchase' } }, ['filters', 'process']],
    ['with a requester that is no id', { filters: { requester: 'me' } }, ['filters', 'requester']],
    ['with a filter that no list has', { filters: { colour: 'x' } }, ['filters', 'colour']],
  ])('is not kept %s', async (_, changed, path) => {
    expect(refusal(await make(await staffClient(), changed))).toEqual([400, 'request.invalid', path])
  })

  it(`is one of ${MAX_TICKET_VIEWS} at most in its list, also when two are kept at once`, async () => {
    const user = await staff()
    const own = await test.as(user)
    await test.deps.db.execute(sql`insert into ticket_views (id, owner_id, list, name, filters, shared_with, revision, created_at, updated_at)
      select gen_random_uuid(), ${user.id}, 'mine', 'n' || n, '{}', 'nobody', 1, now(), now() from generate_series(1, ${MAX_TICKET_VIEWS - 1}) n`)
    const answers = await Promise.all([make(own, { name: 'a' }), make(own, { name: 'b' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect([refused?.at('code'), refused?.at('params.limit')]).toEqual(['view.too-many', MAX_TICKET_VIEWS])
    expect((await make(own, { list: 'todo' })).status).toBe(200)
  })

  it('is kept once when the call is repeated', async () => {
    const own = await staffClient()
    const headers = { 'idempotency-key': 'twice' }
    const [first, second] = [
      await own.post(VIEWS, { list: 'mine', ...fields }, headers),
      await own.post(VIEWS, { list: 'mine', ...fields }, headers),
    ]
    expect(second.body).toEqual(first.body)
    expect(await namesSeen(own)).toEqual([fields.name])
  })

  it('of a list they may not open is neither kept nor told', async () => {
    const own = await staffClient()
    expect(refusal(await make(own, { list: 'all' })).slice(0, 2)).toEqual([403, 'permission.denied'])
    expect(refusal(await own.get(`${VIEWS}?list=all`)).slice(0, 2)).toEqual([403, 'permission.denied'])
    expect(refusal(await own.put('/api/v2/default-ticket-view', { list: 'all', viewId: null })).slice(0, 2)).toEqual([
      403,
      'permission.denied',
    ])
  })

  it('is found and changed by nobody else', async () => {
    const made = await make(await staffClient())
    const other = await staffClient()
    expect(refusal(await change(other, made, { name: '别人的' })).slice(0, 2)).toEqual([404, 'view.not-found'])
    expect(refusal(await other.delete(`${VIEWS}/${made.textAt('id')}`)).slice(0, 2)).toEqual([404, 'view.not-found'])
  })
})

describe('a shared view', () => {
  it('is made by whoever edits processes, and refused to others', async () => {
    const own = await staffClient()
    expect(refusal(await make(own, { sharedWith: 'everybody' }))).toEqual([403, 'permission.denied', ['sharedWith']])
    const made = await make(own)
    expect(refusal(await change(own, made, { sharedWith: 'everybody' }))).toEqual([403, 'permission.denied', ['sharedWith']])
    expect((await make(lead, { name: '大家', sharedWith: 'everybody' })).status).toBe(200)
  })

  it('is seen by everybody who opens the list, named with its owner, after their own, and changed by none of them', async () => {
    const made = await make(lead, { name: 'A of all', sharedWith: 'everybody', list: 'todo' })
    const own = await staffClient()
    await make(own, { name: 'B of mine', list: 'todo' })
    expect(await namesSeen(own, 'todo')).toEqual(['B of mine', 'A of all'])
    expect((await own.get(`${VIEWS}?list=todo`)).at('list.1')).toMatchObject({
      owner: { id: leadUser.id, name: '组长' },
      sharedWith: 'everybody',
    })
    expect(refusal(await change(own, made, {})).slice(0, 2)).toEqual([404, 'view.not-found'])
    expect(refusal(await own.delete(`${VIEWS}/${made.textAt('id')}`)).slice(0, 2)).toEqual([404, 'view.not-found'])
  })

  it('is seen by holders of the roles it is shared with alone, who are not told which these are', async () => {
    const otherRole = await buildRole(test.deps, { permissions: STAFF })
    const inside = await test.as(await buildUser(test.deps, { roleIds: [otherRole] }))
    const made = await make(lead, { name: '给角色', sharedWith: 'roles', roleIds: [otherRole], list: 'related' })
    expect(made.at('roleIds')).toEqual([otherRole])
    expect(await namesSeen(inside, 'related')).toEqual(['给角色'])
    expect((await inside.get(`${VIEWS}?list=related`)).at('list.0.roleIds')).toEqual([])
    expect(await namesSeen(await staffClient(), 'related')).toEqual([])
  })

  it('is ended by whoever may share, also when it is somebody else’s, who keeps it for themselves alone', async () => {
    const otherLead = await test.as(await buildUser(test.deps, { roleIds: [leadRole] }))
    const own = await staffClient()
    const made = await make(lead, { name: '不再共享', sharedWith: 'roles', roleIds: [staffRole, leadRole], list: 'related' })
    const unshare = (client: TestClient) => client.delete(`${VIEWS}/${made.textAt('id')}/sharing`)
    expect(refusal(await unshare(own)).slice(0, 2)).toEqual([403, 'permission.denied'])
    expect((await unshare(otherLead)).status).toBe(200)
    expect(await namesSeen(own, 'related')).not.toContain('不再共享')
    const kept = (await lead.get(`${VIEWS}?list=related`)).at('list') as readonly { readonly name: string }[]
    expect(kept.find(({ name }) => name === '不再共享')).toMatchObject({ sharedWith: 'nobody', roleIds: [], revision: 2 })
    expect(refusal(await unshare(otherLead)).slice(0, 2)).toEqual([404, 'view.not-found'])
    expect(refusal(await change(lead, made, {})).slice(0, 2)).toEqual([409, 'view.stale'])
  })
  it('is not shared with roles when none of them is there', async () => {
    const answer = await make(lead, { name: '没有角色', sharedWith: 'roles', roleIds: [test.deps.newId()] })
    expect(refusal(answer)).toEqual([404, 'role.not-found', ['roleIds']])
    expect(await namesSeen(lead)).not.toContain('没有角色')
  })

  it('is taken back by its owner also when they may share no longer', async () => {
    const role = await buildRole(test.deps, { permissions: [...STAFF, 'process:admin:manager:edit'] })
    const user = await buildUser(test.deps, { roleIds: [role] })
    const made = await make(await test.as(user), { name: '曾共享', sharedWith: 'everybody' })
    await test.deps.db.execute(sql`delete from role_permissions where role_id = ${role} and permission = 'process:admin:manager:edit'`)
    const own = await test.as(user)
    expect(refusal(await change(own, made, { sharedWith: 'everybody', filters: {} })).slice(0, 2)).toEqual([403, 'permission.denied'])
    expect((await change(own, made, { name: '曾共享' })).status).toBe(200)
    expect(await namesSeen(await staffClient())).not.toContain('曾共享')
  })
})

describe('the view that a list opens with', () => {
  const setDefault = (client: TestClient, viewId: unknown) => client.put('/api/v2/default-ticket-view', { list: 'mine', viewId })
  const defaultOf = async (client: TestClient) => (await client.get(`${VIEWS}?list=mine`)).at('defaultId')

  it('is one they see, each person their own, and none again', async () => {
    const shared = await make(lead, { name: '默认', sharedWith: 'everybody' })
    const [own, other] = [await staffClient(), await staffClient()]
    expect((await setDefault(own, shared.at('id'))).status).toBe(200)
    expect([await defaultOf(own), await defaultOf(other)]).toEqual([shared.at('id'), null])
    await setDefault(own, null)
    expect(await defaultOf(own)).toBeNull()
    expect(refusal(await setDefault(own, (await make(other)).at('id'))).slice(0, 2)).toEqual([404, 'view.not-found'])
  })

  it('is none once it is shared no longer, or removed', async () => {
    const shared = await make(lead, { name: '暂时', sharedWith: 'everybody' })
    const own = await staffClient()
    await setDefault(own, shared.at('id'))
    const hidden = await change(lead, shared, { name: '暂时' })
    expect(await defaultOf(own)).toBeNull()
    await change(lead, hidden, { name: '暂时', sharedWith: 'everybody' })
    expect(await defaultOf(own)).toBe(shared.at('id'))
    await lead.delete(`${VIEWS}/${shared.textAt('id')}`)
    expect(await defaultOf(own)).toBeNull()
  })
})

describe('people who leave', () => {
  it('leave no views behind, and views that filter by them say so', async () => {
    const gone = await buildUser(test.deps, { roleIds: [leadRole] })
    const theirs = await test.as(gone)
    const shared = await make(theirs, { name: '离职者的', sharedWith: 'everybody' })
    await theirs.put('/api/v2/default-ticket-view', { list: 'mine', viewId: shared.at('id') })
    await make(lead, { name: '等某人', filters: { assignee: gone.id }, list: 'all' })
    await (await test.as(test.admin)).delete(`/api/v1/sysUser/${gone.id}`)
    expect(await namesSeen(await staffClient())).not.toContain('离职者的')
    expect((await lead.get(`${VIEWS}?list=all`)).at('list.0')).toMatchObject({ name: '等某人', assigneeRemoved: true })
    const left = await test.deps.db.$count(ticketViews, sql`owner_id = ${gone.id}`)
    expect([left, await test.deps.db.$count(ticketViewDefaults, sql`user_id = ${gone.id}`)]).toEqual([0, 0])
  })
})

it('reads a view that was kept with a status there is no longer', async () => {
  const own = await staffClient()
  const made = await make(own)
  await test.deps.db.execute(sql`update ticket_views set filters = '{"status":"forgotten"}' where id = ${made.textAt('id')}`)
  expect((await own.get(`${VIEWS}?list=mine`)).at('list.0.filters')).toEqual({ status: 'forgotten' })
})
