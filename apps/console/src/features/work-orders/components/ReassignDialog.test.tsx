/** Giving a task to somebody else: the person has to be chosen, and a refused one is shown at the field. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { li, waitingTicket } from '../../../shared/tickets/testing/tickets'
import type { TicketDetail } from '@formwork/api-contract'
import { MenuButtons } from './TicketMenu'
import { useReassign } from './use-reassign'

const gone = { ...li, active: false }
const wang = { id: '00000000-0000-4000-8000-000000000003', name: 'Wang', detail: 'Sales' }
const ticket = waitingTicket({ stuck: true, revision: 4, moves: [{ type: 'reassign', taskId: 't1' }] }, gone)
const path = `POST /api/v2/tickets/${ticket.id}/reassign`

function Manage({ of }: { readonly of: TicketDetail }) {
  const { entries, dialog } = useReassign(of)
  return (
    <>
      <MenuButtons entries={entries} />
      {dialog}
    </>
  )
}

it('asks for the person, shows a refused one at the field, keeps the remark and sends it with a new key', async () => {
  const detail = 'Choose somebody else'
  const issues = [{ path: ['to'], code: 'task.assignee-unavailable', message: detail }]
  let isRefused = true
  const calls = fakeServer({
    'GET /api/v2/people': { body: { list: [wang] } },
    'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
    [path]: () =>
      isRefused
        ? { status: 422, body: { type: '', title: '', status: 422, code: 'task.assignee-unavailable', detail, issues } }
        : { body: { status: 'running', revision: 5, ticket } },
  })
  renderPage(<Manage of={ticket} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reassign' }))
  const dialog = within(screen.getByRole('dialog'))
  const give = () => userEvent.click(dialog.getByRole('button', { name: 'Reassign' }))
  await userEvent.type(dialog.getByLabelText('Remark (optional)'), ' on leave ')
  await give()
  expect(await dialog.findByText('Choose who takes it over')).toBeTruthy()
  const to = dialog.getByRole('combobox', { name: 'Given to' })
  await waitFor(() => expect(document.activeElement).toBe(to))
  await userEvent.click(to)
  await userEvent.click(await screen.findByRole('option', { name: /Wang/ }))
  await give()
  expect(await dialog.findByText(detail)).toBeTruthy()
  expect(to.getAttribute('aria-invalid')).toBe('true')
  isRefused = false
  await give()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const posts = calls.filter(({ method }) => method === 'POST')
  expect(posts.at(-1)?.body).toEqual({ taskId: 't1', from: li.id, to: wang.id, remark: 'on leave', revision: 4 })
  expect(new Set(posts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})
