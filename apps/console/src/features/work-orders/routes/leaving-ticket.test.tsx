/** Leaving a ticket with a dialog in which something was typed: asked first, also for the browser's back button. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ConfirmHost } from '../../../shared/ui/feedback/ConfirmHost'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { waitingTicket } from '../../../shared/tickets/testing/tickets'
import { TicketPage } from './TicketPage'

const ticket = waitingTicket({ moves: [{ type: 'refuse', taskId: 't1' }] })

it('asks before a reason is lost by the way back, and loses nothing when one stays', async () => {
  fakeServer({ [`GET /api/v2/tickets/${ticket.id}`]: { body: ticket } })
  const { router } = renderPage(
    <main>
      <TicketPage />
      <ConfirmHost />
    </main>,
    { pattern: '/process/tickets/:id', at: `/process/tickets/${ticket.id}` },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
  const reason = within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ })
  await userEvent.type(reason, 'Too dear')
  const leave = () => act(() => void router.navigate('/elsewhere'))

  leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Go on editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(reason.value).toBe('Too dear')

  leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})
