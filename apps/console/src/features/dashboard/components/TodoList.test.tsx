/** What waits for a person, on the home page. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../../../shared/session/session-store'
import { waitingTicket } from '../../../shared/tickets/testing/tickets'
import { renderPage } from '../../../testing/render-page'
import { TodoList } from './TodoList'

it('says of a ticket that it is suspended, and offers no yes there', () => {
  const rows = [waitingTicket({ title: 'Runs' }), waitingTicket({ id: 'b', title: 'Rests', suspended: true })]
  renderPage(<TodoList count={2} rows={rows} />)
  expect(screen.getAllByText('Suspended')).toHaveLength(1)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Agree to “Runs”'])
})

it('opens one’s own request that came back, where others are agreed to', () => {
  const { userId } = useSession.getState().user ?? { userId: '' }
  const own = waitingTicket({ id: 'b', title: 'Came back', requester: { id: userId, name: 'Admin' } })
  renderPage(<TodoList count={2} rows={[waitingTicket({ title: 'Runs' }), own]} />)
  expect(screen.getByRole('link', { name: 'Handle “Came back”' }).getAttribute('href')).toBe('/process/tickets/b')
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Agree to “Runs”'])
})
