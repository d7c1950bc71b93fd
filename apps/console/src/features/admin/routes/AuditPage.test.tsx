/** The page of the audit log: entries in words, their comparison, filters and pages in the address. */
import type { AuditEntry } from '@formwork/api-contract'
import { USUAL_WORKING_TIME } from '@formwork/workflow-core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage, TEST_USER } from '../../../testing/render-page'
import { ToastHost } from '../../../shared/ui/feedback/ToastHost'
import { useSite } from '../../../shared/session/site'
import { AuditPage } from './AuditPage'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const entry: AuditEntry = {
  id: idOf(7),
  at: '2026-11-22T08:00:00.000Z',
  kind: 'process.changed',
  actor: { id: TEST_USER.userId, name: 'Admin' },
  subject: { kind: 'process', id: idOf(8), name: 'Leave' },
  before: { category: '', nodes: { n1: { id: 'n1', name: 'Approval', completion: 'any' }, n2: { id: 'n2', name: 'Director' } } },
  after: { category: 'People', nodes: { n1: { id: 'n1', name: 'Approval', completion: 'all' } } },
  address: '10.0.0.7',
  userAgent: 'Browser 1.0',
  requestId: 'r1',
}
const server = (hasMore: boolean) =>
  fakeServer({
    'GET /api/v2/audit': { body: { list: [entry], hasMore } },
    'GET /api/v2/audit/check': { body: { entries: 3, broken: [{ chain: 1, sequence: 2 }] } },
    'GET /api/v2/people': { body: { list: [] } },
  })
const page = (at = '/') =>
  renderPage(
    <main>
      <AuditPage />
      <ToastHost />
    </main>,
    { at },
  )

it('shows who changed what, and what was before and after, as lines', async () => {
  server(false)
  page()
  await userEvent.click(await screen.findByRole('button', { name: 'Show entry' }))
  const dialog = await screen.findByRole('dialog', { name: 'Process changed' })
  const lines = within(dialog)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(lines.slice(1, 3)).toEqual([
    ['Category', '—', 'People'],
    ['Node · Approval · Several people', 'any', 'all'],
  ])
  expect(lines[3]?.[0]).toBe('Node · Director')
  expect(within(dialog).getByText('10.0.0.7')).toBeTruthy()
  expect(await brokenRules(dialog)).toEqual([])
})

it('says working time as hours of weekdays and days that differ', async () => {
  const { week } = USUAL_WORKING_TIME
  const half = week.with(0, [{ from: 540, to: 720 }])
  const days = [{ date: '2026-10-01', kind: 'off', name: '国庆节' }]
  const subject = { kind: 'settings' as const, id: null, name: 'working-time' }
  const changed: AuditEntry = { ...entry, kind: 'settings.changed', subject, before: { week, days: [] }, after: { week: half, days } }
  fakeServer({ 'GET /api/v2/audit': { body: { list: [changed], hasMore: false } }, 'GET /api/v2/people': { body: { list: [] } } })
  page()
  await userEvent.click(await screen.findByRole('button', { name: 'Show entry' }))
  const said = within(await screen.findByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(said).toEqual(
    expect.arrayContaining(['星期一 09:00–12:00, 13:30–18:00', '星期一 09:00–12:00', '星期日 No work', '2026-10-01 Day off 国庆节']),
  )
})

it('says which systems may be called, those of the own network as such, and shows equal values each', async () => {
  const warnings = vi.spyOn(console, 'error')
  const erp = { host: 'erp.example', isInside: true }
  const subject = { kind: 'settings' as const, id: null, name: 'outgoing' }
  const changed: AuditEntry = {
    ...entry,
    kind: 'settings.changed',
    subject,
    before: { hosts: [] },
    after: { hosts: [erp, erp, { host: 'api.example', isInside: false }] },
  }
  fakeServer({ 'GET /api/v2/audit': { body: { list: [changed], hasMore: false } }, 'GET /api/v2/people': { body: { list: [] } } })
  page()
  await userEvent.click(await screen.findByRole('button', { name: 'Show entry' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('rowheader').textContent).toBe('Systems that may be called')
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'erp.example (own network)',
    'erp.example (own network)',
    'api.example',
  ])
  expect(warnings).not.toHaveBeenCalled()
})

it('leads from filters that find nothing back to everything', async () => {
  fakeServer({
    'GET /api/v2/audit': ({ query }) => ({ body: { list: query['kind'] === undefined ? [entry] : [], hasMore: false } }),
    'GET /api/v2/people': { body: { list: [] } },
  })
  const { router } = page('/?kind=user.created&from=2026-11-01&until=2026-11-02')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Process changed')).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

it('keeps filters and place in the address, and a new filter leads back to the newest', async () => {
  server(true)
  const { router } = page()
  await userEvent.click(await screen.findByRole('button', { name: 'Older' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?after=${idOf(7)}`))
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Role changed' }))
  await waitFor(() => expect(router.state.location.search).toBe('?kind=role.changed'))
})

it('asks for whole days of the site, and for all of them once they are cleared', async () => {
  useSite.setState({ time_zone: 'Pacific/Kiritimati' })
  onTestFinished(() => useSite.setState({ time_zone: '' }))
  const calls = server(false)
  const { router } = page('/?from=2026-11-20&until=2026-11-21')
  const field = await screen.findByRole('group', { name: 'Days' })
  const asked = () => calls.findLast(({ path }) => path === '/api/v2/audit')?.query
  expect(
    within(field)
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value),
  ).toEqual(['2026-11-20', '2026-11-21'])
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-19T10:00:00.000Z', until: '2026-11-21T10:00:00.000Z' }))
  const [first, second] = within(field).getAllByRole<HTMLInputElement>('textbox')
  if (first === undefined || second === undefined) throw new Error('two days were expected')
  await userEvent.clear(first)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(second.value).toBe('2026-11-21')
  await userEvent.clear(second)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(asked()).not.toHaveProperty('from'))
})

it('says where the log does not hold', async () => {
  server(false)
  page()
  await userEvent.click(await screen.findByRole('button', { name: 'Check for changes' }))
  expect(await screen.findByText('Entries were changed or are missing, first at 1/2')).toBeTruthy()
})
