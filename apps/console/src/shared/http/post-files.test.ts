/** Files chosen together: some at once, the others at their turn, and again where the server had too many. */
import { sendForm } from '@formwork/form-renderer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { postFiles } from './post-files'

vi.mock(import('@formwork/form-renderer'), () => ({ sendForm: vi.fn<typeof sendForm>() }))

const KEPT = { ok: true, status: 200, body: { code: 200, msg: '', data: 'kept' } } as const
const REFUSED = { ok: true, status: 429, body: { code: 400, msg: 'too many', data: null, reason: 'rate.limited' } } as const
const context = (signal = new AbortController().signal) => ({ signal, onProgress: () => {} })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ten files are all sent, three at once, and one that was too many is sent again', async () => {
  let [running, most, refusals] = [0, 0, 2]
  vi.mocked(sendForm).mockImplementation(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 10))
    running -= 1
    refusals -= 1
    return refusals >= 0 ? REFUSED : KEPT
  })
  const all = Promise.all(Array.from({ length: 10 }, () => postFiles('/files', [], context())))
  await vi.runAllTimersAsync()
  expect(await all).toEqual(Array.from({ length: 10 }, () => 'kept'))
  expect([most, vi.mocked(sendForm).mock.calls.length]).toEqual([3, 12])
})

it('one that is cancelled while it waits for its turn is not sent', async () => {
  vi.mocked(sendForm).mockClear()
  vi.mocked(sendForm).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    return KEPT
  })
  const cancelled = new AbortController()
  const first = Promise.all(Array.from({ length: 3 }, () => postFiles('/files', [], context())))
  const last = expect(postFiles('/files', [], context(cancelled.signal))).rejects.toMatchObject({ code: 'aborted' })
  cancelled.abort()
  await last
  await vi.runAllTimersAsync()
  await first
  expect(vi.mocked(sendForm)).toHaveBeenCalledTimes(3)
})
