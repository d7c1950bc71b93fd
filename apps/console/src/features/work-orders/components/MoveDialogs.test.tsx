/** The dialogs of moves: a colleague, a step to go back to, a reason; moves made at once, taken back, or overtaken. */
import type { TicketDetail, TicketMove } from '@formwork/api-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { ToastHost } from '../../../shared/ui/feedback/ToastHost'
import { useToastStore } from '../../../shared/ui/feedback/toast-store'
import { type FakeAnswers, fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { waitingTicket } from '../../../shared/tickets/testing/tickets'
import { TicketPage } from '../routes/TicketPage'

const wang = { id: '00000000-0000-4000-8000-000000000003', name: 'Wang', username: 'wang' }
const ticketId = waitingTicket().id
const api = `/api/v2/tickets/${ticketId}`

function show(moves: readonly TicketMove[], answers: FakeAnswers = {}, changes: Partial<TicketDetail> = {}) {
  const ticket = waitingTicket({ ...changes, moves: [...moves] })
  const done = { status: 'running', revision: 2, ticket: { ...ticket, revision: 2, moves: [] } }
  const calls = fakeServer({
    [`GET ${api}`]: { body: ticket },
    [`GET ${api}/comments`]: { body: { list: [], hasMore: false, mayComment: false } },
    'GET /api/v2/form-sources/people': { body: { list: [wang], hasMore: false } },
    'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
    [`POST ${api}/moves`]: { body: done },
    ...answers,
  })
  renderPage(
    <main>
      <TicketPage />
      <ToastHost />
    </main>,
    { pattern: '/process/tickets/:id', at: `/process/tickets/${ticketId}` },
  )
  return { ticket, bodies: () => calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('/ahead')).map(({ body }) => body) }
}
const fromMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}
afterEach(() => {
  queryClient.clear()
  useToastStore.setState({ toasts: [] })
})

