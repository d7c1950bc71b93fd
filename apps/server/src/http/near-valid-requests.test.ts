/** Every declared call with nearly valid input, about things that exist and things that no longer do: answered as declared or refused, and never a failure of the server. */
import { type RouteDeclaration, routes } from '@formwork/api-contract'
import fc from 'fast-check'
import { z } from 'zod'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDepartment, buildRole, buildUser } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../testing/build-processes'
import { type JsonSchema, nearValid } from '../testing/http/near-valid'
import { createTestApp, type TestApp } from '../testing/test-app'

const ROUNDS = 10
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
const ids: string[] = ['00000000-0000-7000-8000-000000000000']

beforeAll(async () => {
  test = await createTestApp()
  const { deps, site } = test
  const admin = await test.as(test.admin)
  const departmentId = await buildDepartment(deps, { name: '部门', parentId: site.rootDepartmentId })
  const person = await buildUser(deps, { departmentId, roleIds: [site.staffRoleId] })
  const gone = await buildUser(deps, { roleIds: [site.staffRoleId] })
  const formId = await buildForm(test)
  const asked = users(test.admin.id, person.id)
  const processId = await publishNew(admin, leaveDefinition(asked, asked), formId, '请假')
  const ticketId = (await startLeave(await test.as(person), processId, 1)).textAt('id')
  const rule = { repeat: { kind: 'daily', every: 1 }, time: '09:00', from: '2026-03-02', until: null }
  const plan = { name: '每天', processId, starterId: person.id, values: { reason: '回家', days: 1 }, rule }
  const scheduleId = (await admin.post('/api/v2/ticket-schedules', plan)).textAt('id')
  await admin.put('/api/v2/settings/outgoing', { hosts: [{ host: 'example.com', isInside: false }], secrets: {} })
  const hook = { kind: 'signed', name: '外部', url: 'https://example.com/x', enabled: true, events: ['ticket.started'], processIds: [] }
  const webhookId = (await admin.post('/api/v2/webhooks', { ...hook, includeValues: true })).textAt('id')
  await admin.delete(`/api/v1/sysUser/${gone.id}`)
  ids.push(departmentId, person.id, gone.id, formId, processId, ticketId, scheduleId, webhookId, await buildRole(deps, {}))
})
afterAll(() => test.close())

/** Whatever was changed before. */
async function administrator(): Promise<string> {
  const { pool } = test.database
  await pool.query('update users set enabled = true, deleted_at = null, must_change_password = false where id = $1', [test.admin.id])
  await pool.query('delete from settings where classify not in (1, 9)')
  return (await test.as(test.admin)).token ?? ''
}

const schemaOf = (schema: z.ZodType | undefined): JsonSchema | null =>
  schema === undefined
    ? null
    : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref', reused: 'inline' }) as JsonSchema)

const calls = Object.entries<RouteDeclaration>(routes).filter(
  ([, route]) =>
    !LEFT_OUT.has(route) &&
    !route.path.endsWith('/events') &&
    (route.body !== undefined || route.query !== undefined || route.path.includes(':')),
)

it.each(calls)('%s', async (_name, route) => {
  const token = await administrator()
  const [bodySchema, querySchema] = [schemaOf(route.body), schemaOf(route.query)]
  const body = bodySchema === null ? fc.constant(null) : nearValid(bodySchema, { ids })
  const query = querySchema === null ? fc.constant({}) : nearValid(querySchema, { ids })
  const part = fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 9 }, { arbitrary: fc.constantFrom('0', '%00', 'x'), weight: 1 })
  await fc.assert(
    fc.asyncProperty(body, query, fc.array(part, { minLength: 3, maxLength: 3 }), async (sent, asked, parts) => {
      const search = new URLSearchParams(
        Object.entries(Object(asked)).map(([name, value]): [string, string] => [
          name,
          typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
        ]),
      )
      let place = 0
      const path = route.path.replaceAll(/:\w+/g, () => encodeURIComponent(parts[(place += 1) - 1] ?? 'x'))
      const answer = await test.app.inject({
        method: route.method,
        url: `${path}?${search.toString()}`,
        headers: { authorization: `Bearer ${token}`, ...(bodySchema === null ? {} : { 'content-type': 'application/json' }) },
        ...(bodySchema === null ? {} : { payload: JSON.stringify(sent) ?? 'null' }),
      })
      expect(answer.statusCode, answer.payload.slice(0, 300)).toBeLessThan(500)
      expect(answer.payload).not.toContain('server.failed')
    }),
    { numRuns: ROUNDS },
  )
})
