// @vitest-environment node
import type { RequestMethod } from '@formwork/form-schema'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerServer, json } from '../testing/answer-server'
import { fetchEntries } from './fetch-entries'
import { planRequest } from './plan-request'

afterEach(() => vi.useRealTimers())

const config = (changes: Partial<RequestMethod>): RequestMethod => ({
  url: '',
  method: 'get',
  params: '{}',
  headers: '{}',
  result: 'data',
  timeout: 10,
  ...changes,
})

const running = new AbortController().signal

function ask(changes: Partial<RequestMethod>, signal: AbortSignal = running) {
  const plan = planRequest(config(changes), 'https://forms.example/fill')
  return plan.ok ? fetchEntries(plan.request, signal) : Promise.resolve(plan)
}

describe('a configured request', () => {
  it('gets with its params in the query and its headers', async () => {
    const { origin, received } = await answerServer((response) => json(response, { data: [{ value: 1 }] }))
    const answer = await ask({
      url: `${origin}/people?all=1`,
      params: '{"dept":"7 a","ids":[1,2],"none":null}',
      headers: '{"X-Tenant":"north"}',
    })
    expect(answer).toEqual({ ok: true, entries: [{ value: 1 }] })
    expect(received[0]?.method).toBe('GET')
    expect(received[0]?.url).toBe('/people?all=1&dept=7+a&ids%5B%5D=1&ids%5B%5D=2')
    expect(received[0]?.headers['x-tenant']).toBe('north')
  })

  it('posts its params as JSON', async () => {
    const { origin, received } = await answerServer((response) => json(response, { data: [] }))
    await ask({ url: origin, method: 'POST', params: '{"dept":7}' })
    expect(received[0]?.body).toBe('{"dept":7}')
    expect(received[0]?.headers['content-type']).toBe('application/json')
  })

  it('follows the dotted path through own properties only (C6)', async () => {
    const { origin } = await answerServer((response) => json(response, { data: { rows: { list: ['a'] } } }))
    expect(await ask({ url: origin, result: 'data.rows.list' })).toEqual({ ok: true, entries: ['a'] })
    expect(await ask({ url: origin, result: 'data.toString' })).toEqual({ ok: false, problem: { code: 'path', detail: 'data.toString' } })
    for (const result of ['__proto__', 'constructor.prototype.x', 'data.__proto__.b', 'prototype', 'data..list', 'data.']) {
      expect(await ask({ url: origin, result }), result).toMatchObject({ problem: { code: 'path' } })
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('names what the server did: 500, HTML, null, no list, no such place (D8)', async () => {
    const answers: Record<string, (response: Parameters<typeof json>[0]) => void> = {
      status: (response) => json(response, { data: [] }, 500),
      answer: (response) => void response.end('<!doctype html><p>Sign in'),
      path: (response) => json(response, null),
      shape: (response) => json(response, { data: { list: [] } }),
    }
    for (const [code, answer] of Object.entries(answers)) {
      const { origin } = await answerServer(answer)
      expect(await ask({ url: origin }), code).toMatchObject({ ok: false, problem: { code } })
    }
  })

  it('stops reading after one mebibyte, also when the server does not say how much comes (G4)', async () => {
    const { origin } = await answerServer((response, { url }) => {
      if (url === '/said') return void response.writeHead(200, { 'content-length': '2147483648' }).write('x')
      const more = () => {
        while (!response.destroyed && response.write('"'.padEnd(65_536, 'x')));
        response.once('drain', more)
      }
      more()
    })
    expect(await ask({ url: `${origin}/endless` })).toEqual({ ok: false, problem: { code: 'size' } })
    expect(await ask({ url: `${origin}/said` })).toMatchObject({ ok: false, problem: { code: 'size' } })
  })

  it('gives up after its seconds, ten when it says none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let reached: () => void
    const arrival = new Promise<void>((resolve) => {
      reached = resolve
    })
    const { origin } = await answerServer(() => reached())
    const answer = ask({ url: origin, timeout: 0 })
    await arrival
    vi.advanceTimersByTime(9_999)
    vi.advanceTimersByTime(1)
    expect(await answer).toEqual({ ok: false, problem: { code: 'timeout', detail: '10' } })
  })

  it('ends when nobody waits any more', async () => {
    const leaving = new AbortController()
    const { origin } = await answerServer(() => leaving.abort())
    expect(await ask({ url: origin }, leaving.signal)).toMatchObject({ ok: false })
  })

  it('says so when nobody answers', async () => {
    expect(await ask({ url: 'http://127.0.0.1:1/' })).toEqual({ ok: false, problem: { code: 'network' } })
  })
})
