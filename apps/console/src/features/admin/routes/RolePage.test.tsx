/** The page of a role: boxes above and below, what one may not give, data scopes, and who holds it. */
import type { MenuChoice, RoleRow } from '@formwork/api-contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useSession } from '../../../shared/session/session-store'
import { fakeServer } from '../../../testing/fake-server'
import { ToastHost } from '../../../shared/ui/feedback/ToastHost'
import { brokenRules, renderPage, TEST_USER } from '../../../testing/render-page'
import { RolePage } from './RolePage'

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const ok = (data: unknown, extras: object = {}) => ({ body: { code: 200, msg: '', data, ...extras } })
const role: RoleRow = {
  roleId: id(1),
  roleName: 'Reviewer',
  roleKey: 'reviewer',
  roleSort: 3,
  status: '0',
  remark: '',
  dataScope: '3',
  deptIds: [],
  permissions: ['system:sysuser:list'],
  grantable: true,
  admin: false,
}
const menu = (at: number, label: string, permission: MenuChoice['permission'], children: MenuChoice[] = []): MenuChoice => ({
  id: id(at),
  label,
  menuType: 'C',
  permission,
  children,
})
const menus = [
  menu(2, 'Directory', null, [
    menu(3, 'People', 'system:sysuser:list', [
      menu(4, 'Make people', 'system:sysuser:add'),
      menu(5, 'Change people', 'system:sysuser:edit'),
    ]),
  ]),
]
const departments = {
  depts: [{ id: id(6), label: 'Company', children: [{ id: id(7), label: 'Sales', children: [] }] }],
  checkedKeys: [],
  scopes: ['2', '3', '5'],
}

function show(changes: Partial<RoleRow> = {}, at = '') {
  const calls = fakeServer({
    [`GET /api/v1/role/${id(1)}`]: ok({ ...role, ...changes }),
    'GET /api/v1/menuTreeselect': ok(menus),
    [`GET /api/v1/roleDeptTreeselect/${id(1)}`]: ok(null, departments),
    [`GET /api/v2/roles/${id(1)}/members`]: {
      body: { list: [], count: 0, pageIndex: 1, pageSize: 20 },
    },
    'PUT /api/v1/role': ok(null),
    'PUT /api/v1/roledatascope': ok(null),
  })
  renderPage(<RolePage />, { pattern: '/system/roles/:id', at: `/system/roles/${id(1)}${at}` })
  return calls
}
const box = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) })
const checked = async (name: string) => (await box(name)).getAttribute('aria-checked')

