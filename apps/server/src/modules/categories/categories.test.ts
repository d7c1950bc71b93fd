/** Categories of processes: what they are, their order, and the lists that follow it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/build-people'
import { leaveDefinition, buildForm, publishNew, users } from '../../testing/build-processes'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

const PLACE = '/api/v2/process-categories'
const add = (name: string, icon = 'folder') => admin.post(PLACE, { name, icon })
const namesOf = (answer: TestAnswer): unknown[] => {
  const list = answer.at('list')
  return Array.isArray(list) ? list.map((row) => Object(row).name) : []
}
const empty = { schema: 2, nodes: [], edges: [] }
const draft = (client: TestClient, name: string, category: string) =>
  client.post('/api/v2/processes', { name, category, formId: null, definition: empty })

describe('a category', () => {
  it('is added at the end, renamed with its processes, and put into another order', async () => {
    const [first, second] = [await add('人事', 'users'), await add('财务', 'receipt')]
    expect(namesOf(await admin.get(PLACE)).slice(-2)).toEqual(['人事', '财务'])
    const process = await draft(admin, '入职', '人事')
    const renamed = await admin.put(`${PLACE}/${first.textAt('id')}`, { name: '人力资源', icon: 'users', revision: 1 })
    expect(renamed.body).toMatchObject({ name: '人力资源', processes: 1, revision: 2 })
    expect((await admin.get(`/api/v2/processes/${process.textAt('id')}`)).at('category')).toBe('人力资源')
    const ids = [second.textAt('id'), first.textAt('id')]
    expect(namesOf(await admin.put(PLACE, { ids }))).toEqual(['财务', '人力资源'])
    expect((await admin.put(PLACE, { ids: ids.slice(1) })).at('code')).toBe('category.stale')
    expect((await admin.put(PLACE, { ids: [...ids.slice(1), ids[1]] })).at('code')).toBe('category.stale')
  })

  it('has a name of its own, and is saved on what was read', async () => {
    const id = (await add('采购')).textAt('id')
    expect((await add('采购')).at('code')).toBe('category.name-taken')
    await admin.put(`${PLACE}/${id}`, { name: '采购部', revision: 1 })
    expect((await admin.put(`${PLACE}/${id}`, { name: '购', revision: 1 })).at('code')).toBe('category.stale')
  })

  it('is not removed while processes are in it', async () => {
    const id = (await add('行政')).textAt('id')
    const process = await draft(admin, '用车', '行政')
    const refused = await admin.delete(`${PLACE}/${id}`)
    expect([refused.status, refused.at('code'), refused.at('params.names')]).toEqual([409, 'category.in-use', '用车'])
    await admin.delete(`/api/v2/processes/${process.textAt('id')}`)
    expect((await admin.delete(`${PLACE}/${id}`)).status).toBe(200)
    expect((await admin.delete(`${PLACE}/${id}`)).at('code')).toBe('category.not-found')
  })

  it('that a process names is made by whoever may add one, and by nobody else', async () => {
    expect((await draft(admin, '差旅', '出差')).at('category')).toBe('出差')
    const permissions = ['process:admin:manager:list', 'process:admin:manager:add'] as const
    const drawer = await test.as(await buildUser(test.deps, { roleIds: [await buildRole(test.deps, { permissions })] }))
    const refused = await draft(drawer, '会议', '没有的分类')
    expect([refused.status, refused.at('code'), refused.at('issues.0.path')]).toEqual([404, 'category.not-found', ['category']])
    expect((await draft(drawer, '会议', '出差')).status).toBe(200)
  })
})

describe('the lists of processes', () => {
  it('are narrowed to a category, or to what is in none', async () => {
    const id = (await add('法务')).textAt('id')
    await draft(admin, '合同', '法务')
    await draft(admin, '散件', '')
    expect(namesOf(await admin.get(`/api/v2/processes?categoryId=${id}`))).toEqual(['合同'])
    expect(namesOf(await admin.get('/api/v2/processes?categoryId=none'))).toEqual(['散件'])
    expect(namesOf(await admin.get(`/api/v2/processes?keyword=${encodeURIComponent('法务')}`))).toEqual(['合同'])
  })

  it('follow their order in the catalogue, those without one last', async () => {
    const formId = await buildForm(test)
    const asked = users(test.admin.id)
    const publish = async (name: string, category: string) => {
      const id = await publishNew(admin, leaveDefinition(asked, asked), formId, name)
      await admin.put(`/api/v2/processes/${id}`, { name, category, formId, definition: leaveDefinition(asked, asked), revision: 1 })
    }
    await publish('无类', '')
    await publish('乙', '第二')
    await publish('甲', '第一')
    expect(namesOf(await admin.get('/api/v2/catalogue'))).toEqual(['乙', '甲', '无类'])
    const list = (await admin.get(PLACE)).at('list')
    const ids = Array.isArray(list) ? list.map((row) => String(Object(row).id)) : []
    await admin.put(PLACE, { ids: ids.toReversed() })
    expect(namesOf(await admin.get('/api/v2/catalogue'))).toEqual(['甲', '乙', '无类'])
  })
})
