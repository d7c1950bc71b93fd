/** Reading in a worker ends: with an answer, an error, the timeout, or because it is cancelled. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_SECONDS, readInWorker } from './read-in-worker'

class SilentWorker extends EventTarget {
  isEnded = false
  onerror = null
  onmessage = null
  onmessageerror = null
  postMessage() {}
  terminate() {
    this.isEnded = true
  }
}

let worker: SilentWorker
let given: AbortController
const read = () => readInWorker('<a/>', { signal: given.signal, start: () => worker })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  worker = new SilentWorker()
  given = new AbortController()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a file that is read', () => {
  it('is given up after a while, and the worker with it', async () => {
    const found = read()
    vi.advanceTimersByTime(MAX_SECONDS * 1000 - 1)
    expect(worker.isEnded).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await found).toEqual({ ok: false, code: 'takes-too-long', detail: '' })
    expect(worker.isEnded).toBe(true)
  })

  it('is given up at once where nobody waits for it', () => {
    void read()
    given.abort()
    expect(worker.isEnded).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is answered, and the worker ends', async () => {
    const found = read()
    worker.dispatchEvent(new MessageEvent('message', { data: { ok: false, code: 'not-xml', detail: '' } }))
    expect(await found).toMatchObject({ code: 'not-xml' })
    expect([worker.isEnded, vi.getTimerCount()]).toEqual([true, 0])
  })

  it('fails with what went wrong in the worker', async () => {
    const found = read()
    worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
    await expect(found).rejects.toThrow('out of memory')
    expect(worker.isEnded).toBe(true)
  })
})
