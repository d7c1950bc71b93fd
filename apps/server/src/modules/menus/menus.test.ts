/** Menus over HTTP: what is changed shows at once, the tree stays sound, and nobody puts into it what they do not hold. */
import { type MenuNode, PERMISSIONS } from '@formwork/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient
let folderId: string

const titled = { titleEn: 'English', icon: 'menu' }
const page = (path: string, more: object = {}) => ({
  ...titled,
  menuType: 'C',
  parentId: folderId,
  title: '页',
  menuName: 'p',
  path,
  component: 'users',
  permission: null,
  ...more,
})
const make = async (body: object) => (await admin.post('/api/v1/menu', body)).textAt('data.menuId')
const reasonOf = async (body: object) => (await admin.post('/api/v1/menu', body)).at('reason')
const tree = async () => Object((await admin.get('/api/v1/menulist')).body).data as MenuNode[]
const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  folderId = await make({ ...titled, menuType: 'M', parentId: null, title: '夹', menuName: 'extra', path: '/extra' })
})
afterAll(() => test.close())

describe('the menus of a new site', () => {
  it('carry every permission there is, so that roles can be given each of them', async () => {
    const carried = new Set(flat(await tree()).map(({ permission }) => permission))
    expect(PERMISSIONS.filter((permission) => !carried.has(permission))).toEqual([])
  })

  it('are the tree a role is given rights in, with what it holds ticked', async () => {
    const answer = await admin.get(`/api/v1/roleMenuTreeselect/${test.site.staffRoleId}`, { 'accept-language': 'en' })
    expect(Object(answer.body).checkedKeys).toHaveLength(4)
    expect(answer.text).toContain('"label":"New request","menuType":"C","permission":"process:list:applyProcessList"')
  })
})

describe('a menu', () => {
  it('shows for whoever holds its permission as soon as it is made, and not when hidden or for others', async () => {
    const id = await make(page('board', { title: '看板', permission: 'system:sysuser:list' }))
    const staff = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
    expect((await admin.get('/api/v1/menurole')).text).toContain('看板')
    expect((await staff.get('/api/v1/menurole')).text).not.toContain('看板')
    await admin.put('/api/v1/menu', { ...page('board', { title: '看板' }), menuId: id, visible: '1' })
    expect((await staff.get('/api/v1/menurole')).text).toContain('"visible":"1","menuName":"p","title":"看板"')
    expect((await admin.get(`/api/v1/menu/${id}`)).at('data')).toMatchObject({ menuType: 'C', visible: '1', permission: null })
  })

  it('stands only where its kind belongs, at an address of its own', async () => {
    const pageId = await make(page('one'))
    expect(await reasonOf(page('one'))).toBe('menu.path-taken')
    expect(await reasonOf(page('/extra/one', { parentId: null }))).toBe('menu.path-taken')
    expect(await reasonOf(page('/dashboard', { parentId: null }))).toBe('menu.path-taken')
    expect(await reasonOf(page('two', { parentId: pageId }))).toBe('menu.place')
    const button = { menuType: 'F', title: '钮', titleEn: 'Button', permission: 'system:sysuser:add' }
    expect(await reasonOf({ ...button, parentId: folderId })).toBe('menu.place')
    expect(await reasonOf({ ...button, parentId: pageId, path: '/x' })).toBe('request.invalid')
    await make({ ...button, parentId: pageId })
    expect((await admin.delete(`/api/v1/menu/${pageId}`)).at('reason')).toBe('menu.in-use')
  })

  it('of a call names one that exists, with a permission it asks for', async () => {
    const call = { menuType: 'A', parentId: folderId, title: '接口', titleEn: 'Call', action: 'DELETE', path: '/api/v1/post/:id' }
    expect(await reasonOf({ ...call, permission: 'system:sysuser:add' })).toBe('menu.call-permission')
    expect(await reasonOf({ ...call, path: '/api/v1/nothing', permission: 'system:syspost:remove' })).toBe('menu.call-unknown')
    await make({ ...call, permission: 'system:syspost:remove' })
  })

  it('moves among its neighbours and below another, but not below itself', async () => {
    const inner = await make({ ...titled, menuType: 'M', parentId: folderId, title: '内', menuName: 'inner', path: 'inner' })
    const [first, second] = [await make(page('first', { parentId: inner })), await make(page('second', { parentId: inner }))]
    await admin.put(`/api/v2/menus/${second}/place`, { parentId: inner, before: first })
    const order = () =>
      tree().then((nodes) =>
        flat(nodes)
          .find(({ menuId }) => menuId === inner)
          ?.children.map(({ menuId }) => menuId),
      )
    expect(await order()).toEqual([second, first])
    await admin.put(`/api/v2/menus/${first}/place`, { parentId: folderId })
    expect(await order()).toEqual([second])
    expect((await admin.put(`/api/v2/menus/${folderId}/place`, { parentId: inner })).at('code')).toBe('menu.cycle')
    expect((await admin.put(`/api/v2/menus/${second}/place`, { parentId: inner, before: folderId })).at('code')).toBe('place.gone')
    expect((await admin.get('/api/v2/audit?kind=menu.changed')).text).toContain(`"parent":{"id":"${folderId}","name":"夹"}`)
  })

  it('is changed by whoever holds its permission alone, and the last page for menus stays', async () => {
    const roleIds = [
      await buildRole(test.deps, {
        permissions: ['system:sysmenu:list', 'system:sysmenu:add', 'system:sysmenu:edit', 'system:sysmenu:remove'],
      }),
    ]
    const editor = await test.as(await buildUser(test.deps, { roleIds }))
    const users = flat(await tree()).find(({ component, permission }) => component === 'users' && permission !== null)
    const grab = { ...page('mine'), permission: 'system:sysuser:list' }
    expect((await editor.post('/api/v1/menu', grab)).at('reason')).toBe('role.beyond-yours')
    expect((await editor.put('/api/v1/menu', { ...page('users'), parentId: users?.parentId, menuId: users?.menuId })).at('reason')).toBe(
      'role.beyond-yours',
    )
    const menus = flat(await tree()).find(({ component }) => component === 'menus')
    for (const { menuId } of menus?.children ?? []) await admin.delete(`/api/v1/menu/${menuId}`)
    expect((await admin.delete(`/api/v1/menu/${menus?.menuId}`)).at('reason')).toBe('menu.needed')
  })
})
