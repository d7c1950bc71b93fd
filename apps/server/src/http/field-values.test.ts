/** What a field may hold, asked of the real calls. The console runs the same table through its forms: apps/console/src/shared/contract-form. */
import table from '@formwork/api-contract/fixtures/field-values.json'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

interface Answers {
  readonly taken: readonly unknown[]
  readonly refused: readonly unknown[]
}

const rows = Object.entries(table).flatMap(([subject, fields]) =>
  Object.entries<Answers>(fields).flatMap(([field, { taken, refused }]) => [
    ...taken.map((value) => ({ subject, field, value, isTaken: true })),
    ...refused.map((value) => ({ subject, field, value, isTaken: false })),
  ]),
)

describe('what a field may hold', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  const send = async (subject: string, change: Readonly<Record<string, unknown>>) => {
    const admin = await test.as(test.admin)
    const unique = `u${test.deps.newId().replaceAll('-', '')}`
    if (subject === 'user')
      return admin.post('/api/v1/sysUser', { username: unique, password: 'long-enough-1', nickName: 'A', roleIds: [], ...change })
    if (subject === 'role') return admin.post('/api/v1/role', { roleKey: unique, roleName: 'A', ...change })
    const content = { name: 'A', is_ldap: false, is_verify_code: false, ...change }
    return admin.post('/api/v1/settings', { classify: 1, content })
  }

  it.each(rows)('$subject.$field of $value: taken $isTaken', async ({ subject, field, value, isTaken }) => {
    const answer = await send(subject, { [field]: value })
    const at = (subject === 'site' ? ['content', field] : [field]) as readonly string[]
    if (isTaken) expect(answer.at('code'), answer.textAt('msg')).toBe(200)
    else expect([answer.at('code'), answer.at('reason'), answer.at('issues.0.path')]).toEqual([400, 'request.invalid', at])
  })

  it('names the field of a refusal that is in no schema', async () => {
    const admin = await test.as(test.admin)
    const user = { username: 'taken-once', password: 'long-enough-1', nickName: 'A', roleIds: [] }
    expect((await admin.post('/api/v1/sysUser', user)).at('code')).toBe(200)
    const again = await admin.post('/api/v1/sysUser', user)
    expect(again.at('issues')).toEqual([{ path: ['username'], code: 'user.name-taken', message: again.at('msg') }])
    const weak = await admin.post('/api/v1/sysUser', { ...user, username: 'somebody', password: 'somebody-1' })
    expect(weak.at('issues.0.path')).toEqual(['password'])
  })

  it('says of a name with characters that nobody sees that it has some, and which field that is', async () => {
    const answer = await send('user', { nickName: '张三\u202e四李' })
    expect(answer.at('msg')).toBe('请求参数有误：nickName 含有不可见字符或改变文字方向的字符')
    expect(answer.at('issues')).toMatchObject([{ path: ['nickName'], code: 'invalid_format', params: { format: 'name' } }])
  })

  it('tells the limit that was missed, for clients with words of their own', async () => {
    const answer = await send('user', { password: '1234567' })
    expect(answer.at('issues')).toMatchObject([{ path: ['password'], code: 'too_small', params: { minimum: 8, origin: 'string' } }])
  })
})
