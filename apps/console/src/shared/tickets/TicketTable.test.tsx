/** Which tickets a list shows: the query of its filters, and its text when nothing matches. */
import { routes } from '@formwork/api-contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { onPhone } from '../../testing/on-phone'
import { renderPage } from '../../testing/render-page'
import { TicketTable } from './TicketTable'

afterEach(() => vi.unstubAllGlobals())

it('asks for suspended tickets as such, keeps that in the address, and takes it back', async () => {
  const calls = fakeServer({ 'GET /api/v2/tickets/mine': { body: { list: [], count: 0, pageIndex: 1, pageSize: 20 } } })
  const nothing = { title: 'No tickets yet', text: '' } as const
  const { router } = renderPage(
    <main>
      <TicketTable title="Mine" list="mine" route={routes.listCreatedByMe} empty={nothing} />
    </main>,
    { pattern: '/process/mine', at: '/process/mine' },
  )
  expect(await screen.findByText('No tickets yet')).toBeTruthy()
  const choose = async (status: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
    await userEvent.click(screen.getByRole('option', { name: status }))
  }
  await choose('Suspended')
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ suspended: '1' }))
  expect(calls.at(-1)?.query).not.toHaveProperty('status')
  expect(await screen.findByText('No ticket matches')).toBeTruthy()
  expect(router.state.location.search).toContain('status=suspended')
  await choose('In progress')
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ status: 'running' }))
  expect(calls.at(-1)?.query).not.toHaveProperty('suspended')
})

it('of which nothing matches leads back to all of it', async () => {
  const calls = fakeServer({ 'GET /api/v2/tickets/mine': { body: { list: [], count: 0, pageIndex: 1, pageSize: 20 } } })
  const nothing = { title: 'No tickets yet', text: '' } as const
  const { router } = renderPage(<TicketTable title="Mine" list="mine" route={routes.listCreatedByMe} empty={nothing} />, {
    pattern: '/process/mine',
    at: '/process/mine?status=running&keyword=desk&view=none',
  })
  expect(await screen.findByText('No ticket matches')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe('?view=none')
  expect(await screen.findByText('No tickets yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  expect(calls.at(-1)?.query).not.toHaveProperty('status')
})

const ROW = {
  id: '00000000-0000-4000-8000-00000000000a',
  number: '202611260001',
  title: 'A desk',
  priority: 1,
  status: 'running',
  processName: 'Purchase',
  requester: { id: '00000000-0000-4000-8000-000000000002', name: 'Li' },
  currentNodes: ['Approval'],
  waitingFor: [{ id: '00000000-0000-4000-8000-000000000001', name: 'Admin', active: true }],
  waitingCount: 1,
  stuck: false,
  dueAt: null,
  createdAt: '2026-11-26T08:00:00.000Z',
  updatedAt: '2026-11-26T08:00:00.000Z',
}

/** The text of a card of this ticket's list on a phone. */
async function cardSays(forDeciding: boolean): Promise<string | null> {
  onPhone()
  fakeServer({ 'GET /api/v2/tickets/todo': { body: { list: [ROW], count: 1, pageIndex: 1, pageSize: 20 } } })
  const nothing = { title: 'Nothing', text: '' } as const
  renderPage(<TicketTable title="To-do" list="todo" route={routes.listTodo} forDeciding={forDeciding} empty={nothing} />)
  return (await screen.findByRole('link', { name: 'A desk' })).closest('li')?.textContent ?? null
}

it('says on a phone who asks where the person decides', async () => {
  const toDecide = await cardSays(true)
  expect(toDecide).toContain('RequesterLi')
  expect(toDecide).not.toContain('Admin')
})

it('says on a phone whose turn it is where the person only looks', async () => {
  const toLookAt = await cardSays(false)
  expect(toLookAt).toContain('Waiting forAdmin')
  expect(toLookAt).not.toContain('Requester')
})

it('folds the one filter of the to-do list on a phone, and counts it while it is set', async () => {
  onPhone()
  fakeServer({ 'GET /api/v2/tickets/todo': { body: { list: [ROW], count: 1, pageIndex: 1, pageSize: 20 } } })
  const nothing = { title: 'Nothing', text: '' } as const
  renderPage(<TicketTable title="To-do" list="todo" route={routes.listTodo} without={['status']} forDeciding empty={nothing} />)
  await screen.findByRole('link', { name: 'A desk' })
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await userEvent.click(screen.getByRole('button', { name: 'Overdue' }))
  expect(await screen.findByRole('button', { name: 'Filter (1)' })).toBeTruthy()
})

it('shows the last page there is where the one in the address has no rows any more', async () => {
  fakeServer({
    'GET /api/v2/tickets/todo': ({ query }) => ({
      body: { list: query['pageIndex'] === '1' ? [ROW] : [], count: 1, pageIndex: Number(query['pageIndex']), pageSize: 20 },
    }),
  })
  const nothing = { title: 'Nothing', text: '' } as const
  const page = <TicketTable title="To-do" list="todo" route={routes.listTodo} empty={nothing} />
  const { router } = renderPage(page, { pattern: '/process/upcoming', at: '/process/upcoming?page=2' })
  expect(await screen.findByRole('link', { name: 'A desk' })).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

it('is taken along as a file with the filters in view', async () => {
  const calls = fakeServer({
    'GET /api/v2/tickets/mine': { body: { list: [ROW], count: 1, pageIndex: 1, pageSize: 20 } },
    'GET /api/v2/tickets/mine/sheet': { status: 409, body: { code: 'ticket.too-many-for-sheet', detail: 'At most 10,000' } },
  })
  const nothing = { title: 'Nothing', text: '' } as const
  renderPage(
    <TicketTable title="Mine" list="mine" route={routes.listCreatedByMe} exportRoute={routes.exportCreatedByMe} empty={nothing} />,
    {
      pattern: '/process/mine',
      at: '/process/mine?status=running&keyword=desk',
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Plain table (.csv)' }))
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/v2/tickets/mine/sheet'))
  expect(calls.at(-1)?.query).toEqual({ keyword: 'desk', status: 'running', format: 'csv' })
})

it('shows below a title which remark or comment holds what was searched for', async () => {
  const found = { ...ROW, foundIn: { before: 'two monitors, ', match: 'urgent', after: ' as agreed' } }
  fakeServer({ 'GET /api/v2/tickets/mine': { body: { list: [found], count: 1, pageIndex: 1, pageSize: 20 } } })
  const nothing = { title: 'Nothing', text: '' } as const
  renderPage(<TicketTable title="Mine" list="mine" route={routes.listCreatedByMe} empty={nothing} />)
  const mark = await screen.findByText('urgent')
  expect([mark.tagName, mark.parentElement?.textContent]).toEqual(['MARK', 'Remark or comment:two monitors, urgent as agreed'])
})
