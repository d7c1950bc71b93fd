/** The error of a call whose answer does not arrive completely. */
import { routes } from '@formwork/api-contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from './call'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** An answer that breaks off after its headers have come. */
function breaksOff(before: () => void = () => undefined): void {
  const body = new ReadableStream({
    pull(controller) {
      before()
      controller.error(new TypeError('network error'))
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/json' } }))
}

describe('an answer that does not arrive whole', () => {
  it('is nothing to complain about when nobody waits for it any more', async () => {
    const leave = new AbortController()
    breaksOff(() => leave.abort())
    await expect(call(routes.getUpcoming, { signal: leave.signal })).rejects.toMatchObject({ code: 'aborted' })
  })

  it('is a matter of the connection when it broke off', async () => {
    breaksOff()
    await expect(call(routes.getUpcoming)).rejects.toMatchObject({ code: 'network' })
  })

  it('that takes longer than ten seconds may or may not have been done: it is said to be late, never to be saved', async () => {
    vi.useFakeTimers()
    const asked = vi.fn<(request: Request) => Promise<Response>>(() => new Promise<Response>(() => undefined))
    vi.stubGlobal('fetch', asked)
    const late = expect(call(routes.getUpcoming)).rejects.toMatchObject({
      code: 'timeout',
      message: 'The server took too long to answer. Please try again.',
    })
    await vi.advanceTimersByTimeAsync(10_000)
    await late
    expect(asked).toHaveBeenCalledOnce()
  })

  it('is unreadable when it is no JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'application/json' } }))
    await expect(call(routes.getUpcoming)).rejects.toMatchObject({ code: 'answer.unreadable' })
  })
})
