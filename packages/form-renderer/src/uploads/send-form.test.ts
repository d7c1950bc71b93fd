/** A form on its way over a connection that is lost: a browser would wait for many minutes, and say nothing. */
import { afterEach, expect, it, vi } from 'vitest'
import { answerServer, json } from '../testing/answer-server'
import { sendForm } from './send-form'

const send = (url: string) =>
  sendForm(
    { url, headers: {}, fields: [['file', new File(['1'], '1.txt')]] },
    { signal: new AbortController().signal, onProgress: () => undefined },
  )

afterEach(() => void vi.useRealTimers())

/** A form that has reached a server which does not answer. In an object: a promise alone would be waited for. */
async function waiting() {
  let reach = () => undefined as void
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  const { origin } = await answerServer(() => reach())
  const sent = send(origin)
  await reached
  return { sent }
}

it('ends as not reached when the browser goes offline', async () => {
  const { sent } = await waiting()
  globalThis.dispatchEvent(new Event('offline'))
  expect(await sent).toEqual({ ok: false, code: 'network' })
})

it('ends as not reached when nothing moves for a long time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { sent } = await waiting()
  vi.advanceTimersByTime(90_000)
  expect(await sent).toEqual({ ok: false, code: 'network' })
})

it('is not touched by a connection that is lost after its answer', async () => {
  const { origin } = await answerServer((response) => json(response, { url: '/1' }))
  const sent = await send(origin)
  globalThis.dispatchEvent(new Event('offline'))
  expect(sent).toMatchObject({ ok: true, status: 200 })
})
