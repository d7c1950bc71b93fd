/** The page of a ticket: where it is, why one sees it, and its comments. */
import type { Comment } from '@formwork/api-contract'
import { fireEvent, act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { keepTrail, useTrails } from '../../../shared/tickets/ticket-trail'
import { ConfirmHost } from '../../../shared/ui/feedback/ConfirmHost'
import { ToastHost } from '../../../shared/ui/feedback/ToastHost'
import { type FakeAnswers, fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage, TEST_USER } from '../../../testing/render-page'
import { historyEntry, li, waitingTicket } from '../../../shared/tickets/testing/tickets'
import { TicketPage } from './TicketPage'

const ticket = waitingTicket({
  history: [
    historyEntry('assigned', {
      assignees: [{ id: li.id, name: li.name }],
      changes: [{ path: ['days'], label: 'Days', from: 1, to: 2 }],
    }),
  ],
})
const at = `/process/tickets/${ticket.id}`
const api = `/api/v2/tickets/${ticket.id}`
const wang = { id: '00000000-0000-4000-8000-000000000003', name: '王芳', department: 'Sales', takesPart: true }
const comment: Comment = {
  id: '00000000-0000-4000-8000-0000000000c1',
  author: { id: TEST_USER.userId, name: 'Admin' },
  text: 'Ask @王芳 first',
  mentions: [{ id: wang.id, name: wang.name }],
  files: [],
  at: '2026-11-21T09:00:00Z',
  editedAt: null,
  removedAt: null,
  mayEditUntil: '2099-01-01T00:00:00Z',
  mayRemove: true,
}

function show(answers: FakeAnswers = {}) {
  const calls = fakeServer({
    [`GET ${api}`]: { body: ticket },
    [`GET ${api}/comments`]: { body: { list: [comment], hasMore: false, mayComment: true } },
    [`GET ${api}/mentionable`]: { body: { list: [wang] } },
    ...answers,
  })
  const view = renderPage(
    <main>
      <TicketPage />
      <ToastHost />
      <ConfirmHost />
    </main>,
    { pattern: '/process/tickets/:id', at },
  )
  return { calls, ...view }
}
afterEach(() => {
  queryClient.clear()
  useTrails.setState({ trails: [] })
  vi.unstubAllGlobals()
})

describe('the page of a ticket', () => {
  it('says until when a timer waits, and leads to the ticket that a step has started', async () => {
    const nodes = [
      { id: 'wait', kind: 'timer' as const, name: 'Cooling off', wait: { kind: 'delay' as const, seconds: 60 } },
      { id: 'sub', kind: 'subProcess' as const, name: 'Purchase', processId: 'p', input: [], output: [] },
    ]
    const automaticSteps = [
      { nodeId: 'wait', until: '2026-11-22T08:00:00Z' },
      { nodeId: 'sub', ticket: { id: 'inner', number: '202611210007', title: 'A chair' } },
    ]
    const process = { ...ticket.process, nodes: [...ticket.process.nodes, ...nodes] }
    show({ [`GET ${api}`]: { body: { ...ticket, process, currentNodeIds: ['wait', 'sub'], automaticSteps } } })
    const steps = await screen.findByRole('list', { name: 'Progress' })
    expect(within(steps).getByText(/^waits until .*22/)).toBeTruthy()
    expect(within(steps).getByRole('link', { name: 'Ticket 202611210007' }).getAttribute('href')).toBe('/process/tickets/inner')
    await userEvent.click(screen.getByRole('button', { name: 'Show picture' }))
    const picture = within(await screen.findByRole('region', { name: 'Flow, as a picture' }))
    expect(picture.getByText(/until .*22/)).toBeTruthy()
    expect(picture.getByRole('link', { name: 'Ticket 202611210007' }).getAttribute('href')).toBe('/process/tickets/inner')
  })

  it('goes on at its title once it has been decided: the button that was pressed is gone', async () => {
    const decided = waitingTicket({ status: 'approved', revision: 2, moves: [], openTasks: [], currentNodeIds: [] })
    show({
      [`GET ${api}`]: { body: { ...ticket, moves: [{ type: 'approve', taskId: 't1' }] } },
      [`POST ${api}/moves`]: { body: { status: 'approved', revision: 2, ticket: decided } },
      'GET /api/v1/upcoming': { body: { code: 200, msg: '', data: { count: { upcoming: 0 } } } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }))
    await userEvent.keyboard('Fine')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('leads from a ticket that a step has started to the one it was started by', async () => {
    show({ [`GET ${api}`]: { body: { ...ticket, parent: { id: 'outer', number: '202611210001', title: 'An office' } } } })
    expect((await screen.findByRole('link', { name: 'Ticket 202611210001' })).getAttribute('href')).toBe('/process/tickets/outer')
  })

  it('says where it stands, how long it waits, and why one sees it', async () => {
    show()
    const progress = await screen.findByRole('list', { name: 'Progress' })
    expect(within(progress).getByText(/^Li is to decide/)).toBeTruthy()
    expect(within(progress).getByText(/^waiting for /)).toBeTruthy()
    expect(screen.getByText('It lies in your data scope')).toBeTruthy()
  })

  it('says of people in a sequence whose turn has not come that they come later', async () => {
    const [first] = ticket.history
    const history = first === undefined ? [] : [{ ...first, assignees: [li, wang].map(({ id, name }) => ({ id, name })) }]
    const openTasks = ticket.openTasks.map((task) => ({ ...task, later: [wang.id] }))
    show({ [`GET ${api}`]: { body: { ...ticket, history, openTasks } } })
    const progress = await screen.findByRole('list', { name: 'Progress' })
    expect(within(progress).getByText(/^Li is to decide/)).toBeTruthy()
    expect(within(progress).getByText(/^王芳 comes later/)).toBeTruthy()
  })

  it('tells whoever is told what went wrong at a step that failed, in their language where it was foreseen', async () => {
    const [first] = ticket.history
    const failed = ['erp.example.com answered 503', 'socket hang up'].map((reason) => ({
      ...first,
      kind: 'jobFailed',
      nodeName: 'Order',
      reason,
    }))
    const history = [...failed, { ...failed[0], reason: undefined }].map((entry, sequence) => ({ ...entry, sequence }))
    show({ [`GET ${api}`]: { body: { ...ticket, history } } })
    const list = within(await screen.findByRole('list', { name: 'History' }))
    expect(list.getAllByText('“Order” failed and waits for an administrator')).toHaveLength(3)
    expect(list.getAllByText('erp.example.com answered with status 503.')).toHaveLength(1)
    expect(list.getAllByText('socket hang up')).toHaveLength(1)
    expect(list.queryByText('It left no error.')).toBeNull()
  })

  it('shows the flow as a picture beside the same in words', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Show picture' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Flow' }))
    expect(dialog.getByRole('img', { name: /Picture of the flow/ })).toBeTruthy()
    expect(dialog.getByRole('list', { name: 'Progress' })).toBeTruthy()
    expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  })

  it('leads to the next ticket of the list it was opened from, by button and by key', async () => {
    keepTrail({ title: 'My to-do', to: '/process/upcoming', ids: ['before', ticket.id, 'after'] })
    const { router } = show()
    expect(await screen.findByText('2 of 3')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Next in “My to-do”' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/process/tickets/after'))
    await act(() => router.navigate(at))
    expect(await screen.findByText('2 of 3')).toBeTruthy()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/process/tickets/before'))
  })

  it('goes back to the list it belongs to where it was opened by a link, with nothing before it', async () => {
    const { router } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/process/all'))
  })

  it('tells what was changed in the form, field by field', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Changes of the form' }))
    expect(within(screen.getByRole('list', { name: 'History' })).getByRole('list', { name: 'Changes of the form' }).textContent).toBe(
      'Days: 1 → 2',
    )
    expect(screen.queryByText('Admin commented')).toBeNull()
  })

  it('copies its address', async () => {
    const user = userEvent.setup()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    show()
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }))
    expect(copied).toHaveBeenCalledWith(new URL(at, location.origin).href)
    expect(await screen.findByText('Link copied')).toBeTruthy()
  })

  it('has no accessibility problem', async () => {
    show()
    await screen.findByText('Admin commented')
    expect(await brokenRules()).toEqual([])
  })
})

