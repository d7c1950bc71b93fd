/** Working through the to-do list leads from one ticket to the next, by pointer or by keys. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { useSession } from '../../../shared/session/session-store'
import { waitingTicket } from '../../../shared/tickets/testing/tickets'
import { keepTrail, useTrails } from '../../../shared/tickets/ticket-trail'
import { ToastHost } from '../../../shared/ui/feedback/ToastHost'
import { DEFAULT_PREFERENCES, setPreference } from '../../../shared/ui/theme/preferences'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage, TEST_USER } from '../../../testing/render-page'
import { TicketPage } from '../routes/TicketPage'

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const waiting = (at: number) =>
  waitingTicket({
    id: idOf(at),
    title: `Leave ${at}`,
    moves: [
      { type: 'approve', taskId: 't1' },
      { type: 'refuse', taskId: 't1' },
    ],
  })
const decided = (at: number) => waitingTicket({ id: idOf(at), title: `Leave ${at}`, status: 'approved', revision: 2, openTasks: [] })

/** The page of the first of three, opened from the list; `left` still wait by the time it is answered. */
function show(left: readonly number[], { isTodo = true } = {}) {
  const tickets = [1, 2, 3]
  // Each person has lists of their own.
  useSession.setState({ user: TEST_USER })
  keepTrail({ title: 'My to-do', to: '/process/upcoming?keyword=leave', isTodo, ids: tickets.map(idOf) })
  const list = left.map(waiting)
  const calls = fakeServer({
    ...Object.fromEntries(
      tickets.flatMap((at) => [
        [`GET /api/v2/tickets/${idOf(at)}`, { body: waiting(at) }],
        [`GET /api/v2/tickets/${idOf(at)}/comments`, { body: { list: [], hasMore: false, mayComment: true } }],
      ]),
    ),
    [`POST /api/v2/tickets/${idOf(1)}/moves`]: { body: { status: 'approved', revision: 2, ticket: decided(1) } },
    'GET /api/v2/tickets/todo': { body: { list, count: list.length, pageIndex: 1, pageSize: 100 } },
    'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
  })
  renderPage(
    <main>
      <TicketPage />
      <ToastHost />
    </main>,
    { pattern: '/process/tickets/:id', at: `/process/tickets/${idOf(1)}` },
  )
  return calls
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function agree() {
  await userEvent.click(await screen.findByRole('button', { name: 'Agree' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog)
}

afterEach(() => {
  queryClient.clear()
  useTrails.setState({ trails: [] })
  setPreference(DEFAULT_PREFERENCES)
  vi.unstubAllGlobals()
})

it('opens the next one that still waits once one is answered, and says which one that was', async () => {
  const calls = show([3])
  await agree()
  expect(await heading('Leave 3')).toBeTruthy()
  expect(await screen.findByText('Agreed: “Leave 1”')).toBeTruthy()
  expect(calls.some(({ path, query }) => path.endsWith('todo') && query['keyword'] === 'leave')).toBe(true)
})

it('says when nothing else waits, and stays', async () => {
  show([])
  await agree()
  expect(await screen.findByText('Agreed. Nothing else waits for you.')).toBeTruthy()
  expect(await heading('Leave 1')).toBeTruthy()
})

it('stays where the ticket was opened from another list, or where that is wished', async () => {
  show([2, 3], { isTodo: false })
  await agree()
  expect(await screen.findByText('Agreed')).toBeTruthy()
  expect(await heading('Leave 1')).toBeTruthy()
})

it('stays where the person wants it to', async () => {
  setPreference({ nextTask: false })
  show([2, 3])
  await agree()
  expect(await screen.findByText('Agreed')).toBeTruthy()
  expect(await heading('Leave 1')).toBeTruthy()
})

it('has keys that answer, go on and lead to the comment', async () => {
  show([2, 3])
  await heading('Leave 1')
  await userEvent.keyboard('j')
  await heading('Leave 2')
  await userEvent.keyboard('k')
  await heading('Leave 1')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Comment' })).toBeTruthy())
  await userEvent.keyboard('m')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Comment' }))
  await userEvent.keyboard('r')
  expect(screen.queryByRole('dialog')).toBeNull()
  // Out of the text the keys are the page's again.
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('r')
  expect(await screen.findByRole('dialog', { name: 'Refuse this ticket?' })).toBeTruthy()
})