describe('what a role may do', () => {
  it('is ticked row by row with half boxes above, with the keys alone, and sent together', async () => {
    const calls = show()
    expect(await checked('Directory')).toBe('mixed')
    expect(screen.queryByRole('treeitem', { name: 'Make people' })).toBeNull()
    act(() => screen.getByRole('treeitem', { name: 'Directory' }).focus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown} ')
    expect([await checked('Make people'), await checked('View'), await checked('People')]).toEqual(['true', 'true', 'mixed'])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect([await checked('Change people'), await checked('Directory')]).toEqual(['true', 'true'])
    expect(await brokenRules()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
    const body = calls.find(({ method }) => method === 'PUT')?.body as RoleRow
    expect(body.permissions.toSorted()).toEqual(['system:sysuser:add', 'system:sysuser:edit', 'system:sysuser:list'])
    expect(body).not.toHaveProperty('dataScope')
  })

  it('is changed by the boxes alone: what a colleague has ticked meanwhile stays', async () => {
    let permissions = role.permissions
    const calls = fakeServer({
      [`GET /api/v1/role/${id(1)}`]: () => ok({ ...role, permissions }),
      'GET /api/v1/menuTreeselect': ok(menus),
      [`GET /api/v1/roleDeptTreeselect/${id(1)}`]: ok(null, departments),
      [`GET /api/v2/roles/${id(1)}/members`]: { body: { list: [], count: 0, pageIndex: 1, pageSize: 20 } },
      'PUT /api/v1/role': ok(null),
    })
    renderPage(
      <>
        <RolePage />
        <ToastHost />
      </>,
      { pattern: '/system/roles/:id', at: `/system/roles/${id(1)}` },
    )
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search menus' }), 'people{Enter}')
    await userEvent.click(await box('Make people'))
    permissions = ['system:sysuser:list', 'system:sysuser:edit']
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      roleId: id(1),
      roleName: role.roleName,
      permissions: ['system:sysuser:list', 'system:sysuser:edit', 'system:sysuser:add'],
      // A permission that is ticked between reading again and saving is not lost either.
      basedOn: { roleName: role.roleName, permissions },
    })
    expect(await screen.findByText(/Somebody else has changed others of this role meanwhile/)).toBeTruthy()
  })

  it('can be neither given nor taken by whoever does not hold it, and the row says so', async () => {
    const calls = show()
    act(() =>
      useSession.setState({ user: { ...TEST_USER, permissions: ['system:sysrole:list', 'system:sysrole:edit', 'system:sysuser:add'] } }),
    )
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search menus' }), 'people{Enter}')
    const locked = await box('Change people')
    expect([locked.getAttribute('aria-disabled'), within(locked).getByText('You do not hold this')]).toEqual(['true', expect.anything()])
    await userEvent.click(locked)
    expect(await checked('Change people')).toBe('false')
    await userEvent.click(await box('People'))
    expect([await checked('Make people'), await checked('Change people')]).toEqual(['true', 'false'])
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
  })
})

describe('how far a role reaches', () => {
  it('offers what one can give, asks for a department when they are chosen, and ticks those below with it', async () => {
    const calls = show({}, '?tab=scope')
    const wide = await screen.findByRole('radio', { name: /All departments/ })
    expect(wide.hasAttribute('disabled')).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: /Chosen departments/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Choose at least one department')).toBeTruthy()
    await userEvent.click(await box('Company'))
    expect(await checked('Sales')).toBe('true')
    expect(await brokenRules()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      roleId: id(1),
      dataScope: '2',
      deptIds: [id(6), id(7)],
      basedOn: { dataScope: '3', deptIds: [] },
    })
  })

  it('says what a colleague chose meanwhile, to be taken instead of one’s own choice or saved over', async () => {
    const message = 'Somebody else has changed the same meanwhile'
    const issues = [
      {
        path: ['dataScope'],
        code: 'record.stale',
        message,
        params: { theirs: '2', name: null, by: 'Zhao Yun', at: new Date().toISOString() },
      },
    ]
    const chosenMeanwhile: RoleRow = { ...role, dataScope: '2', deptIds: [id(7)] }
    let stored = role
    const saving = () => {
      if (stored === chosenMeanwhile) return ok(null)
      stored = chosenMeanwhile
      return { body: { code: 400, msg: message, data: null, reason: 'record.stale', issues } }
    }
    const calls = fakeServer({
      [`GET /api/v1/role/${id(1)}`]: () => ok(stored),
      [`GET /api/v1/roleDeptTreeselect/${id(1)}`]: ok(null, departments),
      'PUT /api/v1/roledatascope': saving,
    })
    renderPage(<RolePage />, { pattern: '/system/roles/:id', at: `/system/roles/${id(1)}?tab=scope` })
    await userEvent.click(await screen.findByRole('radio', { name: /Only oneself/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/Meanwhile Zhao Yun has changed this to “Chosen departments”/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Only oneself/ }).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2))
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      roleId: id(1),
      dataScope: '5',
      deptIds: [],
      basedOn: { dataScope: '2', deptIds: [id(7)] },
    })
  })
})

it('a role that reaches further than one does is looked at and not changed', async () => {
  show({ grantable: false })
  expect(await screen.findByText(/you can look at it, but not change it/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  await userEvent.click(await box('Directory'))
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
})
