/** What the application does to every request, whatever the call. */
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Access, type RouteDeclaration, routes } from '@formwork/api-contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../testing/build-people'
import { accessOf, bareCall } from '../testing/bare-call'
import { createTestApp, type TestApp } from '../testing/test-app'
import { refuseUndeclared } from './app'
import { readConsole } from './console-files'

let test: TestApp
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formwork-console-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><script type="module" nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>',
  )
  await writeFile(join(folder, 'assets/a-1.js'), `export const text = '${'x'.repeat(4000)}'`)
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  test = await createTestApp({ consoleFiles: await readConsole(folder) })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

describe('a route', () => {
  it.each([undefined, []])('without a declared permission (%j) does not start', async (access: Access | undefined) => {
    const app = Fastify()
    refuseUndeclared(app)
    expect(() => app.get('/undeclared', access === undefined ? {} : { config: { access } }, async () => 'in')).toThrow(
      'The route GET /undeclared declares no permission.',
    )
    await app.close()
  })
})

describe('access', () => {
  const staffHolds = new Set(['process:list:applyProcessList', 'process:list:upcoming', 'process:list:myCreate', 'process:list:related'])
  const expected = (access: Access, who: 'anonymous' | 'staff' | 'administrator') => {
    if (access === 'public' || who === 'administrator') return 'open'
    if (who === 'anonymous') return 'unknown'
    return access === 'signed-in' || access.some((permission) => staffHolds.has(permission)) ? 'open' : 'forbidden'
  }

  it.each(Object.entries<RouteDeclaration>(routes))('of %s opens for whom it should', async (_name, route) => {
    const staff = await buildUser(test.deps, { roleIds: [test.site.staffRoleId] })
    const disabled = await buildUser(test.deps, { enabled: false, roleIds: [test.site.adminRoleId] })
    expect(accessOf(await bareCall(test.anonymous, route))).toBe(expected(route.access, 'anonymous'))
    expect(accessOf(await bareCall(await test.as(disabled), route))).toBe(expected(route.access, 'anonymous'))
    expect(accessOf(await bareCall(await test.as(staff), route))).toBe(expected(route.access, 'staff'))
    expect(accessOf(await bareCall(await test.as(test.admin), route))).toBe(expected(route.access, 'administrator'))
  })
})