describe('a comment', () => {
  it('mentions a colleague chosen by keys alone, and is sent once with a key', async () => {
    const { calls } = show({ [`POST ${api}/comments`]: { body: { ...comment, id: '00000000-0000-4000-8000-0000000000c2' } } })
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
    await userEvent.type(field, 'Please @王')
    await screen.findByRole('option', { name: /王芳/ })
    await userEvent.keyboard('{Enter}')
    expect(field.value).toBe('Please @王芳 ')
    await userEvent.type(field, 'look')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(field.value).toBe(''))
    const sent = calls.filter(({ method }) => method === 'POST')
    expect(sent).toMatchObject([{ body: { text: 'Please @王芳 look', mentions: [wang.id], fileIds: [] } }])
    expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('goes on where the mention ends with the very next key, also in the middle of a text', async () => {
    show()
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
    await userEvent.type(field, 'Please  today')
    await userEvent.type(field, '@王', { initialSelectionStart: 7, initialSelectionEnd: 7 })
    await screen.findByRole('option', { name: /王芳/ })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect([field.value, field.selectionStart]).toEqual(['Please @王芳 today', 'Please @王芳 '.length])
  })

  it('stays in its field when the server refuses it', async () => {
    const refusal = { type: '', title: '', status: 409, code: 'comment.off', detail: 'Comments are off' }
    show({ [`POST ${api}/comments`]: { status: 409, body: refusal } })
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
    await userEvent.type(field, 'Hello')
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    expect(await screen.findByText('Comments are off')).toBeTruthy()
    expect(field.value).toBe('Hello')
  })

  it('is changed by its author with what it said before', async () => {
    const { calls } = show({ [`PUT ${api}/comments/${comment.id}`]: { body: comment } })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Change the comment' })
    expect(field.value).toBe(comment.text)
    await userEvent.type(field, ' today')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Change the comment' })).toBeNull())
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ text: 'Ask @王芳 first today', mentions: [wang.id], fileIds: [] })
  })

  it('is removed after a question', async () => {
    const { calls } = show({ [`DELETE ${api}/comments/${comment.id}`]: { body: { ...comment, removedAt: comment.at } } })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true))
  })

  it('can be changed no more after its time, and shows that it was removed', async () => {
    const late = { ...comment, mayEditUntil: '2020-01-01T00:00:00Z', mayRemove: false }
    const gone = {
      ...comment,
      id: '00000000-0000-4000-8000-0000000000c3',
      text: '',
      removedAt: comment.at,
      mayEditUntil: null,
      mayRemove: false,
    }
    show({ [`GET ${api}/comments`]: { body: { list: [late, gone], hasMore: false, mayComment: false } } })
    expect(await screen.findByText('Admin removed a comment')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull()
  })
})

