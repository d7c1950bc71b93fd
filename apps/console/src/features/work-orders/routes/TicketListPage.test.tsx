/** The lists of tickets beside the to-do list, as their address keeps them. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { RelatedTicketsPage } from './TicketListPage'

const NOTHING = { body: { list: [], count: 0, pageIndex: 1, pageSize: 20 } }
const PATH = '/process/related'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name: new RegExp(name) })

it('keeps in the address which of the two lists is in view, and begins each with its first page', async () => {
  fakeServer({ 'GET /api/v2/tickets/related': NOTHING, 'GET /api/v2/tickets/copied': NOTHING })
  const { router } = renderPage(<RelatedTicketsPage />, { pattern: PATH, at: `${PATH}?page=3` })
  await heading('Handled by me')
  await userEvent.click(screen.getByRole('button', { name: 'Copied to me' }))
  await heading('Copied to me')
  expect(router.state.location.search).toBe('?list=copied')
  await userEvent.click(screen.getByRole('button', { name: 'Handled by me' }))
  await heading('Handled by me')
  expect(router.state.location.search).toBe('')
})

it('shows the list of copies where its address says so, as after the way back from a ticket', async () => {
  fakeServer({ 'GET /api/v2/tickets/copied': NOTHING })
  renderPage(<RelatedTicketsPage />, { pattern: PATH, at: `${PATH}?list=copied` })
  expect(await heading('Copied to me')).toBeTruthy()
})
