/** The role dialog: a rule over two fields is said at its field, and the number it is sorted by is one. */
import type { RoleRow } from '@formwork/api-contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderPage } from '../../../../testing/render-page'
import { RoleDialog } from './RoleDialog'

const role: RoleRow = {
  roleId: '00000000-0000-4000-8000-0000000000aa',
  roleName: 'Reviewer',
  roleKey: 'reviewer',
  roleSort: 3,
  status: '0',
  remark: '',
  dataScope: '2',
  deptIds: [],
  permissions: [],
  grantable: true,
  admin: false,
}
const done = { body: { code: 200, msg: '', data: null } }
const departments = { body: { code: 200, msg: '', data: [] } }

describe('the dialog of a role', () => {
  it('asks for a department when they are chosen one by one, and for nothing of the kind otherwise', async () => {
    const onClose = vi.fn<() => void>()
    const calls = fakeServer({ 'PUT /api/v1/role': done, 'GET /api/v1/deptList': departments })
    renderPage(<RoleDialog role={role} onClose={onClose} />)
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Choose at least one department')).toBeTruthy()
    await userEvent.click(screen.getByRole('combobox', { name: 'Data scope' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Own department' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ roleId: role.roleId, roleSort: 3, dataScope: '3' })
  })

  it('keeps an order that is no number as it was typed, and does not send it', async () => {
    const calls = fakeServer({ 'POST /api/v1/role': done })
    renderPage(<RoleDialog onClose={() => undefined} />)
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
  })
})
