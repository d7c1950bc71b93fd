/** The dialog of an answer says where the ticket goes, which depends on the process and on who else is asked. */
import type { TicketDetail, TicketMove } from '@formwork/api-contract'
import type { Completion } from '@formwork/workflow-core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { li, waitingTicket } from '../../../shared/tickets/testing/tickets'
import { TicketPage } from '../routes/TicketPage'

const wang = { id: '00000000-0000-4000-8000-000000000003', name: 'Wang', active: true }
const places: TicketMove['places'] = [
  { place: { kind: 'requester' }, name: 'Li' },
  { place: { kind: 'node', nodeId: 's1' }, name: 'First check' },
]
const process = (back: boolean, more: { readonly completion?: Completion } = {}): TicketDetail['process'] => ({
  schema: 2,
  nodes: [
    { id: 's1', kind: 'userTask', name: 'First check', assignees: [], completion: 'any' },
    { id: 'a', kind: 'userTask', name: 'Approval', assignees: [], completion: 'any', ...more },
  ],
  edges: back ? [{ id: 'e', source: 'a', target: 's1', order: 1, label: '', outcome: 'refuse', condition: null, isDefault: false }] : [],
})

async function open(button: string, move: TicketMove, changes: Partial<TicketDetail>) {
  const ticket = waitingTicket({ moves: [move], ...changes })
  const api = `/api/v2/tickets/${ticket.id}`
  const calls = fakeServer({
    [`GET ${api}`]: { body: ticket },
    [`GET ${api}/comments`]: { body: { list: [], hasMore: false, mayComment: false } },
    [`POST ${api}/moves`]: { body: { status: 'running', revision: 2, ticket } },
    'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
  })
  renderPage(<TicketPage />, { pattern: '/process/tickets/:id', at: `/process/tickets/${ticket.id}` })
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return {
    dialog: within(await screen.findByRole('dialog')),
    sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  }
}
const refuse: TicketMove = { type: 'refuse', taskId: 't1', places }
const asked = (...people: (typeof li)[]) => [{ taskId: 't1', nodeId: 'a', nodeName: 'Approval', assignees: people, later: [], dueAt: null }]
afterEach(() => queryClient.clear())

describe('refusing', () => {
  it('says in one place where the ticket goes, and on the button when it is sent back instead', async () => {
    const { dialog, sent } = await open('Refuse', refuse, { process: process(false) })
    const place = dialog.getByRole('combobox', { name: 'After refusing' })
    expect(place.textContent).toBe('It ends as refused')
    // The missing reason is focused.
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Reason' }))
    expect(dialog.queryByText('It ends here as refused.')).toBeNull()
    await userEvent.click(place)
    await userEvent.click(screen.getByRole('option', { name: 'Back to the step: First check' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Receipt missing')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse and send back' }))
    await waitFor(() => expect(sent()).toMatchObject([{ type: 'refuse', back: { target: { kind: 'node', nodeId: 's1' } } }]))
  })

  it('names the step that the process sends it back to', async () => {
    const { dialog } = await open('Return', refuse, { process: process(true) })
    expect(dialog.getByRole('combobox', { name: 'After refusing' }).textContent).toBe(
      'Back to the step: First check (as the process has it)',
    )
  })

  it('says that it ends where there is nothing to choose', async () => {
    const { dialog } = await open('Refuse', { type: 'refuse', taskId: 't1' }, { process: process(false) })
    expect(dialog.getByText('It ends here as refused.')).toBeTruthy()
  })

  it('does not promise an end that the others still decide', async () => {
    const { dialog } = await open('Refuse', refuse, { process: process(false, { completion: 'ratio' }), openTasks: asked(li, wang) })
    expect(dialog.getByText(/^Your refusal counts\. The others are still asked/)).toBeTruthy()
  })
})

describe('agreeing', () => {
  it.each<[string, { readonly completion: Completion }, string]>([
    ['one of several is enough', { completion: 'any' }, 'It goes on to the next step.'],
    ['all are needed', { completion: 'all' }, 'It goes on once enough of the others have agreed as well.'],
  ])('says what follows where %s', async (_, more, text) => {
    const { dialog } = await open('Agree', { type: 'approve', taskId: 't1' }, { process: process(false, more), openTasks: asked(li, wang) })
    expect(dialog.getByText(text)).toBeTruthy()
  })
})
