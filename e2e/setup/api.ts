/** Makes what a spec needs but is not about, through the same API the console uses. */
import { randomUUID } from 'node:crypto'
import { type RouteDeclaration, pathOf, routes } from '@formwork/api-contract'
import { ADMIN_PASSWORD } from '../playwright.config'
import { serverUrl } from './server'

interface CallOptions {
  readonly token?: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Calls a declared route and answers status and body, whatever they are. */
export async function callRaw(route: RouteDeclaration, { token, params = {}, query = {}, body }: CallOptions = {}): Promise<Answer> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${serverUrl()}${pathOf(route, params)}?${search}`, {
    method: route.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(route.idempotent ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

/** Calls a declared route and answers its payload. @throws {Error} when it is refused: the set-up of a spec is wrong then. */
export async function call<Payload = Record<string, unknown>>(route: RouteDeclaration, options: CallOptions = {}): Promise<Payload> {
  const { status, body } = await callRaw(route, options)
  if (status >= 400 || (route.wire === 'v1' && body['code'] !== 200))
    throw new Error(`${route.method} ${route.path} was refused: ${status} ${JSON.stringify(body)}`)
  return (route.wire === 'v1' ? body['data'] : body) as Payload
}

export async function signIn(username: string, password: string): Promise<string> {
  const { body } = await callRaw(routes.login, { body: { username, password, loginType: 0 } })
  if (typeof body['token'] !== 'string') throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`)
  return body['token']
}

export const signInAdmin = () => signIn('admin', ADMIN_PASSWORD)

export const STAFF_PASSWORD = 'a-password-of-e2e'

interface Made {
  readonly userId: string
  readonly token: string
}

/** A person with the staff role who has chosen their own password already. */
export const createStaff = (admin: string, username: string, nickName: string): Promise<Made> =>
  createPerson(admin, { username, nickName, roleKeys: ['staff'] })

/** The same with roles of one's choice: what such a person sets stays theirs, the other specs do not find it. */
export async function createPerson(
  admin: string,
  {
    username,
    nickName,
    roleKeys,
    deptId = null,
  }: { readonly username: string; readonly nickName: string; readonly roleKeys: readonly string[]; readonly deptId?: string | null },
): Promise<Made> {
  const roles = await call<{ list: { roleId: string; roleKey: string }[] }>(routes.listRoles, { token: admin })
  const roleIds = roles.list.filter(({ roleKey }) => roleKeys.includes(roleKey)).map(({ roleId }) => roleId)
  if (roleIds.length < roleKeys.length) throw new Error(`there are not all roles of ${roleKeys.join(', ')}`)
  const initial = `${STAFF_PASSWORD}-initial`
  const { userId } = await call<{ userId: string }>(routes.createUser, {
    token: admin,
    body: { username, password: initial, nickName, roleIds, deptId },
  })
  const first = await signIn(username, initial)
  const { body } = await callRaw(routes.changePassword, { token: first, body: { oldPassword: initial, newPassword: STAFF_PASSWORD } })
  if (typeof body['token'] !== 'string') throw new Error(`${username} cannot choose a password: ${JSON.stringify(body)}`)
  return { userId, token: body['token'] }
}
