import { describe, expect, it } from 'vitest'
import { nameText, text } from './shapes/fields'
import { MAX_PAGE_SIZE, pageWindow } from './shapes/paging'
import { holdsAny, WILDCARD_PERMISSION } from './permissions'
import { pathOf } from './route'
import { routes } from './routes'
import { userUpdateSchema } from './people'

const ID = '0198c0de-0000-7000-8000-000000000000'

describe('the list of calls', () => {
  it('declares every method and path once', () => {
    const calls = Object.values(routes).map((route) => `${route.method} ${route.path}`)
    expect(calls).toHaveLength(new Set(calls).size)
  })

  it('asks for a permission in every list of permissions it gives', () => {
    const empty = Object.entries(routes).filter(([, { access }]) => Array.isArray(access) && access.length === 0)
    expect(empty).toEqual([])
  })
})

describe('a path', () => {
  it('encodes its parameters, so that none can leave its place', () => {
    expect(pathOf(routes.getTicket, { id: '../users?x=1' })).toBe('/api/v2/tickets/..%2Fusers%3Fx%3D1')
  })

  it('cannot be made without its parameter, not even from the prototype', () => {
    expect(() => pathOf(routes.getTicket)).toThrow('"id"')
    expect(() => pathOf({ ...routes.getTicket, path: '/:constructor' }, {})).toThrow('"constructor"')
  })
})

describe('permissions', () => {
  it('are granted by one of the asked ones or by the wildcard', () => {
    expect(holdsAny(['system:sysuser:list'], ['system:sysuser:add', 'system:sysuser:list'])).toBe(true)
    expect(holdsAny([WILDCARD_PERMISSION], ['system:sysuser:add'])).toBe(true)
  })

  it('are never granted by an empty request, by a prefix or by another case', () => {
    expect(holdsAny([WILDCARD_PERMISSION], [])).toBe(false)
    expect(holdsAny(['system:*', 'SYSTEM:SYSUSER:LIST', 'system:sysuser'], ['system:sysuser:list'])).toBe(false)
  })
})

describe('a page of a list', () => {
  it('is the first twenty rows unless told otherwise', () => {
    expect(pageWindow({})).toEqual({ pageIndex: 1, pageSize: 20, offset: 0 })
  })

  it('reads the old names and clamps the size', () => {
    expect(pageWindow({ page: 3, per_page: 999_999 })).toEqual({ pageIndex: 3, pageSize: MAX_PAGE_SIZE, offset: 2 * MAX_PAGE_SIZE })
  })
})

describe('what something is called', () => {
  const issuesOf = (name: string) =>
    nameText(64)
      .safeParse(name)
      .error?.issues.map(({ code }) => code)
  it.each([
    ['turns the direction of what follows', '张三\u202e四李'],
    ['isolates a direction', 'a\u2066b'],
    ['has a mark of direction', 'a\u200fb'],
    ['has a space without width', 'Zhao\u200bYun'],
    ['has a soft hyphen', 'Zhao\u00adYun'],
    ['has an end of a line', 'Zhao\nYun'],
    ['has a control character', 'Zhao\u0007Yun'],
    ['looks like nothing', 'a\u3164b'],
  ])('is refused where it %s', (_, name) => {
    expect(issuesOf(name)).toEqual(['invalid_format'])
  })
  it.each(['张三', 'José Ángel', 'محمد علي', 'می\u200cخواهم', '👩\u200d🔧 Repairs', '☕️', '部门 A／B（一）'])('may be %s', (name) => {
    expect(issuesOf(name)).toBeUndefined()
  })
})

describe('changing a user', () => {
  it('is one of three shapes, and none takes the field of another', () => {
    expect(userUpdateSchema.safeParse({ userId: ID, status: '1' }).success).toBe(true)
    expect(userUpdateSchema.safeParse({ userId: ID, status: '1', password: 'a-long-password' }).success).toBe(false)
    expect(userUpdateSchema.safeParse({ userId: ID, permissions: [WILDCARD_PERMISSION] }).success).toBe(false)
  })
})

describe('text', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud800b'],
  ])('with %s is refused before it reaches the database', (_what, value) => {
    expect(text(10).safeParse(value).success).toBe(false)
  })
})
