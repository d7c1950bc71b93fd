/** What a call says when its answer does not arrive whole. */
import { routes } from '@formwork/api-contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from './call'

afterEach(() => vi.unstubAllGlobals())

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

  it('is unreadable when it is no JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'application/json' } }))
    await expect(call(routes.getUpcoming)).rejects.toMatchObject({ code: 'answer.unreadable' })
  })
})
