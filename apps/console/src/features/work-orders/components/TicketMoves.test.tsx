/** Deciding: a refusal needs a reason, a decision is sent once, and a late one is answered with what happened. */
import { routes } from '@formwork/api-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { ConfirmHost } from '../../../shared/ui/feedback/ConfirmHost'
import { ToastHost } from '../../../shared/ui/feedback/ToastHost'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { waitingTicket } from '../../../shared/tickets/testing/tickets'
import { useMoves } from '../../../shared/tickets/moves/use-moves'
import type { TicketDetail } from '@formwork/api-contract'
import { asButtons, TicketMoves } from './TicketMoves'

const ticket = waitingTicket({
  moves: [
    { type: 'approve', taskId: 't1' },
    { type: 'refuse', taskId: 't1' },
  ],
})
const decided = waitingTicket({ status: 'approved', revision: 2, moves: [], openTasks: [], currentNodeIds: [] })
const path = `/api/v2/tickets/${ticket.id}`
const upcoming = { 'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } } }
function Moves({ of }: { readonly of: TicketDetail }) {
  const { entries, isRunning, dialog } = useMoves(of)
  return (
    <>
      <TicketMoves buttons={asButtons(entries)} isRunning={isRunning} />
      {dialog}
    </>
  )
}
const show = () =>
  renderPage(
    <main>
      <Moves of={ticket} />
      <ToastHost />
      <ConfirmHost />
    </main>,
  )
const posts = (calls: ReturnType<typeof fakeServer>) => calls.filter((call) => call.method === 'POST' && !call.path.endsWith('/ahead'))

describe('the moves of a ticket', () => {
  it('do not send a refusal without a reason, and keep the reason typed', async () => {
    const calls = fakeServer({ ...upcoming, [`POST ${path}/moves`]: { body: { status: 'refused', revision: 2, ticket } } })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Say why')
    expect(posts(calls)).toHaveLength(0)
    await userEvent.type(dialog.getByRole('textbox'), 'No cover')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    await waitFor(() =>
      expect(posts(calls)).toMatchObject([
        { path: `${path}/moves`, body: { type: 'refuse', taskId: 't1', remark: 'No cover', attachments: [], revision: 1 } },
      ]),
    )
  })

  it('send an agreement once with a key of its own', async () => {
    const calls = fakeServer({ ...upcoming, [`POST ${path}/moves`]: { body: { status: 'approved', revision: 2, ticket: decided } } })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
    await userEvent.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(posts(calls)).toHaveLength(1)
    // The answer holds the ticket: it is not loaded again.
    expect(queryClient.getQueriesData({ queryKey: [routes.getTicket.method, routes.getTicket.path] }).map(([, shown]) => shown)).toEqual([
      decided,
    ])
    expect(calls.filter((one) => one.path === path)).toEqual([])
    expect(posts(calls)[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('say who was first when somebody else has decided', async () => {
    const problem = { type: '', title: '', status: 409, code: 'task.already-decided', detail: 'Wang has agreed already' }
    fakeServer({ ...upcoming, [`POST ${path}/moves`]: { status: 409, body: problem } })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree' }))
    expect(await screen.findByText('Wang has agreed already')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keep what was written when somebody else has decided, and offer only to close', async () => {
    const problem = { type: '', title: '', status: 409, code: 'task.already-decided', detail: 'Wang has agreed already' }
    fakeServer({ ...upcoming, [`POST ${path}/moves`]: { status: 409, body: problem } })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
    await userEvent.type(screen.getByRole('textbox', { name: /Remark/ }), 'half a sentence')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText('Wang has agreed already')).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Remark/ }).value).toBe('half a sentence')
    expect(dialog.queryByRole('button', { name: 'Agree' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ask before Escape drops a typed reason, and do not when nothing was typed', async () => {
    fakeServer(upcoming)
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
    const reason = within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.type(reason, 'No cover')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Go on editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(reason.value).toBe('No cover')
    expect(document.activeElement).toBe(reason)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('have no accessibility problem, the dialog included', async () => {
    fakeServer(upcoming)
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  })
})
