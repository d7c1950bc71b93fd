/** The page of system health: all is well, what is not with what to do, failed jobs, and what stays while the server does not answer. */
import type { SystemHealth } from '@formwork/api-contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { useSession } from '../../../shared/session/session-store'
import { ConfirmHost } from '../../../shared/ui/feedback/ConfirmHost'
import { type FakeAnswer, fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage, TEST_USER } from '../../../testing/render-page'
import { HealthPage } from './HealthPage'

const WELL: SystemHealth = {
  at: '2026-11-23T12:00:00.000Z',
  troubles: [],
  server: { version: '1.2.3', node: '24.0.0', uptimeSeconds: 93_700, residentBytes: 209_715_200, heapBytes: 104_857_600, servers: 2 },
  database: { version: '17.4', bytes: 52_428_800, connections: 12, mostConnections: 100, isOwn: true },
  jobs: { waiting: 3, running: 1, failed: 0, lateSeconds: 0, failures: [] },
  schedules: { refused: 0 },
  inbound: { refused: 0 },
  webhooks: { failing: 0 },
  storage: { files: 1200, bytes: 1_073_741_824, freeBytes: null },
  mail: { isOn: false },
  backup: { at: null },
}
const failure = {
  id: '77',
  task: 'sweep.uploads',
  attempts: 3,
  error: 'EACCES: permission denied',
  createdAt: '2026-11-23T11:00:00.000Z',
  failedAt: '2026-11-23T11:30:00.000Z',
}
const ILL: SystemHealth = { ...WELL, troubles: ['disk-nearly-full', 'jobs-failed'], jobs: { ...WELL.jobs, failed: 1, failures: [failure] } }

let health: FakeAnswer
const show = () => {
  const calls = fakeServer({
    'GET /api/v2/system/health': () => health,
    'POST /api/v2/system/jobs/77/retry': () => {
      health = { body: WELL }
      return { body: null }
    },
    'DELETE /api/v2/system/jobs/77': { status: 409, body: { code: 'job.not-failed', detail: 'It waits' } },
  })
  const view = renderPage(
    <>
      <HealthPage />
      <ConfirmHost />
    </>,
  )
  return { ...view, calls }
}
beforeEach(() => {
  queryClient.clear()
  health = { body: WELL }
})

describe('system health', () => {
  it('says that everything works, with the facts below', async () => {
    const { container } = show()
    expect(await screen.findByText('Everything works')).toBeTruthy()
    for (const fact of ['None so far', 'Formwork 1.2.3', 'PostgreSQL 17.4', '1 d 2 h', '200 MiB, heap 100 MiB', '12 of 100', '1 GiB'])
      expect(screen.getByText(fact)).toBeTruthy()
    expect(screen.getByText(/No job failed for good/)).toBeTruthy()
    expect(await brokenRules(container)).toEqual([])
  })

  it('says of each trouble what to do, and retries a failed job once that was confirmed', async () => {
    health = { body: ILL }
    const { calls, container } = show()
    const state = await screen.findByRole('status')
    expect(within(state).getByText('The disk is nearly full')).toBeTruthy()
    expect(within(state).getByText('1 job failed for good')).toBeTruthy()
    expect(screen.getByText('EACCES: permission denied')).toBeTruthy()
    expect(await brokenRules(container)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Retry: Clean up unused uploads #77' }))
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Everything works')).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('leads to the list of the webhooks at which nothing arrives', async () => {
    health = { body: { ...WELL, troubles: ['webhooks-failing'], webhooks: { failing: 2 } } }
    show()
    expect(await screen.findByText('Nothing arrives at 2 webhooks')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the list' }).getAttribute('href')).toBe('/system/webhooks')
  })

  it('asks again also when somebody else was quicker', async () => {
    health = { body: ILL }
    const { calls } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Clean up unused uploads #77' }))
    health = { body: WELL }
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Everything works')).toBeTruthy()
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
  })

  it('shows no act to whoever may only look', async () => {
    health = { body: ILL }
    show()
    act(() => useSession.setState({ user: { ...TEST_USER, permissions: ['system:monitor:server:list'] } }))
    expect(await screen.findByText('EACCES: permission denied')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Retry|Delete/ })).toBeNull()
  })

  it('asks every 15 seconds, and keeps what it knew while the server does not answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { calls } = show()
      await screen.findByText('Everything works')
      health = { status: 503, body: { code: 'server.busy', detail: 'Busy' } }
      await act(() => vi.advanceTimersByTimeAsync(15_000))
      await waitFor(() => expect(screen.getByText('The server did not answer just now')).toBeTruthy())
      expect(calls).toHaveLength(2)
      expect(screen.getByText('PostgreSQL 17.4')).toBeTruthy()
      health = { body: WELL }
      await act(() => vi.advanceTimersByTimeAsync(15_000))
      expect(await screen.findByText('Everything works')).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('says why there is nothing when the first answer fails', async () => {
    health = { status: 403, body: { code: 'permission.denied', detail: 'No' } }
    show()
    expect(await screen.findByText('You do not have access to this')).toBeTruthy()
  })
})
