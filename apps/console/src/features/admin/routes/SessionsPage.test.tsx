/** Who is signed in: all sessions of one person are ended at once. */
import type { PersonSession } from '@formwork/api-contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { ConfirmHost } from '../../../shared/ui/feedback/ConfirmHost'
import { ToastHost } from '../../../shared/ui/feedback/ToastHost'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { SessionsPage } from './SessionsPage'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const at = '2026-01-01T00:00:00.000Z'
const session = (number: number): PersonSession => ({
  id: id(number),
  isThis: false,
  userAgent: 'curl/8',
  address: '10.0.0.1',
  signedInAt: at,
  lastUsedAt: at,
  person: { id: id(9), name: 'Zhao Yun', username: 'zhao.yun', deptName: '' },
})
const show = (address: string) => {
  const calls = fakeServer({
    'GET /api/v2/sessions': { body: { list: [session(1), session(2)], count: 2, pageIndex: 1, pageSize: 20 } },
    'GET /api/v2/sources/people': { body: { list: [] } },
    [`DELETE /api/v2/people/${id(9)}/sessions`]: { body: { ended: 2 } },
  })
  renderPage(
    <>
      <SessionsPage />
      <ConfirmHost />
      <ToastHost />
    </>,
    { pattern: '/system/sessions', at: address },
  )
  return calls
}
afterEach(() => queryClient.clear())

it('ends all of a person the list is narrowed to, once that was confirmed, and says how many', async () => {
  const calls = show(`/system/sessions?person=${id(9)}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('Sign Zhao Yun out everywhere?')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Sign out everywhere' }).at(-1) ?? document.body)
  expect(await screen.findByText('2 sessions of Zhao Yun have ended')).toBeTruthy()
  await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1))
})

it('offers that for nobody while everybody is listed', async () => {
  show('/system/sessions')
  expect(await screen.findAllByText('Zhao Yun')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
})
