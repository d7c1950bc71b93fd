/** Failed steps: the failure, run again at once or skipped with a reason. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ToastHost } from '../../../shared/ui/feedback/ToastHost'
import { fakeServer } from '../../../testing/fake-server'
import { useSession } from '../../../shared/session/session-store'
import { brokenRules, renderPage, TEST_USER } from '../../../testing/render-page'
import { waitingTicket } from '../../../shared/tickets/testing/tickets'
import { IncidentsPage } from './IncidentsPage'

const ticket = waitingTicket()
const incident = {
  ticketId: ticket.id,
  ticketNumber: 'T-1',
  ticketTitle: 'Order paper',
  processName: 'Orders',
  jobId: 'j7',
  kind: 'httpRequest',
  nodeId: 'n',
  nodeName: 'Tell the shop',
  error: 'erp.example.com answered 503',
  attempts: 4,
  at: '2026-11-21T08:00:00Z',
}

const listOf = (...list: object[]) => ({
  'GET /api/v2/incidents': { body: { list, count: list.length, pageIndex: 1, pageSize: 10 } },
  'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
})

it('leads whoever may change them to the settings that are in the way of a call, and nobody else', async () => {
  fakeServer(listOf({ ...incident, error: 'the settings do not allow calls of erp.example.com' }, { ...incident, jobId: 'j8' }))
  renderPage(
    <main>
      <IncidentsPage />
    </main>,
  )
  expect(await screen.findByText('The settings do not allow calls of erp.example.com.')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: 'Open these settings' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/system/settings?section=outgoing'])
  act(() => useSession.setState({ user: { ...TEST_USER, permissions: ['process:list:all:end'] } }))
  expect(screen.queryByRole('link', { name: 'Open these settings' })).toBeNull()
})

it('tries a step again, and skips one only with a reason', async () => {
  const calls = fakeServer({
    'GET /api/v2/incidents': {
      body: {
        list: [incident, { ...incident, jobId: 'j8', nodeName: 'Ask the stock', error: 'connect ECONNREFUSED' }],
        count: 2,
        pageIndex: 1,
        pageSize: 10,
      },
    },
    'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
    [`POST /api/v2/tickets/${ticket.id}/moves`]: { body: { status: 'running', revision: 2, ticket } },
  })
  const bodies = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  renderPage(
    <main>
      <IncidentsPage />
      <ToastHost />
    </main>,
  )
  expect(await screen.findByText('erp.example.com answered with status 503.')).toBeTruthy()
  expect(screen.getByText('connect ECONNREFUSED')).toBeTruthy()
  expect(await brokenRules()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Try again: “Tell the shop” of T-1' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(bodies()).toMatchObject([{ type: 'retryJob', jobId: 'j7' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Skip “Tell the shop” of T-1' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Skip the failed step' }))
  expect(await dialog.findByText('Say why, so that everybody understands it later.')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ordered by phone')
  await userEvent.click(dialog.getByRole('button', { name: 'Skip the failed step' }))
  await waitFor(() => expect(bodies()).toMatchObject([{}, { type: 'skipJob', jobId: 'j7', remark: 'Ordered by phone' }]))
})
