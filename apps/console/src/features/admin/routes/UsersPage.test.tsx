/** The page of users: the department in the address, and what is done to several at once. */
import type { UserRow } from '@formwork/api-contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '../../../shared/ui/feedback/ConfirmDialog'
import { fakeServer } from '../../../testing/fake-server'
import { narrowable } from '../../../testing/on-phone'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { UsersPage } from './UsersPage'

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const ok = (data: unknown) => ({ body: { code: 200, msg: '', data } })
const user = (at: number, nickName: string): UserRow => ({
  userId: id(at),
  username: nickName.toLowerCase(),
  nickName,
  phone: '',
  email: '',
  sex: '2',
  status: '0',
  deptId: id(8),
  deptName: 'Sales',
  roleIds: [],
  roleId: null,
  postIds: [],
  postId: null,
  remark: '',
  createdAt: '2026-01-02T03:04:05.000Z',
})
const department = { parentId: null, sort: 0, leader: null, leaderName: '', status: '0', children: [] }
const tree = [
  {
    ...department,
    deptId: id(7),
    deptName: 'Company',
    members: 1,
    children: [{ ...department, deptId: id(8), parentId: id(7), deptName: 'Sales', members: 2 }],
  },
]
const NOTHING = { count: 0, shown: [] }
const answers = {
  'GET /api/v1/sysUserList': ok({ list: [user(2, 'Li'), user(3, 'Wang')], count: 2, pageIndex: 1, pageSize: 20 }),
  'GET /api/v1/deptList': ok(tree),
  'GET /api/v1/sysUser/': ok({ roles: [], posts: [] }),
  'GET /api/v2/people/open-work': { body: { waiting: 4, running: 0, schedules: NOTHING, inbound: NOTHING, processes: NOTHING } },
}
const show = (at = '/') =>
  renderPage(
    <>
      <UsersPage />
      <ConfirmDialog />
    </>,
    { at },
  )

beforeEach(() => localStorage.clear())

it('shows the people of a department and below, chosen by keys in the tree beside them and kept in the address', async () => {
  const calls = fakeServer(answers)
  const { router } = show()
  const company = await screen.findByRole('treeitem', { name: /Company/ })
  expect(within(company).getByText('3')).toBeTruthy()
  company.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}')
  // Whichever way the focus came to a row, keys act on that row.
  screen.getByRole('treeitem', { name: /Sales/ }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe(`?dept=${id(8)}`))
  await waitFor(() => expect(calls.some(({ path, query }) => path === '/api/v1/sysUserList' && query['deptId'] === id(8))).toBe(true))
  expect(await brokenRules()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Hide departments' }))
  expect(screen.queryByRole('tree')).toBeNull()
  expect(localStorage.getItem('formwork.departments-folded')).toBe('1')
})

it('keeps what is typed into a dialog when the window becomes as narrow as a phone', async () => {
  const narrow = narrowable()
  fakeServer(answers)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const password = () => screen.getByLabelText<HTMLInputElement>(/First password/).value
  await userEvent.type(screen.getByLabelText(/First password/), 'abc')
  act(narrow)
  expect(screen.queryByRole('tree')).toBeNull()
  expect(password()).toBe('abc')
  vi.unstubAllGlobals()
})

