/** The user dialog: errors are shown at their fields, in the words of the console, and nothing typed is lost when the server refuses. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, describe, it, vi } from 'vitest'
import { type FakeAnswers, fakeServer } from '../../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../../testing/render-page'
import { ConfirmHost } from '../../../../shared/ui/feedback/ConfirmHost'
import { ToastHost } from '../../../../shared/ui/feedback/ToastHost'
import { UserDialog } from './UserDialog'

const roleId = '00000000-0000-4000-8000-0000000000aa'
const role = { roleId, roleName: 'Reviewer', roleKey: 'reviewer', grantable: true }
const offered = { roles: [role], posts: [], departmentRequired: false }
const choices = { body: { code: 200, msg: '', data: offered } }
const onClose = vi.fn<() => void>()

const open = (answers: FakeAnswers = {}) => {
  onClose.mockClear()
  const calls = fakeServer({ 'GET /api/v1/sysUser/': choices, ...answers })
  renderPage(
    <>
      <UserDialog departments={[]} onClose={onClose} />
      <ConfirmHost />
      <ToastHost />
    </>,
  )
  return calls
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const note = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
const save = () => userEvent.click(screen.getByRole('button', { name: 'Create user' }))
const fill = async () => {
  await userEvent.type(field('User name'), 'li.si')
  await userEvent.type(field('Password'), 'long-enough')
  await userEvent.type(field('Name'), 'Li Si')
  await userEvent.click(screen.getByRole('combobox', { name: 'Roles' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Reviewer' }))
  await userEvent.keyboard('{Escape}')
}
const posts = (calls: ReturnType<typeof fakeServer>) => calls.filter(({ method }) => method === 'POST')

describe('the dialog of a new user', () => {
  it('says at each field what is missing, with the focus on the first, and sends nothing', async () => {
    const calls = open()
    await save()
    await waitFor(() => expect(note(field('User name'))).toBe('Fill in “User name”'))
    expect(document.activeElement).toBe(field('User name'))
    expect(note(field('Password'))).toBe('Fill in “Password”')
    expect(screen.getByText('Choose at least one role')).toBeTruthy()
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
    expect(field('Phone').getAttribute('aria-invalid')).toBe('false')
    expect(posts(calls)).toEqual([])
    expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  })

  it('is sent by Ctrl Enter from any field, a list to choose from too, which does not open', async () => {
    open()
    screen.getByRole('combobox', { name: 'Roles' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(note(field('User name'))).toBe('Fill in “User name”'))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('refuses what the server would refuse: a name with a space, a short password, an e-mail address without an end', async () => {
    open()
    await userEvent.type(field('User name'), 'li si')
    await userEvent.type(field('Password'), '1234567')
    await userEvent.type(field('E-mail'), 'a@b.c')
    await save()
    await waitFor(() => expect(note(field('User name'))).toBe('Use letters, digits and . _ @ -'))
    expect(note(field('Password'))).toBe('Use at least 8 characters')
    expect(note(field('E-mail'))).toBe('This is not an e-mail address')
    await userEvent.type(field('E-mail'), 'om')
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('false')
  })

  it('sends what was typed without the spaces around it', async () => {
    const calls = open({ 'POST /api/v1/sysUser': { body: { code: 200, msg: '', data: { userId: roleId } } } })
    await fill()
    await userEvent.type(field('E-mail'), ' a@example.com ')
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(posts(calls)).toMatchObject([
      { body: { username: 'li.si', password: 'long-enough', nickName: 'Li Si', email: 'a@example.com', roleIds: [roleId], deptId: null } },
    ])
  })

  it('says of a role that cannot be given why, and offers no place outside one’s data scope', async () => {
    const roles = [role, { roleId: '00000000-0000-4000-8000-0000000000ab', roleName: 'Director', roleKey: 'director', grantable: false }]
    open({ 'GET /api/v1/sysUser/': { body: { code: 200, msg: '', data: { roles, posts: [], departmentRequired: true } } } })
    expect(await screen.findByText('There is no department within your data scope.')).toBeTruthy()
    await userEvent.click(screen.getByRole('combobox', { name: 'Department' }))
    expect(screen.queryByRole('option', { name: 'No department' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('combobox', { name: 'Roles' }))
    const director = await screen.findByRole('option', { name: /Director.*Holds more, or reaches further, than you do/ })
    expect(director.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('option', { name: 'Reviewer' }).getAttribute('aria-disabled')).not.toBe('true')
    await userEvent.keyboard('{Escape}')
    await save()
    expect(await screen.findByText('Choose a department')).toBeTruthy()
  })

  it('puts a refusal of the server at its field, with the focus there, and keeps everything typed', async () => {
    const issues = [{ path: ['username'], code: 'user.name-taken', message: 'The user name is taken' }]
    const refused = { code: 400, msg: 'The user name is taken', data: null, reason: 'user.name-taken', issues }
    open({ 'POST /api/v1/sysUser': { body: refused } })
    await fill()
    await save()
    await waitFor(() => expect(note(field('User name'))).toBe('The user name is taken'))
    expect(document.activeElement).toBe(field('User name'))
    expect([field('User name').value, field('Password').value, field('Name').value]).toEqual(['li.si', 'long-enough', 'Li Si'])
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.type(field('User name'), '2')
    expect(field('User name').getAttribute('aria-invalid')).toBe('false')
  })

  it('says a rule of the schema in its own words also when the server found it', async () => {
    const issues = [{ path: ['phone'], code: 'too_big', message: 'Zu gross', params: { maximum: 20, origin: 'string' } }]
    open({ 'POST /api/v1/sysUser': { body: { code: 400, msg: 'phone', data: null, reason: 'request.invalid', issues } } })
    await fill()
    await save()
    await waitFor(() => expect(note(field('Phone'))).toBe('Use at most 20 characters'))
  })

  it('says above the fields what belongs to none of them, until it is sent again', async () => {
    const issues = [{ path: ['status'], code: 'something', message: 'Nobody may be created now' }]
    const calls = open({ 'POST /api/v1/sysUser': { body: { code: 400, msg: 'no', data: null, reason: 'other', issues } } })
    await fill()
    await save()
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe('Nobody may be created now')
    await save()
    await waitFor(() => expect(posts(calls)).toHaveLength(2))
  })

  it('asks before Escape drops what was typed, and not after it was taken back', async () => {
    open()
    await userEvent.type(field('Name'), 'L')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Go on editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.clear(field('Name'))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
