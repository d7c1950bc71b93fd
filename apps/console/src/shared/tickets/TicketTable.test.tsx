/** Which tickets a list shows: what its filter asks the server, and what it says when nothing matches. */
import { routes } from '@formwork/api-contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render-page'
import { TicketTable } from './TicketTable'

it('asks for suspended tickets as such, keeps that in the address, and takes it back', async () => {
  const calls = fakeServer({ 'GET /api/v2/tickets/mine': { body: { list: [], count: 0, pageIndex: 1, pageSize: 20 } } })
  const nothing = { title: 'No tickets yet', text: '' } as const
  const { router } = renderPage(
    <main>
      <TicketTable title="Mine" route={routes.listCreatedByMe} empty={nothing} />
    </main>,
    { pattern: '/process/mine', at: '/process/mine' },
  )
  expect(await screen.findByText('No tickets yet')).toBeTruthy()
  const choose = async (status: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
    await userEvent.click(screen.getByRole('option', { name: status }))
  }
  await choose('Suspended')
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ suspended: '1' }))
  expect(calls.at(-1)?.query).not.toHaveProperty('status')
  expect(await screen.findByText('No ticket matches')).toBeTruthy()
  expect(router.state.location.search).toContain('status=suspended')
  await choose('In progress')
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ status: 'running' }))
  expect(calls.at(-1)?.query).not.toHaveProperty('suspended')
})
