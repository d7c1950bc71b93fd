/** One move on several tickets of a list: the question, the requests, the results. */
import { routes, type TicketDetail, type TicketList, type TicketMove } from '@formwork/api-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type FakeAnswer, fakeServer, type SeenCall } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { useSession } from '../../session/session-store'
import { useToastStore } from '../../ui/feedback/toast-store'
import { TicketTable } from '../TicketTable'
import { approvedBy, waitingTicket } from '../testing/tickets'

const APPROVE: TicketMove = { type: 'approve', taskId: 't1' }
const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const ticketOf = (at: number, changes: Partial<TicketDetail> = {}) =>
  waitingTicket({ id: idOf(at), title: `Desk ${at}`, number: `20261126000${at}`, revision: 10 + at, moves: [APPROVE], ...changes })

interface Scene {
  readonly tickets: readonly TicketDetail[]
  /** The answer to the move of a ticket, by its id; done by default. */
  readonly answer?: (id: string, call: SeenCall) => FakeAnswer | undefined
  readonly list?: TicketList
}

function listOf({ tickets, answer = () => undefined, list = 'todo' }: Scene) {
  const calls = fakeServer({
    'GET /api/v2/tickets/todo': { body: { list: tickets, count: tickets.length, pageIndex: 1, pageSize: 20 } },
    'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
    ...Object.fromEntries(
      tickets.flatMap((ticket) => [
        [`GET /api/v2/tickets/${ticket.id}`, { body: ticket }],
        [
          `POST /api/v2/tickets/${ticket.id}/moves`,
          (call: SeenCall) =>
            answer(ticket.id, call) ?? { body: { status: 'running', revision: ticket.revision + 1, ticket: { ...ticket, moves: [] } } },
        ],
      ]),
    ),
  })
  renderPage(<TicketTable title="To-do" route={routes.listTodo} list={list} empty={{ title: 'Nothing' }} />)
  return calls
}

const posts = (calls: readonly SeenCall[]) => calls.filter(({ method }) => method === 'POST')
const refusal = (code: string, detail: string, status = 409): FakeAnswer => ({
  status,
  body: { type: '', title: '', status, code, detail },
})
const dialog = () => within(screen.getByRole('dialog'))
const rowOf = (title: string) => dialog().getByText(title).closest('li')?.textContent
const chooseAll = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
const press = async (name: string | RegExp) => userEvent.click(await dialog().findByRole('button', { name }))

