/** The page of a ticket about a step with several people: whom it waits for, and how many have answered. */
import type { HistoryEntry, TicketDetail } from '@formwork/api-contract'
import type { Completion } from '@formwork/workflow-core'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { historyEntry, waitingTicket } from '../../../shared/tickets/testing/tickets'
import { TicketPage } from './TicketPage'

const person = (id: string, name: string) => ({ id: `00000000-0000-4000-8000-00000000000${id}`, name, active: true })
const [ann, bob, cyd] = [person('a', 'Ann'), person('b', 'Bob'), person('c', 'Cyd')]
const act = (sequence: number, kind: HistoryEntry['kind'], more: Partial<HistoryEntry>) =>
  historyEntry(kind, { sequence, nodeName: 'Sign-off', ...more })

function show(completion: Completion, changes: Partial<TicketDetail> = {}, fallback = false) {
  const ticket = waitingTicket({
    process: { schema: 2, nodes: [{ id: 'a', kind: 'userTask', name: 'Sign-off', assignees: [], completion }], edges: [] },
    history: [act(0, 'assigned', { assignees: [ann, bob, cyd], fallback }), act(1, 'approved', { actor: ann })],
    openTasks: [{ taskId: 't1', nodeId: 'a', nodeName: 'Sign-off', assignees: [bob], later: [cyd.id], dueAt: null }],
    ...changes,
  })
  const api = `/api/v2/tickets/${ticket.id}`
  fakeServer({
    [`GET ${api}`]: { body: ticket },
    [`GET ${api}/comments`]: { body: { list: [], hasMore: false, mayComment: false } },
  })
  renderPage(<TicketPage />, { pattern: '/process/tickets/:id', at: `/process/tickets/${ticket.id}` })
}
const said = async (list: string) => (await screen.findByRole('list', { name: list })).textContent
afterEach(() => queryClient.clear())

describe('a step with several people', () => {
  it('waits for one at a time where they sign one after the other', async () => {
    show('inSequence')
    expect(await said('History')).toContain('“Sign-off” went to one after the other: Ann → Bob → Cyd')
    expect(await said('Progress')).toContain('One after the other: Bob is number 2 of 3')
  })

  it.each<[Completion, string, string]>([
    ['any', '“Sign-off” went to Ann, Bob, Cyd; one of them is enough', 'One of them is enough'],
    ['all', '“Sign-off” went to Ann, Bob, Cyd; all of them are needed', '1 of 3 have answered; all are needed'],
    ['ratio', '“Sign-off” went to Ann, Bob, Cyd', '1 of 3 have answered'],
  ])('says with completion %s how many it needs', async (completion, history, progress) => {
    show(completion)
    expect(await said('History')).toContain(history)
    expect(await said('Progress')).toContain(progress)
  })

  it('needs one of the administrators who stand in, whatever was asked for', async () => {
    show('inSequence', {}, true)
    expect(await said('History')).toContain('“Sign-off” went to administrators, nobody else was found: Ann, Bob, Cyd')
    expect(await said('Progress')).toContain('One of them is enough')
  })

  it('says nothing of it to one person, and none of it once it is over', async () => {
    show('inSequence', {
      status: 'approved',
      currentNodeIds: [],
      openTasks: [],
      history: [act(0, 'assigned', { assignees: [ann] }), act(1, 'approved', { actor: ann })],
    })
    expect(await said('History')).toContain('“Sign-off” went to Ann')
    expect(within(await screen.findByRole('list', { name: 'Progress' })).queryByText(/One after the other/)).toBeNull()
  })
})
