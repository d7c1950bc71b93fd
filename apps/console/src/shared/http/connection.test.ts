/** A server that was stopped for a moment is found again by itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportConnection, onReconnect } from './connection'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  reportConnection(true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is looked for until it is there, and what waits for it is told once', async () => {
  const health = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError('network'))
  health.mockResolvedValueOnce(new Response(null, { status: 503 })).mockResolvedValue(new Response('ok'))
  vi.stubGlobal('fetch', health)
  const isBack = vi.fn<() => void>()
  const stop = onReconnect(isBack)
  reportConnection(false)
  reportConnection(false)
  await seconds(10)
  expect(health).toHaveBeenCalledTimes(2)
  expect(isBack).not.toHaveBeenCalled()
  await seconds(60)
  expect(health).toHaveBeenCalledTimes(3)
  expect(isBack).toHaveBeenCalledOnce()
  stop()
})

it('is looked for only while something waits for it', async () => {
  const health = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('network'))
  vi.stubGlobal('fetch', health)
  let isWaiting = true
  const stop = onReconnect(
    () => {},
    () => isWaiting,
  )
  reportConnection(false)
  await seconds(4)
  isWaiting = false
  await seconds(120)
  expect(health).toHaveBeenCalledOnce()
  isWaiting = true
  reportConnection(false)
  await seconds(4)
  expect(health).toHaveBeenCalledTimes(2)
  stop()
})

it('is not looked for once a call has found it, nor while nobody looks at the page', async () => {
  const health = vi.fn<() => Promise<Response>>().mockResolvedValue(new Response('ok'))
  vi.stubGlobal('fetch', health)
  const stop = onReconnect(() => {})
  reportConnection(false)
  reportConnection(true)
  await seconds(60)
  expect(health).not.toHaveBeenCalled()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  reportConnection(false)
  await seconds(60)
  expect(health).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  stop()
})
