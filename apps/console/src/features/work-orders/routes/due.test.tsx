/** A ticket with a step that has a time limit: its deadline, and its history after the deadline. */
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TicketDetail } from '@formwork/api-contract'
import { queryClient } from '../../../shared/http/query-client'
import { historyEntry, li, waitingTicket } from '../../../shared/tickets/testing/tickets'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { TicketPage } from './TicketPage'

const HOUR = 3_600_000
const person = { id: li.id, name: li.name }
const assigned = historyEntry('assigned', { assignees: [person] })

function show(dueAt: string, history = [assigned], more: Partial<TicketDetail> = {}) {
  const [task] = waitingTicket().openTasks
  const ticket = waitingTicket({ dueAt, history, openTasks: task === undefined ? [] : [{ ...task, dueAt }], ...more })
  fakeServer({
    [`GET /api/v2/tickets/${ticket.id}`]: { body: ticket },
    [`GET /api/v2/tickets/${ticket.id}/comments`]: { body: { list: [], hasMore: false, mayComment: false } },
  })
  renderPage(
    <main>
      <TicketPage />
    </main>,
    { pattern: '/process/tickets/:id', at: `/process/tickets/${ticket.id}` },
  )
}
const progress = async () => within(await screen.findByRole('list', { name: 'Progress' }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T08:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
  vi.unstubAllGlobals()
})
const after = (ms: number) => new Date(Date.now() + ms).toISOString()

it('says at the open step how long there is left, with the exact moment', async () => {
  show(after(3.5 * HOUR))
  const due = (await progress()).getByText('Due in 3 h 30 min')
  expect(due.closest('time')?.getAttribute('datetime')).toBe(after(3.5 * HOUR))
  expect(await brokenRules()).toEqual([])
})

it('says at the open step that nights and holidays do not count, where its process says so', async () => {
  const { process } = waitingTicket()
  const timeLimit = { seconds: 7200, whenOver: 'remind', clock: 'working' } as const
  const nodes = process.nodes.map((node) => (node.kind === 'userTask' ? { ...node, timeLimit } : node))
  show(after(3.5 * HOUR), [assigned], { process: { ...process, nodes } })
  expect((await progress()).getByText('only working time counts', { exact: false })).toBeTruthy()
  expect(await brokenRules()).toEqual([])
})

it('says for how long the time has been up, beside the title in one unit', async () => {
  show(after(-2.5 * HOUR))
  expect((await progress()).getByText('Overdue by 2 h 30 min')).toBeTruthy()
  expect(screen.getByText('Overdue by 2 h')).toBeTruthy()
})

it('says in its history that the time was up, and to whom the step went then', async () => {
  const wang = { id: '00000000-0000-4000-8000-000000000003', name: 'Wang' }
  show(after(-HOUR), [
    assigned,
    historyEntry('overdue', { sequence: 1, assignees: [person] }),
    historyEntry('reassigned', { sequence: 2, assignees: [wang], replaced: [person], reason: 'overdue' }),
  ])
  const history = within(await screen.findByRole('list', { name: 'History' }))
  expect(history.getByText('The time for “Approval” is up, Li had not answered')).toBeTruthy()
  expect(history.getByText('The time for “Approval” was up: it went from Li to Wang')).toBeTruthy()
})

it('says among its facts by when the ticket as a whole is to be finished, and in its history what happened because it was late', async () => {
  show(
    after(3.5 * HOUR),
    [
      assigned,
      historyEntry('overdue', { sequence: 1, assignees: [person], late: 7200 }),
      historyEntry('priorityRaised', { sequence: 2, priority: 2 }),
      historyEntry('ticketOverdue', { sequence: 3, nodeId: null, nodeName: '', assignees: [person] }),
      historyEntry('ticketOverdue', { sequence: 4, nodeId: null, nodeName: '', late: 90_000 }),
      historyEntry('priorityRaised', { sequence: 5, nodeId: null, nodeName: '', priority: 3 }),
    ],
    { ticketDueAt: after(-2.5 * HOUR) },
  )
  expect((await screen.findByText('To be finished by')).nextElementSibling?.textContent).toContain('Overdue by 2 h 30 min')
  const history = within(await screen.findByRole('list', { name: 'History' }))
  for (const words of [
    '“Approval” was 2 h past its time limit, Li had not answered',
    'The priority of the ticket went up to “Urgent”, because “Approval” was late',
    'The time for the whole ticket is up',
    'The ticket was 1 d 1 h past its time limit',
    'The priority of the ticket went up to “Very urgent”, because it was late',
  ])
    expect(history.getByText(words)).toBeTruthy()
  expect(await brokenRules()).toEqual([])
})
