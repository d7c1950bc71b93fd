/** Views of a list of tickets: choosing one, the list that opens with one, what is saved, and the columns. */
import { routes, type TicketList, type TicketView } from '@formwork/api-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeServer, type FakeAnswers } from '../../../testing/fake-server'
import { brokenRules, renderPage, TEST_USER } from '../../../testing/render-page'
import { queryClient } from '../../http/query-client'
import { useSession } from '../../session/session-store'
import { ConfirmHost } from '../../ui/feedback/ConfirmHost'
import { DEFAULT_PREFERENCES, usePreferences } from '../../ui/theme/preferences'
import { TicketTable } from '../TicketTable'

const VIEWS = 'GET /api/v2/ticket-views'
const ROWS = { list: [], count: 0, pageIndex: 1, pageSize: 20 }
const TICKET = {
  id: '00000000-0000-4000-8000-00000000000a',
  number: '202611260001',
  title: 'A desk',
  priority: 1,
  status: 'running',
  processName: 'Purchase',
  requester: { id: TEST_USER.userId, name: 'Admin' },
  currentNodes: ['Approval'],
  waitingFor: [],
  waitingCount: 0,
  stuck: false,
  dueAt: null,
  createdAt: '2026-11-26T08:00:00.000Z',
  updatedAt: '2026-11-26T08:00:00.000Z',
}
const own: TicketView = {
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'This week',
  filters: { status: 'running', started: '7' },
  columns: ['title', 'status', 'created'],
  sharedWith: 'nobody',
  roleIds: [],
  owner: { id: TEST_USER.userId, name: 'Admin' },
  revision: 3,
}
const shared: TicketView = {
  ...own,
  id: '00000000-0000-4000-8000-0000000000b2',
  name: 'Of the team',
  filters: { status: 'approved' },
  sharedWith: 'everybody',
  owner: { id: '00000000-0000-4000-8000-000000000002', name: 'Li' },
}

beforeEach(() => {
  queryClient.clear()
  usePreferences.setState({ ...DEFAULT_PREFERENCES, mineColumns: [], allColumns: [] })
})
afterEach(() => usePreferences.setState(DEFAULT_PREFERENCES))

interface Opened {
  readonly at?: string
  readonly views?: readonly TicketView[]
  readonly defaultId?: string | null
  readonly list?: TicketList
  readonly others?: FakeAnswers
}

function open({ at = '/process/mine', views = [own, shared], defaultId = null, others = {} }: Opened = {}) {
  const calls = fakeServer({
    'GET /api/v2/tickets/mine': { body: { ...ROWS, list: [TICKET], count: 1 } },
    [VIEWS]: { body: { list: views, defaultId } },
    ...others,
  })
  const page = (
    <main>
      <TicketTable title="Mine" list="mine" route={routes.listCreatedByMe} empty={{ title: 'Nothing' }} />
      <ConfirmHost />
    </main>
  )
  const { router } = renderPage(page, { pattern: '/process/mine', at })
  const params = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  const asked = () => calls.filter(({ path }) => path === '/api/v2/tickets/mine')
  const sent = (method: string) => calls.filter((seen) => seen.method === method)
  return { params, asked, sent, router }
}

const openMenu = async (name = 'Views') => userEvent.click(await screen.findByRole('button', { name }))
const inMenu = (role: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox', name: string | RegExp) => screen.findByRole(role, { name })
/** The column of boxes has no words. */
const headings = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || [])

describe('choosing a view', () => {
  it('puts its filters into the address and shows its columns; choosing none takes all of them out', async () => {
    const { params, asked } = open({ at: '/process/mine?keyword=desk&page=3' })
    await openMenu()
    await userEvent.click(await inMenu('menuitemradio', 'This week'))
    expect(params()).toEqual({ status: 'running', started: '7', view: own.id })
    await waitFor(() => expect(asked().at(-1)?.query).toMatchObject({ status: 'running', pageIndex: '1' }))
    expect(asked().at(-1)?.query).toHaveProperty('from')
    await waitFor(() => expect(headings()).toEqual(['Title', 'Status', 'Created']))
    await openMenu('View: This week')
    await userEvent.click(await inMenu('menuitemradio', 'Without a view'))
    expect(params()).toEqual({ view: 'none' })
    expect(headings()).toContain('Process')
  })

  it('names whose a shared one is, and breaks no rule of accessibility', async () => {
    open()
    await openMenu()
    expect(await inMenu('menuitemradio', 'Of the team from Li')).toBeTruthy()
    expect(await brokenRules(screen.getByRole('menu'))).toEqual([])
  })

  it('is not needed for the filters of a link to count', async () => {
    const { asked } = open({ at: `/process/mine?status=refused&view=${own.id}`, views: [] })
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
    expect(asked().at(-1)?.query).toMatchObject({ status: 'refused' })
  })
})