describe('a move', () => {
  it('is made at once where there is nothing to ask', async () => {
    const { bodies } = show([{ type: 'claim', taskId: 't1' }])
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }))
    expect(await screen.findByText('Claimed; it is yours now')).toBeTruthy()
    expect(bodies()).toEqual([{ type: 'claim', taskId: 't1', remark: '', attachments: [], revision: 1 }])
  })

  it('asks for a colleague, by keys alone, and says what is missing', async () => {
    const { bodies } = show([{ type: 'transfer', taskId: 't1' }])
    await fromMenu('Transfer')
    const dialog = within(screen.getByRole('dialog'))
    // The first field has the focus.
    expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Colleague' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }))
    expect(await dialog.findByText('Choose who it goes to')).toBeTruthy()
    expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
    await userEvent.type(dialog.getByRole('combobox', { name: 'Colleague' }), 'Wan')
    await screen.findByRole('option', { name: /Wang/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodies()).toMatchObject([{ type: 'transfer', taskId: 't1', to: wang.id }]))
  })

  it('asks for people for the step that follows, at their place, and takes them along', async () => {
    const refused = { path: ['chosen', 'b', 0], code: 'chosen.outside', message: 'Wang cannot be chosen' }
    let isFirst = true
    const { bodies, ticket } = show([{ type: 'approve', taskId: 't1', chooses: [{ nodeId: 'b', name: 'Finance', isLimited: true }] }], {
      [`GET ${api}/steps/b/people`]: { body: { list: [{ ...wang, department: 'Books' }], hasMore: false } },
      [`POST ${api}/moves`]: () => {
        if (!isFirst) return { body: { status: 'running', revision: 2, ticket } }
        isFirst = false
        return {
          status: 422,
          body: { type: '', title: '', status: 422, code: 'ticket.choice-refused', detail: 'Look at it', issues: [refused] },
        }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }))
    const dialog = within(screen.getByRole('dialog'))
    const agree = () => userEvent.click(dialog.getByRole('button', { name: 'Agree' }))
    const picker = (description: string) => dialog.findByRole('combobox', { name: 'Who goes on at “Finance”', description })
    await agree()
    expect(await picker('Choose who goes on at “Finance”')).toBe(document.activeElement)
    await userEvent.keyboard('Wan')
    await screen.findByRole('option', { name: /Wang.*Books/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await agree()
    expect(await picker('Wang cannot be chosen')).toBe(document.activeElement)
    await agree()
    await waitFor(() => expect(bodies()).toMatchObject([{ chosen: { b: [wang.id] } }, { chosen: { b: [wang.id] } }]))
  })

  it('goes back to a step with a reason, and says what follows', async () => {
    const places: TicketMove['places'] = [
      { place: { kind: 'requester' }, name: 'Li' },
      { place: { kind: 'node', nodeId: 's1' }, name: 'First check', jumpsBack: true },
    ]
    const { bodies } = show([{ type: 'return', taskId: 't1', places }])
    await userEvent.click(await screen.findByRole('button', { name: 'Return for changes' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('combobox', { name: 'To the step' }))
    await userEvent.click(screen.getByRole('option', { name: 'To the requester' }))
    expect(dialog.queryByRole('combobox', { name: 'After that' })).toBeNull()
    await userEvent.click(dialog.getByRole('combobox', { name: 'To the step' }))
    await userEvent.click(screen.getByRole('option', { name: 'First check' }))
    await userEvent.click(dialog.getByRole('combobox', { name: 'After that' }))
    await userEvent.click(screen.getByRole('option', { name: 'It comes straight back to this step' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Receipt missing')
    await userEvent.click(dialog.getByRole('button', { name: 'Return for changes' }))
    await waitFor(() =>
      expect(bodies()).toMatchObject([
        { type: 'return', remark: 'Receipt missing', back: { target: { kind: 'node', nodeId: 's1' }, again: 'jumpBack' } },
      ]),
    )
  })

  it('has the name of its answer where the process gives it one', async () => {
    const { bodies } = show([{ type: 'choose', taskId: 't1', edgeId: 'e9', label: 'Needs more' }])
    await userEvent.click(await screen.findByRole('button', { name: 'Needs more' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Needs more' }))
    await waitFor(() => expect(bodies()).toMatchObject([{ type: 'choose', edgeId: 'e9' }]))
  })

  it('asks for a reason where the process wants one', async () => {
    const { bodies } = show([{ type: 'approve', taskId: 't1', remarkRequired: true }])
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree' }))
    expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeTruthy()
    expect(bodies()).toEqual([])
  })

  it('cannot be made before its time, and says when', async () => {
    show([{ type: 'urge', taskId: null, from: '2099-01-01T00:00:00Z' }])
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    expect(screen.getByRole('menuitem', { name: /^Urge \(again from / }).getAttribute('aria-disabled')).toBe('true')
  })

  it('can be taken back while its notices have not left', async () => {
    const decided = waitingTicket({ revision: 2, moves: [{ type: 'takeBack', taskId: null, noticesAt: '2099-01-01T00:00:00Z' }] })
    const { bodies } = show([{ type: 'approve', taskId: 't1' }], {
      [`POST ${api}/moves`]: { body: { status: 'running', revision: 2, ticket: decided } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
    await waitFor(() =>
      expect(bodies()).toMatchObject([
        { type: 'approve', revision: 1 },
        { type: 'takeBack', revision: 2 },
      ]),
    )
    expect(await screen.findByText('Taken back')).toBeTruthy()
  })

  it('tells in its dialog who was first, keeps what was typed, and goes with the new state', async () => {
    let isFirst = true
    const { bodies, ticket } = show([{ type: 'approve', taskId: 't1' }], {
      [`GET ${api}`]: () => ({
        body: waitingTicket({ revision: isFirst ? 1 : 5, moves: [{ type: 'approve', taskId: 't1' }] }),
      }),
      [`POST ${api}/moves`]: () => {
        if (!isFirst) return { body: { status: 'running', revision: 6, ticket } }
        isFirst = false
        return {
          status: 409,
          body: { type: '', title: '', status: 409, code: 'ticket.changed', detail: 'Wang has changed the form meanwhile' },
        }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Fine with me')
    await userEvent.click(dialog.getByRole('button', { name: 'Agree' }))
    expect(await dialog.findByText('Wang has changed the form meanwhile')).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Fine with me')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await userEvent.click(dialog.getByRole('button', { name: 'Agree' }))
    await waitFor(() => expect(bodies()).toMatchObject([{ revision: 1 }, { revision: 5, remark: 'Fine with me' }]))
  })

  it('takes along what was written in the form, and nothing one may only read', async () => {
    const widget = (model: string, name: string) => ({ type: 'input', name, key: model, model, rules: [], options: {} })
    const form = { list: [widget('cost', 'Cost'), widget('note', 'Note')], config: {} }
    const { bodies } = show(
      [{ type: 'complete', taskId: 't1' }],
      {},
      { form, values: { cost: 'old', note: 'read' }, rights: { cost: 'write' } },
    )
    const cost = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cost' })
    await userEvent.clear(cost)
    await userEvent.type(cost, 'new')
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Complete' }))
    await waitFor(() => expect(bodies()).toMatchObject([{ type: 'complete', values: { cost: 'new' } }]))
    expect(bodies()[0]).not.toHaveProperty('values.note')
  })
})

describe('what an answer leads to', () => {
  const nobody = { names: [], count: 0 }
  const ahead = (more: object) => ({
    [`POST ${api}/ahead`]: { body: { ahead: { ends: null, steps: [], others: nobody, branches: [], ...more } } },
  })
  const agree = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }))
    return within(await screen.findByRole('dialog'))
  }

  it.each([
    [{ steps: [{ name: 'Finance', names: ['Wang', 'Sun'], count: 4 }] }, 'Next is “Finance”: Wang, Sun and 2 more.'],
    [{ steps: [{ name: 'Archive', ...nobody }] }, 'Next is “Archive”, which runs by itself.'],
    [{ ends: 'approved' }, 'It ends here as approved.'],
    [{ others: { names: ['Sun'], count: 1 } }, 'This step still needs Sun.'],
    [{ branches: ['Law'] }, 'It goes on once “Law” is done as well.'],
  ])('%j is said in the dialog', async (more, sentence) => {
    show([{ type: 'approve', taskId: 't1' }], ahead(more))
    expect(await (await agree()).findByText(sentence)).toBeTruthy()
  })

  it('is what follows in general where the server cannot say', async () => {
    show([{ type: 'approve', taskId: 't1' }], { [`POST ${api}/ahead`]: { body: { ahead: null } } })
    expect(await (await agree()).findByText('It goes on to the next step.')).toBeTruthy()
  })
})
