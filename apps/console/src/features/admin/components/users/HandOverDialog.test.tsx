/** Handing over: a person has to be chosen, all parts are moved, and what could not be given is listed. */
import type { UserRow } from '@formwork/api-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ToastHost } from '../../../../shared/ui/feedback/ToastHost'
import { fakeServer } from '../../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../../testing/render-page'
import { HandOverDialog } from './HandOverDialog'

const user: UserRow = {
  userId: '00000000-0000-4000-8000-000000000007',
  username: 'li',
  nickName: 'Li',
  phone: '',
  email: '',
  sex: '2',
  status: '0',
  deptId: null,
  deptName: '',
  roleIds: [],
  roleId: null,
  postIds: [],
  postId: null,
  remark: '',
  createdAt: '2026-11-21T08:00:00Z',
}
const wang = { id: '00000000-0000-4000-8000-000000000003', name: 'Wang', detail: 'Sales' }
const stuck = {
  ticketId: '00000000-0000-4000-8000-0000000000aa',
  number: '202611210001',
  code: 'task.assignee-barred',
  message: 'Wang started this ticket',
}

it('asks for the colleague, moves part after part, and names what stays', async () => {
  const parts = [
    { moved: 200, left: [stuck], more: true },
    { moved: 3, left: [stuck], more: false },
  ]
  const calls = fakeServer({
    [`GET /api/v2/people/${user.userId}/open-work`]: {
      body: {
        waiting: 204,
        running: 0,
        schedules: { count: 0, shown: [] },
        inbound: { count: 0, shown: [] },
        processes: { count: 0, shown: [] },
      },
    },
    'GET /api/v2/people': { body: { list: [wang, { id: user.userId, name: 'Li Wang', detail: '' }] } },
    [`POST /api/v2/users/${user.userId}/hand-over`]: () => ({ body: parts.shift() }),
  })
  renderPage(
    <main>
      <HandOverDialog user={user} onClose={() => undefined} />
      <ToastHost />
    </main>,
  )
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(/204 tickets wait/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
  expect(await dialog.findByText('Choose who takes it over')).toBeTruthy()
  expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  await userEvent.type(dialog.getByRole('combobox', { name: 'Given to' }), 'Wang')
  const [offered, ...others] = await screen.findAllByRole('option')
  expect([offered?.textContent?.includes('Wang'), others]).toEqual([true, []])
  await userEvent.click(screen.getByRole('option', { name: /Wang/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
  expect(await screen.findByText('203 tickets were handed over')).toBeTruthy()
  expect(dialog.getAllByRole('link', { name: stuck.number })).toHaveLength(1)
  expect(dialog.getByText(stuck.message)).toBeTruthy()
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2))
  const field = dialog.getByRole('combobox', { name: 'Given to' })
  expect(document.activeElement === field).toBe(true)
  expect(dialog.getByText('1 ticket could not be given to them. Choose somebody else, or leave it.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Hand over' })).toBeTruthy()
})