describe('a list with a default view', () => {
  it('opens with it, and shows no row before', async () => {
    const views = Promise.withResolvers<void>()
    const { params, asked } = open({
      others: {
        [VIEWS]: async () => {
          await views.promise
          return { body: { list: [own], defaultId: own.id } }
        },
      },
    })
    await waitFor(() => expect([asked().length, queryClient.isFetching()]).toEqual([1, 1]))
    expect(screen.queryByRole('link', { name: 'A desk' })).toBeNull()
    views.resolve()
    expect(await screen.findByRole('button', { name: 'View: This week' })).toBeTruthy()
    expect(params()).toEqual({ status: 'running', started: '7', view: own.id })
    await waitFor(() => expect(asked().at(-1)?.query).toMatchObject({ status: 'running' }))
    expect(await screen.findByRole('link', { name: 'A desk' })).toBeTruthy()
  })

  it('opens as a link says instead, and without a view once that was chosen', async () => {
    const { params } = open({ defaultId: own.id, at: '/process/mine?status=refused' })
    expect(await screen.findByRole('link', { name: 'A desk' })).toBeTruthy()
    await openMenu()
    await userEvent.click(await inMenu('menuitemradio', 'Without a view'))
    expect(params()).toEqual({ view: 'none' })
  })

  it('shows everything once the filters of a link are cleared, not what its default view filters', async () => {
    const { params, asked } = open({
      defaultId: own.id,
      at: '/process/mine?status=refused',
      others: { 'GET /api/v2/tickets/mine': { body: { ...ROWS, list: [], count: 0 } } },
    })
    await waitFor(() => expect(params()).toEqual({ status: 'refused', view: 'none' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(params()).toEqual({ view: 'none' }))
    await waitFor(() => expect(asked().at(-1)?.query['status']).toBeUndefined())
  })

  it('shows its rows when the views cannot be had', async () => {
    open({ others: { [VIEWS]: { status: 500, body: { code: 'server.failed', detail: 'no' } } } })
    expect(await screen.findByRole('link', { name: 'A desk' })).toBeTruthy()
  })

  it('is told so, and told to stop', async () => {
    const { sent } = open({
      defaultId: null,
      at: `/process/mine?status=running&started=7&view=${own.id}`,
      others: { 'PUT /api/v2/default-ticket-view': { body: null } },
    })
    await openMenu('View: This week')
    await userEvent.click(await inMenu('menuitem', 'Open the list with this view'))
    await waitFor(() => expect(sent('PUT').map(({ body }) => body)).toEqual([{ list: 'mine', viewId: own.id }]))
  })
})

describe('saving', () => {
  it('keeps filters and columns in view under a name, with days that stay relative', async () => {
    const made = { ...own, id: '00000000-0000-4000-8000-0000000000c3', name: 'New' }
    const { sent, params } = open({
      at: '/process/mine?status=running&started=30',
      views: [],
      others: { 'POST /api/v2/ticket-views': { body: made } },
    })
    await openMenu()
    await userEvent.click(await inMenu('menuitem', 'Save as a new view…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), ' New ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await waitFor(() =>
      expect(sent('POST').at(-1)?.body).toMatchObject({
        list: 'mine',
        name: 'New',
        filters: { status: 'running', started: '30' },
        columns: ['title', 'number', 'process', 'status', 'current', 'waiting', 'requester', 'created'],
        sharedWith: 'nobody',
      }),
    )
    await waitFor(() => expect(params()['view']).toBe(made.id))
  })

  it('says at the name what the server refuses', async () => {
    const taken = {
      code: 'view.name-taken',
      detail: 'Taken',
      issues: [{ path: ['name'], code: 'view.name-taken', message: 'You already have it' }],
    }
    open({ others: { 'POST /api/v2/ticket-views': { status: 409, body: taken } } })
    await openMenu()
    await userEvent.click(await inMenu('menuitem', 'Save as a new view…'))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'This week')
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
    expect(await screen.findByText('You already have it')).toBeTruthy()
  })

  it('is offered for changes of one’s own view, with the revision they began with', async () => {
    const { sent } = open({
      at: `/process/mine?status=refused&view=${own.id}`,
      others: { [`PUT /api/v2/ticket-views/${own.id}`]: { body: { ...own, filters: { status: 'refused' }, revision: 4 } } },
    })
    expect(await screen.findByRole('button', { name: 'View: This week, changed' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(sent('PUT').at(-1)?.body).toEqual({
        revision: 3,
        name: 'This week',
        sharedWith: 'nobody',
        roleIds: [],
        filters: { status: 'refused' },
        columns: ['title', 'status', 'created'],
      }),
    )
  })

  it('is not offered while nothing differs, nor for somebody else’s view, which can be copied', async () => {
    open({ at: `/process/mine?status=refused&view=${shared.id}` })
    await openMenu('View: Of the team, changed')
    expect(screen.queryByRole('button', { name: 'Save changes', hidden: true })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Delete view' })).toBeNull()
    await userEvent.click(await inMenu('menuitem', 'Copy to my views…'))
    expect(await screen.findByDisplayValue('Of the team')).toBeTruthy()
  })

  it('of somebody else is shared no longer once whoever may share has said so, and then no view is chosen', async () => {
    const unshared = { [`DELETE /api/v2/ticket-views/${shared.id}/sharing`]: { body: null } }
    const { params, sent } = open({ at: `/process/mine?status=approved&view=${shared.id}`, others: unshared })
    await openMenu('View: Of the team')
    await userEvent.click(await inMenu('menuitem', 'Stop sharing…'))
    expect(sent('DELETE')).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }))
    await waitFor(() => expect(params()).toEqual({ view: 'none' }))
    expect(sent('DELETE')).toHaveLength(1)
  })

  it('of somebody else stays shared for who may not share', async () => {
    open({ at: `/process/mine?view=${shared.id}` })
    useSession.setState({ user: { ...TEST_USER, permissions: ['process:list:myCreate'] } })
    await openMenu('View: Of the team, changed')
    expect(screen.queryByRole('menuitem', { name: 'Stop sharing…' })).toBeNull()
  })

  it('offers sharing to whoever edits processes alone', async () => {
    open()
    useSession.setState({ user: { ...TEST_USER, permissions: ['process:list:myCreate'] } })
    await openMenu()
    await userEvent.click(await inMenu('menuitem', 'Save as a new view…'))
    await screen.findByRole('textbox', { name: 'Name' })
    expect(screen.queryByRole('combobox', { name: 'Shared with' })).toBeNull()
  })
})

it('is only renamed by who may not share', async () => {
  open({ at: `/process/mine?status=refused&view=${own.id}` })
  useSession.setState({ user: { ...TEST_USER, permissions: ['process:list:myCreate'] } })
  await openMenu('View: This week, changed')
  expect(screen.queryByRole('menuitem', { name: 'Rename or share…' })).toBeNull()
  await userEvent.click(await inMenu('menuitem', 'Rename…'))
  expect(await screen.findByRole('dialog', { name: 'Rename the view' })).toBeTruthy()
})

describe('what a view refers to', () => {
  it('and is not there any more is said, with a way to leave it out', async () => {
    const old = { ...own, filters: { status: 'forgotten' } }
    const { params, asked } = open({ at: `/process/mine?status=forgotten&keyword=desk&view=${own.id}`, views: [old] })
    expect(await screen.findByText(/a status that does not exist any more/)).toBeTruthy()
    expect(asked().at(-1)?.query).not.toHaveProperty('status')
    await userEvent.click(screen.getByRole('button', { name: 'Remove this filter' }))
    expect(params()).toEqual({ keyword: 'desk', view: own.id })
  })

  it('and is not there any more is left out of what is saved', async () => {
    const { sent } = open({ at: '/process/mine?status=forgotten&keyword=desk', others: { 'POST /api/v2/ticket-views': { body: own } } })
    await openMenu()
    await userEvent.click(await inMenu('menuitem', 'Save as a new view…'))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'New')
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
    await waitFor(() => expect(sent('POST').at(-1)?.body).toMatchObject({ filters: { keyword: 'desk' } }))
    expect(sent('POST').at(-1)?.body).not.toHaveProperty('filters.status')
  })
})

describe('columns', () => {
  it('are kept for the list of the person where no view is chosen', async () => {
    const { params } = open()
    await screen.findByRole('link', { name: 'A desk' })
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await inMenu('menuitemcheckbox', 'Number'))
    await userEvent.click(await inMenu('menuitemcheckbox', 'Last changed'))
    expect(usePreferences.getState().mineColumns).toEqual([
      'title',
      'process',
      'status',
      'current',
      'waiting',
      'requester',
      'created',
      'updated',
    ])
    expect(params()).toEqual({})
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(headings()).toContain('Last changed'))
    expect(headings()).not.toContain('Number')
  })

  it('of a view are changed in the address, and can be saved', async () => {
    const { params } = open({ at: `/process/mine?status=running&started=7&view=${own.id}` })
    await screen.findByRole('button', { name: 'View: This week' })
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await inMenu('menuitemcheckbox', 'Process'))
    expect(params()['columns']).toBe('title,process,status,created')
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy()
    expect(usePreferences.getState().mineColumns).toEqual([])
  })
})
