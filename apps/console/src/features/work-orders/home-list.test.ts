/** The list of a ticket that was opened by a link. */
import { expect, it } from 'vitest'
import { homeList } from './home-list'
import { historyEntry, li, waitingTicket } from '../../shared/tickets/testing/tickets'

const idle = { openTasks: [] }

it('is all of the list of what waits, then of one’s own, then of what one has worked on', () => {
  expect(homeList(waitingTicket(), li.id)).toBe('/process/upcoming?view=none')
  expect(homeList(waitingTicket(idle), li.id)).toBe('/process/mine?view=none')
  expect(homeList(waitingTicket({ ...idle, history: [historyEntry('approved', { actor: { id: 'me', name: 'Me' } })] }), 'me')).toBe(
    '/process/related?view=none',
  )
})

it('is the list of copies for who was only sent one, and of all tickets for anybody else', () => {
  const copied = waitingTicket({ ...idle, history: [historyEntry('copied', { assignees: [{ id: 'me', name: 'Me' }] })] })
  expect(homeList(copied, 'me')).toBe('/process/related?list=copied&view=none')
  expect(homeList(copied, 'another')).toBe('/process/all?view=none')
})
