/** A session ends by an answer of the server, not by leaving the page. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { resetSession } from '../../shared/session/session-store'
import { readToken, writeToken } from '../../shared/session/token-cookie'
import { renderPage } from '../../testing/render-page'
import { SessionGate } from './SessionGate'

/** The network gives a call up when the test says so. */
function callsGivenUp(): () => void {
  const waiting: ((error: Error) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((_resolve, reject) => waiting.push(reject)))
  return () => waiting.forEach((reject) => reject(new TypeError('Failed to fetch')))
}

/** Long enough for whatever follows a failed call. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

function open() {
  const view = renderPage(<SessionGate>in</SessionGate>)
  resetSession()
  return view
}

beforeEach(() => writeToken('kept'))

it('the session stays when the page is left while it loads: browsers give up calls after the page is hidden', async () => {
  const giveUp = callsGivenUp()
  const { router } = open()
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  dispatchEvent(new Event('pagehide'))
  giveUp()
  await settled()
  expect(readToken()).toBe('kept')
  expect(router.state.location.pathname).toBe('/')
})

it('the session ends when the server cannot be reached, at once', async () => {
  const giveUp = callsGivenUp()
  const { router } = open()
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  giveUp()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(readToken()).toBeNull()
})
