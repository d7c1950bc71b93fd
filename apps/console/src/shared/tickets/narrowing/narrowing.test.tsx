/** Lists of tickets that are narrowed to a process and to who asked: what is offered, what the server is asked, and what the address says. */
import { routes } from '@formwork/api-contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { queryClient } from '../../http/query-client'
import { TicketTable } from '../TicketTable'

const [purchase, leave, li] = ['a', 'b', 'c'].map((end) => `00000000-0000-4000-8000-00000000000${end}`) as [string, string, string]
const NOTHING = { title: 'No tickets yet', text: '' } as const
const LIST = 'GET /api/v2/tickets/related'

beforeEach(() => queryClient.clear())

function open(search = '') {
  const calls = fakeServer({
    [LIST]: { body: { list: [], count: 0, pageIndex: 1, pageSize: 20 } },
    'GET /api/v2/tickets/mine': { body: { list: [], count: 0, pageIndex: 1, pageSize: 20 } },
    'GET /api/v2/tickets/processes': {
      body: {
        list: [
          { id: leave, name: 'Leave', removed: true },
          { id: purchase, name: 'Purchase' },
        ],
      },
    },
    'GET /api/v2/form-sources/people': { body: { list: [{ id: li, name: 'Li', username: 'li.lei' }], hasMore: false } },
  })
  const { router } = renderPage(<TicketTable title="Handled by me" list="related" route={routes.listRelated} empty={NOTHING} />, {
    pattern: '/process/related',
    at: `/process/related${search}`,
  })
  const asked = () => calls.filter(({ path }) => path === '/api/v2/tickets/related').at(-1)?.query
  return { router, calls, asked }
}

it('asks for neither processes nor people before they are looked for', async () => {
  const { calls } = open()
  await screen.findByText('No tickets yet')
  expect(calls.map(({ path }) => path)).not.toContain('/api/v2/tickets/processes')
  expect(calls.map(({ path }) => path)).not.toContain('/api/v2/form-sources/people')
})

const chosen = () => screen.getByRole('combobox', { name: 'Process' }).getAttribute('aria-description')

it('offers the processes that the list has tickets of, narrows to several by the keys, and takes them back', async () => {
  const { router, calls, asked } = open()
  await screen.findByText('No tickets yet')
  const process = screen.getByRole('combobox', { name: 'Process' })
  await userEvent.click(process)
  expect(await screen.findByRole('option', { name: /Leave\s*removed/ })).toBeTruthy()
  expect(calls.find(({ path }) => path === '/api/v2/tickets/processes')?.query).toEqual({ list: 'related' })
  await userEvent.type(process, 'purch{Enter}')
  await waitFor(() => expect(asked()).toMatchObject({ process: purchase }))
  expect(router.state.location.search).toContain(`process=${purchase}`)
  expect(await screen.findByText('No ticket matches')).toBeTruthy()
  // The choices stay open for the next one, in whichever order they are chosen.
  await userEvent.type(process, 'leav{Enter}')
  await waitFor(() => expect(asked()).toMatchObject({ process: `${purchase},${leave}` }))
  expect(chosen()).toBe('Leave, Purchase')
  expect(screen.getByRole('option', { name: /Leave/, selected: true })).toBeTruthy()
  await userEvent.type(process, 'purch{Enter}')
  await waitFor(() => expect(asked()).toMatchObject({ process: leave }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(asked()).not.toHaveProperty('process'))
  expect(chosen()).toBe('')
})

it('keeps what is typed before the processes are there', async () => {
  const { asked } = open()
  await screen.findByText('No tickets yet')
  const process = screen.getByRole<HTMLInputElement>('combobox', { name: 'Process' })
  process.focus()
  fireEvent.change(process, { target: { value: 'purch' } })
  expect(await screen.findByRole('option', { name: /Purchase/ })).toBeTruthy()
  expect(process.value).toBe('purch')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(asked()).toMatchObject({ process: purchase }))
})

it('narrows to who asked, and all filters are cleared together', async () => {
  const { router, asked } = open(`?process=${leave}&view=none`)
  await waitFor(() => expect(asked()).toMatchObject({ process: leave }))
  await waitFor(() => expect(chosen()).toBe('Leave'))
  await userEvent.type(screen.getByRole('combobox', { name: 'Requester' }), 'li')
  await userEvent.click(await screen.findByRole('option', { name: /Li/ }))
  await waitFor(() => expect(asked()).toMatchObject({ process: leave, requester: li }))
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(asked()).not.toHaveProperty('requester'))
  expect(router.state.location.search).toBe('?view=none')
})

it('shows that a list is narrowed to what has no name for the reader', async () => {
  open(`?process=${li}`)
  await waitFor(() => expect(chosen()).toBe('One process'))
})

it('is not narrowed by requester where all are one’s own', async () => {
  const calls = fakeServer({ 'GET /api/v2/tickets/mine': { body: { list: [], count: 0, pageIndex: 1, pageSize: 20 } } })
  const page = <TicketTable title="Mine" list="mine" route={routes.listCreatedByMe} without={['requester']} empty={NOTHING} />
  renderPage(page, { pattern: '/process/mine', at: `/process/mine?requester=${li}&view=none` })
  await screen.findByText('No tickets yet')
  expect(screen.queryByRole('combobox', { name: 'Requester' })).toBeNull()
  expect(calls.find(({ path }) => path === '/api/v2/tickets/mine')?.query).not.toHaveProperty('requester')
})

it('is accessible while both are set', async () => {
  open(`?process=${leave},${purchase}&requester=${li}`)
  await screen.findByText('No ticket matches')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Requester' })).toHaveProperty('value', 'Li'))
  expect(await brokenRules()).toEqual([])
})
