import { describe, expect, it, vi } from 'vitest'
import { answerServer, json } from '../testing/answer-server'
import type { UploadTarget } from './plan-upload'
import { sendFile } from './send-file'
import type { UploadContext, UploadSettings } from './upload-settings'

const field = { model: 'f', type: 'file', label: 'F', isStorage: false, domain: '' } as const
const file = new File(['hello'], '../a".txt', { type: 'text/plain' })
const context = (changes: Partial<UploadContext> = {}): UploadContext => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  field,
  ...changes,
})
const form = (origin: string, isOwn = false): UploadTarget => ({
  kind: 'form',
  url: new URL(origin),
  headers: { 'x-tenant': 'north' },
  isOwn,
})
const send = (target: UploadTarget, settings: UploadSettings = {}, changes: Partial<UploadContext> = {}) =>
  sendFile({ file, key: '1_abc', tokenFunc: 'funcGetToken' }, target, settings, context(changes), () => undefined)

describe('sending to the field’s own address', () => {
  it('posts multipart with the file in `file`, and reads `url`, else `data` (spec 7.5)', async () => {
    const { origin, received } = await answerServer((response, { url }) =>
      json(response, url === '/url' ? { url: '/files/1', data: '/files/2' } : { code: 200, data: '/files/2' }),
    )
    expect(await send(form(`${origin}/url`))).toEqual({ ok: true, uploaded: { url: '/files/1' } })
    expect(await send(form(`${origin}/data`))).toEqual({ ok: true, uploaded: { url: '/files/2' } })
    const [first] = received
    expect(first?.method).toBe('POST')
    expect(first?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(first?.headers['x-tenant']).toBe('north')
    expect(first?.body).toContain('name="file"')
    expect(first?.body).toContain('hello')
    expect(first?.body).not.toContain('name="token"')
  })

  it('keeps the host’s token on the page’s own server', async () => {
    const { origin, received } = await answerServer((response) => json(response, { url: '/1' }))
    const token = vi.fn((name: string) => `token of ${name}`)
    await send(form(origin), { token })
    expect(token).not.toHaveBeenCalled()
    await send(form(origin, true), { token })
    expect(received[1]?.body).toContain('token of funcGetToken')
  })

  it('keeps the host’s headers there too, unless the host decides by the target', async () => {
    const { origin, received } = await answerServer((response) => json(response, { url: '/1' }))
    const headers = { 'x-session': 'ours' }
    await send(form(origin), { headers })
    await send(form(origin, true), { headers })
    await send(form(origin), { headers: (target) => (target.href === `${origin}/` ? headers : {}) })
    expect(received.map((request) => request.headers['x-session'])).toEqual([undefined, 'ours', 'ours'])
  })

  it('refuses an answer that names no address, or one that may not be shown (D4, E3)', async () => {
    const answers: readonly [unknown, string][] = [
      [{ url: 'javascript:alert(1)' }, 'unsafe'],
      [{ url: 'data:text/html,x' }, 'unsafe'],
      [{ url: 'vbscript:x' }, 'unsafe'],
      [{ url: '//evil.example/x' }, 'unsafe'],
      [{ url: 'blob:https://evil.example/1' }, 'unsafe'],
      [{ url: '/\\evil.example' }, 'unsafe'],
      [{ files: { file: { filepath: '/etc/passwd' } } }, 'answer'],
      [{ url: { path: '/etc/passwd' }, data: { url: '/x' } }, 'answer'],
      [{ code: 500, msg: '空间不足', data: null }, 'refused'],
      [null, 'answer'],
      ['/files/1', 'answer'],
    ]
    for (const [body, code] of answers) {
      const { origin } = await answerServer((response) => json(response, body))
      expect(await send(form(origin)), JSON.stringify(body)).toMatchObject({ ok: false, problem: { code } })
    }
  })

  it('says what the server did: a status, no JSON, silence', async () => {
    const { origin } = await answerServer((response, { url }) =>
      url === '/413' ? json(response, { url: '/x' }, 413) : void response.end('<p>Sign in'),
    )
    expect(await send(form(`${origin}/413`))).toEqual({ ok: false, problem: { code: 'status', detail: '413' } })
    expect(await send(form(`${origin}/html`))).toEqual({ ok: false, problem: { code: 'answer' } })
    expect(await send(form('http://127.0.0.1:1/'))).toEqual({ ok: false, problem: { code: 'network' } })
  })

  it('says what the server said about a file it refused, whatever the status (spec 8)', async () => {
    const { origin } = await answerServer((response) => json(response, { code: 400, msg: '文件过大，上限为 20 MiB', data: null }, 413))
    expect(await send(form(origin))).toEqual({ ok: false, problem: { code: 'refused', detail: '文件过大，上限为 20 MiB' } })
  })

  it('ends when it is cancelled', async () => {
    const leaving = new AbortController()
    const { origin } = await answerServer(() => leaving.abort())
    expect(await send(form(origin), {}, { signal: leaving.signal })).toMatchObject({ ok: false })
  })
})

describe('sending to an object storage', () => {
  const storage = (origin: string): UploadTarget => ({ kind: 'storage', url: new URL(origin), domain: 'https://cdn.example' })

  it('sends token and key before the file; the address is the domain and the key', async () => {
    const { origin, received } = await answerServer((response, { url }) =>
      json(response, url === '/own' ? { key: 'a b/c', hash: 'x' } : {}),
    )
    const token = vi.fn(() => Promise.resolve('secret'))
    expect(await send(storage(origin), { token })).toEqual({ ok: true, uploaded: { url: 'https://cdn.example/1_abc', key: '1_abc' } })
    expect(await send(storage(`${origin}/own`), { token })).toMatchObject({
      uploaded: { url: 'https://cdn.example/a%20b/c', key: 'a b/c' },
    })
    const body = received[0]?.body ?? ''
    const places = ['name="token"', 'secret', 'name="key"', '1_abc', 'name="file"'].map((text) => body.indexOf(text))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(token).toHaveBeenCalledWith('funcGetToken', { target: new URL(origin), model: 'f' })
  })

  it('sends nothing without a token', async () => {
    const { origin, received } = await answerServer((response) => json(response, {}))
    expect(await send(storage(origin), { token: () => '' })).toEqual({ ok: false, problem: { code: 'token' } })
    expect(received).toEqual([])
  })
})

describe('sending through the host', () => {
  it('hands over the file, and checks what comes back', async () => {
    const request = vi.fn(() => Promise.resolve({ url: '/files/9', name: 'a.txt' }))
    expect(await send({ kind: 'host', request })).toEqual({ ok: true, uploaded: { url: '/files/9', name: 'a.txt' } })
    expect(request).toHaveBeenCalledWith(file, expect.objectContaining({ field }))
    expect(await send({ kind: 'host', request: () => Promise.resolve({ url: 'javascript:x' }) })).toMatchObject({
      problem: { code: 'unsafe' },
    })
  })

  it('says what the host says, and no more than a line of it', async () => {
    const problem = `文件超过 20 MB${'！'.repeat(200)}`
    const answer = await send({ kind: 'host', request: () => Promise.resolve({ problem }) })
    expect(answer).toEqual({ ok: false, problem: { code: 'refused', detail: `${problem.slice(0, 79)}…` } })
  })

  it('does not show what a host threw', async () => {
    const fails = () => Promise.reject(new Error('password is hunter2'))
    expect(await send({ kind: 'host', request: fails })).toEqual({ ok: false, problem: { code: 'failed' } })
  })
})