describe('an answer', () => {
  it('is healthy while the database answers', async () => {
    const answer = await test.anonymous.get('/health')
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }])
  })

  it.each(['/api/v1/nothing', '/api/v2/nothing', '/api/nothing', '/api/'])('to the unknown call %s is a 404 in JSON', async (url) => {
    const answer = await test.anonymous.get(url)
    expect([answer.status, answer.body]).toMatchObject([
      404,
      url.includes('v1') ? { code: 400, msg: '接口不存在' } : { code: 'route.not-found' },
    ])
    expect((await test.anonymous.post(url, {})).status).toBe(404)
  })

  it.each([
    ['cannot be decoded', '%zz'],
    ['is cut off', '%E0%A4%A'],
    ['is too long', 'a'.repeat(201)],
  ])('to an address that %s says so in the caller’s language', async (_what, part) => {
    const v2 = await test.anonymous.delete(`/api/v2/processes/${part}`, { 'accept-language': 'en' })
    expect([v2.status, v2.body]).toMatchObject([400, { code: 'request.invalid', title: expect.stringContaining('request') }])
    const v1 = await test.anonymous.delete(`/api/v1/sysUser/${part}`)
    expect([v1.status, v1.body]).toMatchObject([
      400,
      { code: 400, reason: 'request.invalid', msg: expect.stringMatching(/\p{Script=Han}/u) },
    ])
  })

  it('carries a strict policy and a number, whatever it is', async () => {
    for (const url of ['/health', '/api/v1/nothing', '/login', '/assets/none.js', '/api/v1/getinfo', '/api/v2/%zz']) {
      const { headers } = await test.anonymous.get(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/)
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'x-request-id': expect.any(String) })
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('keeps browsers from guessing, framing and telling others', async () => {
    const { headers } = await test.anonymous.get('/health')
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('has a nonce of its own', async () => {
    const nonces = new Set<string>()
    for (let count = 0; count < 600; count += 1) {
      const { headers } = await test.app.inject('/api/docs/none')
      nonces.add(/'nonce-([\w+/=]{24})'/.exec(String(headers['content-security-policy']))?.[1] ?? '')
    }
    expect(nonces.size).toBe(600)
  })

  it('tells nothing about the inside when something breaks', async () => {
    const broken = await createTestApp()
    const admin = await broken.as(broken.admin)
    await broken.database.pool.query('alter table forms rename to forms_gone')
    const answer = await admin.get('/api/v2/forms')
    expect([answer.status, answer.at('code')]).toEqual([500, 'server.failed'])
    expect(answer.text).not.toMatch(/select|forms_gone|\.ts|stack/i)
    expect((await admin.get('/health')).status).toBe(200)
    await broken.close()
  })

  it('is 503 when the database is gone, and the server stays up', async () => {
    const lonely = await createTestApp()
    const admin = await lonely.as(lonely.admin)
    await lonely.database.pool.end()
    expect((await lonely.anonymous.get('/health')).body).toEqual({ status: 'unavailable' })
    expect((await lonely.anonymous.get('/health')).status).toBe(503)
    expect((await admin.get('/api/v2/forms')).status).toBeGreaterThanOrEqual(500)
    await lonely.app.close()
  })
})

describe('a request', () => {
  it.each(['application/json garbage', 'text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'of the type %s never reaches a handler',
    async (type) => {
      const answer = await test.anonymous.post('/login', '{"username":"admin","password":"x"}', { 'content-type': type })
      expect([answer.status, answer.at('code'), answer.at('reason')]).toEqual([200, 400, 'request.wrong-type'])
    },
  )

  it('over the rate is told to wait', async () => {
    const narrow = await createTestApp({ publicRequestsPerMinute: 3 })
    for (let count = 0; count < 3; count += 1) await narrow.anonymous.get('/api/v1/settings')
    const answer = await narrow.anonymous.get('/api/v1/settings')
    expect([answer.at('reason'), Number(answer.headers['retry-after']) > 0]).toEqual(['rate.limited', true])
    await narrow.close()
  })

  it('of random bytes gets a 4xx', async () => {
    for (let round = 0; round < 50; round += 1) {
      const answer = await test.anonymous.post('/login', randomBytes(200).toString('latin1'))
      expect([answer.status, answer.at('code')]).toEqual([200, 400])
    }
  })
})

describe('the console', () => {
  it('is served at every address of a screen, with a nonce of its own', async () => {
    const pages = [await test.anonymous.get('/'), await test.anonymous.get('/process/upcoming?x=1')]
    const nonces = pages.map((page) => /nonce="([\w+/=]{24})"/.exec(page.text)?.[1])
    expect(new Set(nonces).size).toBe(2)
    for (const [index, page] of pages.entries()) {
      expect(page.text).not.toContain('__CSP_NONCE__')
      expect(page.headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`)
      expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    }
  })

  it('sends its files compressed and to be kept', async () => {
    const answer = await test.app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(answer.rawPayload.length).toBeLessThan(200)
    const again = await test.app.inject({ url: '/assets/a-1.js', headers: { 'if-none-match': String(answer.headers['etag']) } })
    expect(again.statusCode).toBe(304)
  })

  it.each(['/assets/none.js', '/../package.json', '/assets/..%2f..%2fpackage.json', '/.git/config', '/main.js.map'])(
    'has no %s',
    async (url) => {
      const answer = await test.anonymous.get(url)
      expect([answer.status, answer.text]).toEqual([404, 'Not found'])
    },
  )
})

describe('the reference', () => {
  it('describes every declared call', async () => {
    const answer = await test.anonymous.get('/api/docs/json')
    expect(answer.at('openapi')).toBe('3.1.0')
    const described = Object.values(answer.at('paths') as Record<string, object>).flatMap((path) => Object.keys(path))
    expect(described).toHaveLength(Object.keys(routes).length)
  })
})
