/** The address of a ticket that was deleted, or that is for others: possible reasons, and where to look. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { TicketPage } from './TicketPage'

const id = '00000000-0000-4000-8000-0000000000aa'
const gone = '该工单不存在，或您没有权限查看'

it('says why a ticket may not be there in other words than its title, and leads to the lists', async () => {
  fakeServer({
    [`GET /api/v2/tickets/${id}`]: { status: 404, body: { type: '', title: gone, status: 404, code: 'ticket.not-found', detail: gone } },
  })
  renderPage(
    <main>
      <TicketPage />
    </main>,
    { pattern: '/process/tickets/:id', at: `/process/tickets/${id}` },
  )
  expect(await screen.findByRole('heading', { name: 'You cannot open this ticket' })).toBeTruthy()
  expect(screen.getByText(/It may have been deleted/)).toBeTruthy()
  expect(screen.queryByText(gone)).toBeNull()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['My to-do', '/process/upcoming?view=none'],
    ['Created by me', '/process/mine?view=none'],
    ['Home', '/'],
  ])
  expect(await brokenRules()).toEqual([])
})
