/** The department dialog: a leader is found by name, and a refused move is shown at its field. */
import type { DepartmentNode } from '@formwork/api-contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderPage } from '../../../../testing/render-page'
import { DepartmentDialog } from './DepartmentDialog'

const id = (end: string) => `00000000-0000-4000-8000-0000000000${end}`
const sales: DepartmentNode = {
  deptId: id('02'),
  parentId: id('01'),
  deptName: 'Sales',
  sort: 1,
  leader: null,
  leaderName: '',
  status: '0',
  members: 0,
  children: [],
}
const head: DepartmentNode = { ...sales, deptId: id('01'), parentId: null, deptName: 'Company', children: [sales] }
const people = { body: { list: [{ id: id('aa'), name: 'Wang Wu', detail: 'Sales · wang' }] } }

it('sends the chosen leader and the switch as the wire has them, and shows a refused place at its field', async () => {
  const onClose = vi.fn<() => void>()
  const issues = [{ path: ['parentId'], code: 'department.cycle', message: 'Not below itself' }]
  let isRefused = true
  const calls = fakeServer({
    'GET /api/v2/people': people,
    'PUT /api/v1/dept': () =>
      isRefused
        ? { body: { code: 400, msg: 'Not below itself', data: null, reason: 'department.cycle', issues } }
        : { body: { code: 200, msg: '', data: null } },
  })
  renderPage(<DepartmentDialog department={sales} tree={[head]} onClose={onClose} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Leader' }))
  await userEvent.click(await screen.findByRole('option', { name: /Wang Wu/ }))
  await userEvent.click(screen.getByRole('switch', { name: 'Enabled' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Not below itself')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Below' }).getAttribute('aria-invalid')).toBe('true')
  isRefused = false
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const body = {
    deptId: id('02'),
    deptName: 'Sales',
    leader: id('aa'),
    status: '1',
    basedOn: { deptName: 'Sales', leader: null, status: '0' },
  }
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual(body)
})
