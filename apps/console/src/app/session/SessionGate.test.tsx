/** A session ends by an answer of the server, not by leaving the page. */
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetSession } from '../../shared/session/session-store'
import { readToken, writeToken } from '../../shared/session/token-cookie'
import { renderPage } from '../../testing/render-page'
import { SessionGate } from './SessionGate'

/** Longer than the page waits to find out that it is being left. */
const LATER_MS = 20_000

/** The network aborts calls, and later ones, from when the test says so. */
function callsGivenUp(): () => void {
  const { promise, reject } = Promise.withResolvers<Response>()
  promise.catch(() => undefined)
  vi.stubGlobal('fetch', () => promise)
  return () => reject(new TypeError('Failed to fetch'))
}

function open() {
  const view = renderPage(<SessionGate>in</SessionGate>)
  act(() => resetSession())
  expect(screen.getByRole('progressbar')).toBeTruthy()
  return view.router
}

beforeEach(() => {
  vi.useFakeTimers()
  writeToken('kept')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(['before', 'after'])('stays when the page is left while it loads, %s the browser gives its calls up', async (order) => {
  const giveUp = callsGivenUp()
  const router = open()
  const leave = () => void dispatchEvent(new Event('beforeunload'))
  const acts = order === 'before' ? [leave, giveUp] : [giveUp, leave]
  for (const one of acts) await act(async () => one())
  await act(() => vi.advanceTimersByTimeAsync(LATER_MS))
  expect(readToken()).toBe('kept')
  expect(router.state.location.pathname).toBe('/')
})

it('ends when the server cannot be reached', async () => {
  const giveUp = callsGivenUp()
  const router = open()
  await act(async () => giveUp())
  await act(() => vi.advanceTimersByTimeAsync(LATER_MS))
  expect(readToken()).toBeNull()
  expect(router.state.location.pathname).toBe('/login')
})
