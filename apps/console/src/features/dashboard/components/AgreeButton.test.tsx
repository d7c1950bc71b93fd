/** Agreeing to what waits, from the home page. */
import type { TicketDetail, TicketMove } from '@formwork/api-contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { waitingTicket } from '../../../shared/tickets/testing/tickets'
import { useToastStore } from '../../../shared/ui/feedback/toast-store'
import { type FakeAnswers, fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { AgreeButton } from './AgreeButton'

const approve: TicketMove = { type: 'approve', taskId: 't1' }
const { id } = waitingTicket()

async function agree(changes: Partial<TicketDetail>, answers: FakeAnswers = {}) {
  fakeServer({ [`GET /api/v2/tickets/${id}`]: { body: waitingTicket(changes) }, ...answers })
  const { router } = renderPage(<AgreeButton id={id} title="Leave" />)
  await userEvent.click(screen.getByRole('button', { name: 'Agree to “Leave”' }))
  return router
}

it('asks once more where a yes is all there is to it', async () => {
  await agree({ moves: [approve] })
  expect(await screen.findByRole('dialog', { name: 'Agree to “Leave”?' })).toBeTruthy()
})

it('says there who gets it next', async () => {
  const ahead = { ends: null, steps: [{ name: 'Finance', names: ['Wang'], count: 1 }], others: { names: [], count: 0 }, branches: [] }
  await agree({ moves: [approve] }, { [`POST /api/v2/tickets/${id}/ahead`]: { body: { ahead } } })
  expect(await screen.findByText('Next is “Finance”: Wang.')).toBeTruthy()
})

it.each<[string, Partial<TicketDetail>]>([
  ['work is to be done', { moves: [{ type: 'complete', taskId: 't1' }] }],
  ['it has to be claimed first', { moves: [{ type: 'claim', taskId: 't1' }] }],
  ['something has to be filled in', { moves: [approve], rights: { amount: 'required' } }],
  ['it has been suspended meanwhile', { suspended: true, moves: [] }],
  ['somebody has to be chosen', { moves: [{ ...approve, chooses: [{ nodeId: 'b', name: 'Next' }] }] }],
])('opens the ticket where %s', async (_, changes) => {
  const router = await agree(changes)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/process/tickets/${id}`))
})

it('says so where it waits for nobody here any more', async () => {
  const router = await agree({ moves: [] })
  await waitFor(() => expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['This ticket no longer waits for you']))
  expect(router.state.location.pathname).toBe('/')
})
