/** A ticket that was sent back: its requester reads why above the form, and every line calls the step what it is. */
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { historyEntry, li, waitingTicket } from '../../../shared/tickets/testing/tickets'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage, TEST_USER } from '../../../testing/render-page'
import { TicketPage } from './TicketPage'

const me = { id: TEST_USER.userId, name: 'Admin', active: true }
const leader = { id: li.id, name: li.name }
const returned = waitingTicket(
  {
    isReturned: true,
    currentNodes: ['Start'],
    currentNodeIds: ['s'],
    process: {
      schema: 2,
      nodes: [
        { id: 's', kind: 'start', name: 'Start' },
        { id: 'a', kind: 'userTask', name: 'Approval', assignees: [], completion: 'any' },
      ],
      edges: [],
    },
    openTasks: [{ taskId: 't2', nodeId: 's', nodeName: 'Start', assignees: [me], later: [], dueAt: null }],
    moves: [{ type: 'resubmit', taskId: 't2' }],
    history: [
      historyEntry('returned', { sequence: 3, actor: leader, remark: 'Split the budget', targetNodeName: 'Start', toRequester: true }),
      historyEntry('assigned', { sequence: 4, nodeId: 's', nodeName: 'Start', assignees: [me], toRequester: true }),
    ],
  },
  me,
)

afterEach(() => queryClient.clear())

it('says above the form who sent it back and why, and calls the step the requester’s changes', async () => {
  fakeServer({
    [`GET /api/v2/tickets/${returned.id}`]: { body: returned },
    [`GET /api/v2/tickets/${returned.id}/comments`]: { body: { list: [], hasMore: false, mayComment: true } },
  })
  renderPage(
    <main>
      <TicketPage />
    </main>,
    { pattern: '/process/tickets/:id', at: `/process/tickets/${returned.id}` },
  )
  expect((await screen.findByRole('note')).textContent).toBe('Li returned this ticket for changes: Split the budget')
  const progress = within(screen.getByRole('list', { name: 'Progress' }))
  const current = progress.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')
  expect(current?.textContent).toContain('Requester’s changes')
  expect(current?.textContent).toContain('is to change it')
  expect(screen.getByText('Li returned the ticket at “Approval” to the requester for changes')).toBeTruthy()
  expect(screen.getByText('The ticket went to Admin for changes')).toBeTruthy()
})
