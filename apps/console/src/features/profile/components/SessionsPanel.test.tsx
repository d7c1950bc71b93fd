/** The list of one's sessions: which of two that look the same a button ends. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { SessionsPanel } from './SessionsPanel'

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const session = (n: number) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  isThis: n === 1,
  userAgent: USER_AGENT,
  address: `10.0.0.${n}`,
  signedInAt: '2026-03-02T08:00:00.000Z',
  lastUsedAt: '2026-03-02T09:00:00.000Z',
})

it('says from where and since when the session is that a button ends', async () => {
  fakeServer({ 'GET /api/v2/my-sessions': { body: { list: [1, 2, 3].map(session) } } })
  renderPage(<SessionsPanel />)
  const buttons = await screen.findAllByRole('button', { name: /^Sign out Chrome/, description: /10\.0\.0\.[23].*Signed in/ })
  expect(buttons).toHaveLength(2)
})
