/** What a new site calls the things it begins with. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { SITE_NAMES } from './site-names'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ language: 'en' })
})
afterAll(() => test.close())

it('a site begun in English names its department, roles, posts and administrator in English', async () => {
  const admin = await test.as(test.admin)
  const namesOf = async (path: string) => {
    const { text } = await admin.get(path)
    return text.match(/\p{Script=Han}+/gu) ?? []
  }
  expect(await namesOf('/api/v1/deptList')).toEqual([])
  expect(await namesOf('/api/v1/rolelist')).toEqual([])
  expect(await namesOf('/api/v1/postlist')).toEqual([])
  expect((await admin.get('/api/v1/deptList')).at('data.0.deptName')).toBe('Head office')
  expect((await admin.get('/api/v1/sysUserList')).text).toContain('"nickName":"Administrator"')
})

it('a site begun in Chinese names everything in Chinese', () => {
  expect(Object.values(SITE_NAMES['zh-CN']).filter((name) => !/^\p{Script=Han}+$/u.test(name))).toEqual([])
})
