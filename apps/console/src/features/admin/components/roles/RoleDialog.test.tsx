/** The role dialog: the sort number must be a number, and a new role leads to its page. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderPage } from '../../../../testing/render-page'
import { RoleDialog } from './RoleDialog'

const roleId = '00000000-0000-4000-8000-0000000000aa'
const done = { body: { code: 200, msg: '', data: { roleId } } }

it('keeps an order that is no number as it was typed, and does not send it; a new role reaches its holder alone', async () => {
  const calls = fakeServer({ 'POST /api/v1/role': done })
  const onSaved = vi.fn<(id: string) => void>()
  renderPage(<RoleDialog onSaved={onSaved} onClose={() => undefined} />)
  const order = screen.getByLabelText<HTMLInputElement>('Order')
  await userEvent.type(screen.getByLabelText('Name'), 'Reviewer')
  await userEvent.type(screen.getByLabelText('Key'), '2nd')
  await userEvent.clear(order)
  await userEvent.type(order, '1x')
  await userEvent.click(screen.getByRole('button', { name: 'Create role' }))
  expect(await screen.findByText('Enter a whole number')).toBeTruthy()
  expect(screen.getByText('Start with a letter, then letters, digits, _ or -')).toBeTruthy()
  expect(order.value).toBe('1x')
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])

  await userEvent.clear(order)
  await userEvent.type(order, '1')
  await userEvent.clear(screen.getByLabelText('Key'))
  await userEvent.type(screen.getByLabelText('Key'), 'second')
  await userEvent.click(screen.getByRole('button', { name: 'Create role' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(roleId))
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ roleKey: 'second', dataScope: '5' })
})

it('sends of a role that is edited what was changed, so that a permission taken meanwhile is not given back', async () => {
  const calls = fakeServer({ 'PUT /api/v1/role': { body: { code: 200, msg: '', data: null } } })
  const held = { permissions: ['system:sysuser:list'], deptIds: [], dataScope: '5' as const, admin: false, grantable: true }
  const role = { roleId, roleName: 'Reviewer', roleKey: 'reviewer', roleSort: 3, status: '0' as const, remark: '', ...held }
  const onSaved = vi.fn<(id: string) => void>()
  renderPage(<RoleDialog role={role} onSaved={onSaved} onClose={() => undefined} />)
  await userEvent.type(screen.getByLabelText('Remark'), 'For contracts')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(roleId))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    roleId,
    roleName: 'Reviewer',
    remark: 'For contracts',
    basedOn: { roleName: 'Reviewer', remark: '' },
  })
})