it('agrees to those that can be agreed to, and says of each other one why not', async () => {
  const calls = listOf({
    tickets: [ticketOf(1), ticketOf(2), ticketOf(3), ticketOf(4, { rights: { signature: 'required' } })],
    answer: (id) => (id === idOf(2) ? refusal('task.already-decided', 'Wang has already decided this task') : undefined),
  })
  await chooseAll()
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
  expect(await dialog().findByRole('heading', { name: 'Agree to 3 tickets?' })).toBeTruthy()
  expect(rowOf('Desk 4')).toContain('Something has to be filled in: open it.')
  expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  await userEvent.type(dialog().getByRole('textbox', { name: 'Remark (optional)' }), 'Fine')
  await press('Agree (3)')
  expect(await dialog().findByRole('heading', { name: '2 of 4 done' })).toBeTruthy()
  expect(rowOf('Desk 1')).toContain('Done')
  expect(rowOf('Desk 2')).toContain('Wang has already decided this task')
  expect(dialog().getByRole('link', { name: 'Desk 2' }).getAttribute('href')).toBe(`/process/tickets/${idOf(2)}`)
  expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  expect(posts(calls).map(({ body }) => body)).toEqual(
    [1, 2, 3].map((at) => ({ type: 'approve', taskId: 't1', remark: 'Fine', attachments: [], revision: 10 + at })),
  )
  expect(new Set(posts(calls).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
  expect(dialog().queryByRole('button', { name: /again/ }), 'a decided task stays decided').toBeNull()
  expect(screen.getByRole('region', { name: 'Chosen tickets', hidden: true }).textContent).toContain('2 chosen')
  await press('Close')
  expect(await screen.findByRole('region', { name: 'Chosen tickets' })).toBeTruthy()
  expect(screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'))).toEqual([
    'Choose Desk 2',
    'Choose Desk 4',
  ])
})

it('stops when the connection is lost, and sends the very same again', async () => {
  let isDown = true
  const calls = listOf({
    tickets: [1, 2, 3, 4, 5, 6].map((at) => ticketOf(at)),
    answer: (id) => {
      if (isDown && id === idOf(2)) throw new TypeError('Failed to fetch')
      return undefined
    },
  })
  await chooseAll()
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
  await press('Agree (6)')
  await dialog().findByRole('button', { name: /^Go on/ })
  expect(rowOf('Desk 2')).toContain('Cannot connect')
  expect(rowOf('Desk 6')).toContain('Not tried')
  const lost = posts(calls).find(({ path }) => path.includes(idOf(2)))
  isDown = false
  await press(/^Go on/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sentAgain = posts(calls).findLast(({ path }) => path.includes(idOf(2)))
  expect(sentAgain).toEqual(lost)
  expect(posts(calls)).toHaveLength(7)
  expect(useToastStore.getState().toasts.at(-1)?.text).toBe('6 tickets agreed to')
})

it('says who was quicker where a ticket was decided while the question was open', async () => {
  const ticket = ticketOf(1)
  let isDecided = false
  const calls = fakeServer({
    'GET /api/v2/tickets/todo': { body: { list: [ticket], count: 1, pageIndex: 1, pageSize: 20 } },
    'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
    [`GET /api/v2/tickets/${ticket.id}`]: () => ({ body: isDecided ? { ...ticket, moves: [], history: [approvedBy('Wang')] } : ticket }),
    [`POST /api/v2/tickets/${ticket.id}/moves`]: refusal('ticket.changed', 'The ticket has changed meanwhile'),
  })
  renderPage(<TicketTable title="To-do" route={routes.listTodo} list="todo" empty={{ title: 'Nothing' }} />)
  await chooseAll()
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
  await dialog().findByRole('button', { name: 'Agree' })
  isDecided = true
  await press('Agree')
  expect(await dialog().findByText('It no longer waits for you: Wang acted on it last.')).toBeTruthy()
  expect(posts(calls)).toHaveLength(1)
})

it('looks again before it sends what had changed', async () => {
  let hasChanged = true
  const calls = listOf({
    tickets: [ticketOf(1)],
    answer: () => {
      if (!hasChanged) return undefined
      hasChanged = false
      return refusal('ticket.changed', 'The ticket has changed meanwhile')
    },
  })
  await chooseAll()
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
  await press('Agree')
  await press('Try again (1)')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.filter(({ method, path }) => method === 'GET' && path.endsWith(idOf(1)))).toHaveLength(3)
  expect(new Set(posts(calls).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})

it('asks for a reason where one is needed, and takes it for all', async () => {
  const calls = listOf({ tickets: [1, 2].map((at) => ticketOf(at, { moves: [{ type: 'refuse', taskId: 't1', remarkRequired: true }] })) })
  await chooseAll()
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  await press('Refuse (2)')
  expect(await dialog().findByText('Say why, so that the requester knows what to change.')).toBeTruthy()
  expect(posts(calls)).toEqual([])
  await userEvent.type(dialog().getByRole('textbox', { name: 'Reason' }), 'No budget')
  await press('Refuse (2)')
  await waitFor(() => expect(posts(calls)).toHaveLength(2))
  expect(posts(calls)[0]?.body).toMatchObject({ type: 'refuse', remark: 'No budget' })
})

it('decides the ticket one is at by a key, and takes all decisions back where the process lets one', async () => {
  const noticesAt = '2026-11-26T08:00:10Z'
  const calls = listOf({
    tickets: [ticketOf(1), ticketOf(2, { moves: [APPROVE, { type: 'takeBack', taskId: null, noticesAt }] })],
    answer: (_, { body }) =>
      JSON.stringify(body).includes('approve')
        ? {
            body: {
              status: 'running',
              revision: 13,
              ticket: ticketOf(2, { revision: 13, moves: [{ type: 'takeBack', taskId: null, noticesAt }] }),
            },
          }
        : undefined,
  })
  await screen.findByRole('link', { name: 'Desk 2' })
  await userEvent.keyboard('jja')
  await press('Agree')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(posts(calls).map(({ path }) => path)).toEqual([`/api/v2/tickets/${idOf(2)}/moves`])
  useToastStore.getState().toasts.at(-1)?.action?.run()
  await waitFor(() => expect(posts(calls).at(-1)?.body).toMatchObject({ type: 'takeBack', revision: 12 }))
  await waitFor(() => expect(useToastStore.getState().toasts.at(-1)?.text).toBe('1 decision taken back'))
})

it('offers administrators what their rights let them do, and nobody else boxes to choose with', async () => {
  listOf({ tickets: [ticketOf(1)], list: 'all' })
  await screen.findByRole('link', { name: 'Desk 1' })
  useSession.setState(({ user }) => ({ user: user && { ...user, permissions: ['process:list:all'] } }))
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  useSession.setState(({ user }) => ({ user: user && { ...user, permissions: ['process:list:all:end'] } }))
  await chooseAll()
  const bar = within(screen.getByRole('region', { name: 'Chosen tickets' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['End ticket', 'Choose none'])
})