it('asks before several are disabled, says how much waits for them, and who was refused; the others can go on', async () => {
  const refused = {
    status: 403,
    body: {
      type: 'x',
      title: 'Not allowed',
      status: 403,
      code: 'permission.denied',
      detail: 'Not allowed',
      issues: [{ path: ['ids', id(3)], code: 'permission.denied', message: 'You are not allowed to do this' }],
    },
  }
  const calls = fakeServer({
    ...answers,
    'POST /api/v2/people/status': ({ body }) => ((body as { ids: string[] }).ids.length === 2 ? refused : { body: { changed: [id(2)] } }),
  })
  show()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Li' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
  const bar = within(screen.getByRole('region', { name: 'Chosen users' }))
  expect(bar.getByText('2 people chosen')).toBeTruthy()
  await userEvent.click(bar.getByRole('button', { name: 'Disable' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Disable 2 users?' }))
  expect(question.getByText(/4 tickets wait for their decision/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Disable' }))
  const report = within(await screen.findByRole('dialog', { name: 'Nothing was changed: 1 person is refused' }))
  expect(report.getByRole('listitem').textContent).toBe('WangYou are not allowed to do this')
  await userEvent.click(report.getByRole('button', { name: 'Disable the other one' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen users' })).toBeNull())
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ids: [id(2), id(3)], status: '1' },
    { ids: [id(2)], status: '1' },
  ])
})

it('gives a role to those who lack it, and takes one, saying who would be left without any', async () => {
  const role = (at: number, roleName: string, traits: object = {}) => ({
    roleId: id(at),
    roleName,
    status: '0',
    grantable: true,
    ...traits,
  })
  const calls = fakeServer({
    ...answers,
    'GET /api/v1/sysUserList': ok({
      list: [{ ...user(2, 'Li'), roleIds: [id(5)] }, user(3, 'Wang')],
      count: 2,
      pageIndex: 1,
      pageSize: 20,
    }),
    'GET /api/v1/sysUser/': ok({ roles: [role(5, 'Storekeeper'), role(6, 'Director', { grantable: false })], posts: [] }),
    [`POST /api/v2/roles/${id(5)}/members`]: { body: null },
  })
  show()
  const open = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    await userEvent.click(within(screen.getByRole('region', { name: 'Chosen users' })).getByRole('button', { name: 'Role…' }))
    return within(await screen.findByRole('dialog', { name: 'Roles of 2 users' }))
  }
  const choose = async (dialog: Awaited<ReturnType<typeof open>>) => {
    await userEvent.click(dialog.getByRole('combobox', { name: 'Role' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Storekeeper'])
    await userEvent.click(screen.getByRole('option', { name: 'Storekeeper' }))
  }
  const giving = await open()
  await userEvent.click(giving.getByRole('button', { name: 'Give' }))
  expect(giving.getByText('Choose a role')).toBeTruthy()
  await choose(giving)
  expect(giving.getByRole('status').textContent).toBe('1 person holds it already.')
  expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  await userEvent.click(giving.getByRole('button', { name: 'Give' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const taking = await open()
  await userEvent.click(taking.getByRole('radio', { name: 'Take a role' }))
  await choose(taking)
  expect(taking.getByRole('status').textContent).toBe('1 person does not hold it. 1 person will hold no role, and can do nothing here.')
  await userEvent.click(taking.getByRole('button', { name: 'Take' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ add: [id(3)] }, { remove: [id(2)] }])
})

it('names the recurring tickets and the processes of somebody before they are removed, and leads there', async () => {
  const schedules = { count: 7, shown: [{ id: id(9), name: 'Weekly inspection' }] }
  const work = { waiting: 0, running: 0, schedules, inbound: NOTHING, processes: { count: 1, shown: [{ id: id(5), name: 'Leave' }] } }
  const calls = fakeServer({ ...answers, [`GET /api/v2/people/${id(2)}/open-work`]: { body: work } })
  const { router } = show()
  const row = within(await screen.findByRole('row', { name: (said) => said.includes('Li') }))
  await userEvent.click(row.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Li?' }))
  expect(question.getByText(/^7 schedules start tickets in their name/)).toBeTruthy()
  expect(question.getByText('and 6 more')).toBeTruthy()
  expect(question.getByText(/^1 process names them/)).toBeTruthy()
  expect(question.getByRole('button', { name: 'Leave' })).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Weekly inspection' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/design/schedules/${id(9)}`))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
})

it('keeps who is chosen until the filters change, and says how many are not in view', async () => {
  fakeServer({
    ...answers,
    'GET /api/v1/sysUserList': ({ query }) =>
      ok({
        list: query['pageIndex'] === '2' ? [user(4, 'Zhao')] : [user(2, 'Li'), user(3, 'Wang')],
        count: 21,
        pageIndex: 1,
        pageSize: 20,
      }),
  })
  const first = show()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Li' }))
  first.unmount()
  const second = show('/?page=2')
  const bar = within(await screen.findByRole('region', { name: 'Chosen users' }))
  expect(await bar.findByText('1 person chosen, 1 of them not in view')).toBeTruthy()
  second.unmount()
  show('/?keyword=Z')
  expect(await screen.findByRole('checkbox', { name: 'Choose Li' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Chosen users' })).toBeNull()
})