describe('live update', () => {
  it('says who has acted, shows the ticket as it stands now, and keeps what is being typed', async () => {
    const { promise: later, resolve: happen } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    const standing = (revision: number, name: string) => {
      const last = { kind: 'approved', nodeName: 'Approval', actor: { id: wang.id, name }, at: '2026-11-21T09:00:00Z' }
      return new TextEncoder().encode(`data: ${JSON.stringify({ type: 'standing', revision, commentsAt: null, last })}\n\n`)
    }
    const events = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: async (controller) => {
        controller.enqueue(standing(1, 'Nobody'))
        controller.enqueue(await later)
      },
    })
    let isChanged = false
    show({ [`GET ${api}`]: () => ({ body: isChanged ? { ...ticket, revision: 2, title: 'Leave, approved' } : ticket }) })
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (input: Request | URL | string, init?: RequestInit) =>
      String(input instanceof Request ? input.url : input).endsWith('/events')
        ? Promise.resolve(new Response(events))
        : answered(input, init),
    )
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
    await userEvent.type(field, 'half a')
    isChanged = true
    happen(standing(2, wang.name))
    expect(await screen.findByText(/王芳 has acted/)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Leave, approved' })).toBeTruthy()
    expect(field.value).toBe('half a')
    expect(screen.queryByText(/Nobody has acted/)).toBeNull()
  })
})
