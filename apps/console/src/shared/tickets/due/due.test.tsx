/** The deadline of a step in lists, and lists of overdue tickets. */
import { routes } from '@formwork/api-contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { onPhone } from '../../../testing/on-phone'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { waitingTicket } from '../testing/tickets'
import { TicketTable } from '../TicketTable'

afterEach(() => vi.unstubAllGlobals())

const HOUR = 3_600_000
const after = (ms: number) => new Date(Date.now() + ms).toISOString()
const nothing = { title: 'No tickets yet', text: '' } as const

/** The list's text about a ticket with that deadline. */
async function titleSays(dueAt: string | null): Promise<string | null> {
  fakeServer({
    'GET /api/v2/tickets/mine': { body: { list: [waitingTicket({ title: 'A desk', dueAt })], count: 1, pageIndex: 1, pageSize: 20 } },
  })
  const { unmount } = renderPage(
    <main>
      <TicketTable title="Mine" list="mine" route={routes.listCreatedByMe} empty={nothing} />
    </main>,
  )
  const said = (await screen.findByRole('link', { name: 'A desk' })).parentElement?.textContent ?? null
  expect(await brokenRules()).toEqual([])
  unmount()
  return said
}

it('says beside the title how long there is, or for how long the time has been up, in one unit', async () => {
  expect(await titleSays(null)).toBe('A desk')
  expect(await titleSays(after(3.5 * HOUR))).toBe('A deskDue in 3 h')
  expect(await titleSays(after(-2.5 * HOUR))).toBe('A deskOverdue by 2 h')
  expect(await titleSays(after(73 * HOUR))).toBe('A deskDue in 3 d')
})

it('says on a phone only what is due within a day or overdue', async () => {
  onPhone()
  expect(await titleSays(after(73 * HOUR))).toBe('A desk')
  expect(await titleSays(after(23.5 * HOUR))).toBe('A deskDue in 23 h')
  expect(await titleSays(after(-73 * HOUR))).toBe('A deskOverdue by 3 d')
})

it('asks for what is overdue by one button, keeps that in the address, and is cleared with the other filters', async () => {
  const calls = fakeServer({ 'GET /api/v2/tickets/mine': { body: { list: [], count: 0, pageIndex: 1, pageSize: 20 } } })
  const { router } = renderPage(<TicketTable title="Mine" list="mine" route={routes.listCreatedByMe} empty={nothing} />, {
    pattern: '/process/mine',
    at: '/process/mine?view=none',
  })
  const button = await screen.findByRole('button', { name: 'Overdue' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(button)
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ overdue: '1' }))
  expect(router.state.location.search).toContain('overdue=1')
  expect(screen.getByRole('button', { name: 'Overdue' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe('?view=none')
  await waitFor(() => expect(calls.at(-1)?.query).not.toHaveProperty('overdue'))
})
