/** A code chunk that a newer deployment removed: the page offers a reload, an empty page reloads once, and a broken connection is tried again. */
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page'
import { Notices } from './Notices'
import { fetchWithRetry, offerReloadOnStaleChunk, useStaleChunk } from './stale-chunk'

const reload = vi.fn<() => void>()
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const serves = (script: string) => vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="${script}"></script>`))

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  // A script element in the page would be fetched.
  const own = document.createElement('script')
  own.setAttribute('src', '/assets/first-one.js')
  const find = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => (selector.startsWith('script[') ? own : find(selector)))
})
afterEach(() => {
  useStaleChunk.setState({ isStale: false })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a page of a version that was replaced offers a reload, and never does it by itself', async () => {
  serves('/assets/first-two.js')
  offerReloadOnStaleChunk()
  renderPage(<Notices />)
  await act(async () => {
    globalThis.dispatchEvent(new Event('vite:preloadError'))
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByRole('status').textContent).toMatch(/^A new version is ready\./)
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

it('the same version with code that did not come is not said to be new', async () => {
  serves('/assets/first-one.js')
  offerReloadOnStaleChunk()
  globalThis.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(0)
  expect(useStaleChunk.getState().isStale).toBe(false)
})

it('without a page it starts over once, also while servers of two versions answer in turn', async () => {
  serves('/assets/first-two.js')
  void fetchWithRetry(gone)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
  // The page that is served is still the old one.
  void fetchWithRetry(gone)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reload).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('where the connection is broken it waits, and has the code once it comes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('network')).mockResolvedValue('code')
  const loaded = fetchWithRetry(load)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await loaded).toBe('code')
  expect(reload).not.toHaveBeenCalled()
})
