/** The pages of posts and menus, and the import of users: what they show, what they send, and that everybody can use them. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { ImportDialog } from '../components/users/import/ImportDialog'
import { MenusPage } from './MenusPage'
import { PostsPage } from './PostsPage'

const ok = (data: unknown) => ({ body: { code: 200, msg: '', data } })
const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const facts = { menuName: 'x', icon: 'menu', component: '', action: '', visible: '0', noCache: false, sort: 0, children: [] }
const page = (at: number, titleEn: string) => ({
  ...facts,
  menuId: id(at),
  parentId: id(1),
  menuType: 'C',
  title: titleEn,
  titleEn,
  path: titleEn.toLowerCase(),
  permission: null,
})
const tree = [{ ...page(1, 'System'), parentId: null, menuType: 'M', children: [page(2, 'Users'), { ...page(3, 'Roles'), visible: '1' }] }]

it('shows menus as a tree, finds them by word, and moves one past its neighbour from the menu of its row', async () => {
  const calls = fakeServer({ 'GET /api/v1/menulist': ok(tree), [`PUT /api/v2/menus/${id(3)}/place`]: { body: null } })
  const { router } = renderPage(<MenusPage />)
  const roles = within(await screen.findByRole('row', { name: /Roles/ }))
  expect(roles.getByText('Hidden')).toBeDefined()
  await userEvent.click(roles.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ parentId: id(1), before: id(2) })
  await userEvent.click(screen.getByRole('button', { name: 'Fold System' }))
  expect(screen.queryByRole('row', { name: /Users/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Unfold System' }))
  expect(await brokenRules()).toEqual([])
  await userEvent.type(screen.getByRole('searchbox'), 'users{Enter}')
  expect(screen.queryByRole('row', { name: /Roles/ })).toBeNull()
  expect(router.state.location.search).toBe('?keyword=users')
})

it('says why a menu with others below it cannot be removed', async () => {
  fakeServer({ 'GET /api/v1/menulist': ok(tree) })
  renderPage(<MenusPage />)
  const removing = async (name: RegExp) => {
    await userEvent.click(within(await screen.findByRole('row', { name })).getByRole('button', { name: 'More' }))
    return screen.getByRole('menuitem', { name: /^Remove/ })
  }
  const system = await removing(/^System/)
  expect(system.getAttribute('aria-disabled')).toBe('true')
  expect(system.textContent).toContain('Other menus lie below it')
  await userEvent.click(system)
  // Nothing was chosen: the menu stays open.
  expect(screen.getByRole('menuitem', { name: /^Remove/ })).toBe(system)
  await userEvent.keyboard('{Escape}')
  expect((await removing(/Roles/)).getAttribute('aria-disabled')).toBeNull()
})

it('sends of a menu what was changed, and what it was', async () => {
  const calls = fakeServer({ 'GET /api/v1/menulist': ok(tree), 'PUT /api/v1/menu': ok(null) })
  renderPage(<MenusPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit System' }))
  await userEvent.type(screen.getByLabelText('English title'), ' 2')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const edit = { menuId: id(1), menuType: 'M', titleEn: 'System 2', basedOn: { titleEn: 'System' } }
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(edit))
})

it('says how many menus there are, also while a search shows few of them', async () => {
  fakeServer({ 'GET /api/v1/menulist': ok(tree) })
  renderPage(<MenusPage />, { at: '/?keyword=users' })
  expect(await screen.findByRole('row', { name: /Users/ })).toBeDefined()
  expect(screen.queryByRole('row', { name: /Roles/ })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Menus3')
})

it('lists posts with their filter in the address, and makes one', async () => {
  const calls = fakeServer({
    'GET /api/v1/postlist': ok({ list: [], count: 0, pageIndex: 1, pageSize: 20 }),
    'POST /api/v1/post': ok({ postId: id(1) }),
  })
  renderPage(<PostsPage />, { at: '/?status=0' })
  expect(await screen.findByText('No post matches')).toBeDefined()
  expect(calls[0]?.query).toMatchObject({ status: '0' })
  await userEvent.click(screen.getByRole('button', { name: 'New post' }))
  await userEvent.type(screen.getByLabelText(/Post name/, { selector: 'input:not([type=search])' }), 'Engineer')
  await userEvent.type(screen.getByLabelText(/Code/), 'engineer')
  expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Create post' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ postName: 'Engineer', postCode: 'engineer' }),
  )
})

it('sends a sheet with everybody’s first password, and shows row and column of what is wrong', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: FormData }) => {
    sent.push(address, body.get('password'), body.get('file'))
    const issues = [{ path: [3, 'Roles'], code: 'sheet.unknown', message: 'There is no “x”' }]
    return Response.json({ code: 400, msg: '1 things in the sheet are wrong; nobody was imported', reason: 'sheet.refused', issues })
  })
  const onClose = vi.fn()
  renderPage(<ImportDialog onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(screen.getByText('Choose a sheet')).toBeDefined()
  const file = new File(['x'], 'people.xlsx')
  await userEvent.upload(screen.getByLabelText(/Sheet/), file)
  await userEvent.type(screen.getByLabelText(/First password/), 'a first phrase')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByRole('row', { name: '3 Roles There is no “x”' })).toBeDefined()
  expect(sent).toEqual(['/api/v1/sysUser/import', 'a first phrase', file])
  expect(onClose).not.toHaveBeenCalled()
  expect(await brokenRules()).toEqual([])
})

it('offers to make the departments that a sheet names, and says a refusal of the whole sheet in the dialog', async () => {
  const sent: unknown[] = []
  const missing = { text: 'HQ/Lab/Optics', missing: ['HQ/Lab 10', 'HQ/Lab 2'] }
  const answers = [
    {
      code: 400,
      msg: '1 thing is wrong',
      reason: 'sheet.refused',
      issues: [
        { path: [2, 'Department'], code: 'sheet.no-department', message: 'There is no department “HQ/Lab/Optics”', params: missing },
      ],
    },
    { code: 400, msg: 'The heading differs', reason: 'sheet.columns' },
    { code: 200, msg: '', data: { created: 1, departments: 2 } },
  ]
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: FormData }) => {
    sent.push(body.get('createDepartments'))
    return Response.json(answers[sent.length - 1])
  })
  const onClose = vi.fn()
  renderPage(<ImportDialog onClose={onClose} />)
  await userEvent.upload(screen.getByLabelText(/Sheet/), new File(['x'], 'people.csv'))
  await userEvent.type(screen.getByLabelText(/First password/), 'a first phrase')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  const offer = await screen.findByRole('checkbox', { name: 'Create 2 missing departments' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['HQ/Lab 2', 'HQ/Lab 10'])
  expect(await brokenRules()).toEqual([])
  await userEvent.click(offer)
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The heading differs')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([null, '1', '1'])
})
