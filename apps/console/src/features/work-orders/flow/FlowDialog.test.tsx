/** The flow over a ticket: following a link in it closes the dialog. */
import type { TicketDetail } from '@formwork/api-contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { waitingTicket } from '../../../shared/tickets/testing/tickets'
import { renderPage } from '../../../testing/render-page'
import { ticketProgress } from '../ticket-progress'
import { FlowDialog } from './FlowDialog'

it('is closed by the link to the ticket that a step has started', async () => {
  const ticket = waitingTicket({})
  const sub = { id: 'sub', kind: 'subProcess' as const, name: 'Purchase', processId: 'p', input: [], output: [] }
  const process = { ...ticket.process, nodes: [...ticket.process.nodes, sub] }
  const automaticSteps = [{ nodeId: 'sub', ticket: { id: 'inner', number: '202611210007', title: 'A chair' } }]
  const shown: TicketDetail = { ...ticket, process, currentNodeIds: ['sub'], automaticSteps }
  const onClose = vi.fn<() => void>()
  renderPage(<FlowDialog process={process} steps={ticketProgress(shown)} onClose={onClose} />, {
    pattern: '/process/tickets/:id',
    at: '/process/tickets/outer',
  })
  const links = await screen.findAllByRole('link', { name: 'Ticket 202611210007' })
  expect(links).toHaveLength(2)
  for (const [at, link] of links.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one click after the other
    await userEvent.click(link)
    expect(onClose).toHaveBeenCalledTimes(at + 1)
  }
})
