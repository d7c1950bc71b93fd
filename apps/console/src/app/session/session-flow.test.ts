/** The session flow of spec 2.2 and 4.4, against a server that answers as the contract says. */
import type { routes } from '@formwork/api-contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSessionEnd } from './session-end'
import { call } from '../../shared/http/call'
import { lightRoute } from '../../shared/http/light-route'
import { loadSession, signOut } from '../../shared/session/session-flow'
import { resetSession, useSession } from '../../shared/session/session-store'
import { readToken, writeToken } from '../../shared/session/token-cookie'

const USER = {
  userId: '00000000-0000-4000-8000-000000000001',
  userName: 'li.na',
  name: '李娜',
  avatar: '',
  introduction: '',
  roles: ['staff'],
  permissions: [],
  ownRoles: [],
  actingRoleId: null,
  deptId: null,
  mustChangePassword: false,
}

interface Asked {
  readonly path: string
  readonly authorization: string | null
}

/** The network, not a module of ours. */
function answerWith(answers: Readonly<Record<string, unknown>>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname
    asked.push({ path, authorization: request.headers.get('authorization') })
    return Response.json(answers[path] ?? { code: 400, msg: 'not foreseen' })
  })
  return asked
}

const ok = (data: unknown) => ({ code: 200, msg: '', data })
const whole = { '/api/v1/getinfo': ok(USER), '/api/v1/menurole': ok([]), '/api/v1/upcoming': ok({ count: { upcoming: 7 } }) }
const mine = lightRoute<(typeof routes)['getProfile']>({
  method: 'GET',
  path: '/api/v1/user/profile',
  wire: 'v1',
})

beforeEach(() => {
  resetSession()
  writeToken(`token-${crypto.randomUUID()}`)
})

describe('loadSession', () => {
  it('asks for the person first, then menu and count, always with the token', async () => {
    const asked = answerWith(whole)
    await loadSession()
    expect(asked[0]?.path).toBe('/api/v1/getinfo')
    expect(asked.map(({ path }) => path).toSorted()).toEqual(Object.keys(whole).toSorted())
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${readToken()}`]))
    expect(useSession.getState()).toMatchObject({ user: { name: '李娜' }, upcoming: 7 })
  })

  it('refuses a session without roles in the spec’s words', async () => {
    answerWith({ ...whole, '/api/v1/getinfo': ok({ ...USER, roles: [] }) })
    await expect(loadSession()).rejects.toThrow('roles must be a non-null array')
    expect(useSession.getState().user).toBeNull()
  })

  it('asks for nothing more while the password must be changed', async () => {
    const asked = answerWith({ ...whole, '/api/v1/getinfo': ok({ ...USER, mustChangePassword: true }) })
    await loadSession()
    expect(asked).toHaveLength(1)
  })

  it('says so when the menu cannot be loaded', async () => {
    answerWith({ ...whole, '/api/v1/menurole': { code: 400, msg: 'x' } })
    await expect(loadSession()).rejects.toThrow('Menu data loading abnormal')
  })
})

describe('the end of a session', () => {
  it('clears the token and opens the dialog once, however many calls find out', async () => {
    answerWith(whole)
    watchSessionEnd()
    await loadSession()
    const opened = vi.fn()
    useSession.subscribe(({ ended }, before) => ended === 'asking' && before.ended === null && opened())
    answerWith({ '/api/v1/user/profile': { code: 6401, msg: '登录状态已过期' } })
    await Promise.allSettled(Array.from({ length: 12 }, () => call(mine)))
    expect(opened).toHaveBeenCalledTimes(1)
    expect(readToken()).toBeNull()
  })

  it('leaves a session alone that another tab began meanwhile: the call is made again with its token', async () => {
    answerWith(whole)
    watchSessionEnd()
    await loadSession()
    const asked: (string | null)[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(request.headers.get('authorization'))
      if (asked.length > 1) return Response.json(ok({ userName: 'li.na' }))
      writeToken('newer')
      return Response.json({ code: 6401, msg: '登录状态已过期' })
    })
    await expect(call(mine)).resolves.toEqual({ userName: 'li.na' })
    expect(asked).toEqual([expect.stringMatching(/^Bearer token-/), 'Bearer newer'])
    expect(readToken()).toBe('newer')
    expect(useSession.getState().ended).toBeNull()
  })

  it('is complete at sign-out even when the server cannot be reached', async () => {
    answerWith(whole)
    await loadSession()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await signOut()
    expect(readToken()).toBeNull()
    expect(useSession.getState().user).toBeNull()
  })
})

describe('a call', () => {
  it('says in the spec’s words that the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(call(mine)).rejects.toMatchObject({ code: 'network', message: 'Cannot connect to the server. Please check the server.' })
  })
})
