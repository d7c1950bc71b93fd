/** Every declared call with random body, query and path: refused or answered as declared, and never a failure of the server. */
import { type RouteDeclaration, routes } from '@formwork/api-contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

const ROUNDS = 6
/** They end what the test calls with, or never end themselves. */
const LEFT_OUT: ReadonlySet<RouteDeclaration> = new Set([
  routes.logout,
  routes.refreshToken,
  routes.refreshTokenByGet,
  routes.endOtherSessions,
  routes.switchRole,
  routes.changePassword,
])

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Now and then a valid value for a field of that name, so that some calls pass the first check. */
const NAMES = [
  'name',
  'title',
  'values',
  'content',
  'definition',
  'ids',
  'id',
  'status',
  'password',
  'username',
  'deptId',
  'roleIds',
  'list',
  'remark',
  'revision',
]
const value = fc.oneof(
  { depthSize: 'small' },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    '0',
    '1',
    -1,
    Number.MAX_VALUE,
    '\u0000',
    '\ud800',
    '00000000-0000-7000-8000-000000000000',
    Number.MAX_SAFE_INTEGER,
    [],
    {},
  ),
)
const body = fc.oneof(value, fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 6 }))
const word = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('0', '-1', '1e9', 'NaN', '%00', '../..', '00000000-0000-7000-8000-000000000000'),
)
const query = fc.dictionary(
  fc.constantFrom('page', 'per_page', 'pageIndex', 'pageSize', 'keyword', 'ids', 'status', 'from', 'to', 'classify'),
  word,
  { maxKeys: 4 },
)

const calls = Object.entries<RouteDeclaration>(routes).filter(([, route]) => !LEFT_OUT.has(route) && !route.path.endsWith('/events'))

it.each(calls)('%s', async (_name, { method, path }) => {
  const { token } = await test.as(test.admin)
  await fc.assert(
    fc.asyncProperty(body, query, word, async (sent, asked, part) => {
      const search = new URLSearchParams(asked).toString()
      const url = `${path.replaceAll(/:\w+/g, () => encodeURIComponent(part) || 'x')}?${search}`
      const hasBody = method !== 'GET'
      const answer = await test.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
        ...(hasBody ? { payload: JSON.stringify(sent) ?? 'null' } : {}),
      })
      expect(answer.statusCode, answer.payload.slice(0, 300)).toBeLessThan(500)
      expect(answer.payload).not.toContain('server.failed')
    }),
    { numRuns: ROUNDS },
  )
})
