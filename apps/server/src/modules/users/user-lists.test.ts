/** Lists of tens of thousands of people: what they answer, and how the database finds it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLANNED_BY_VALUES } from '../../db/statements/preparing-client'
import { buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { recordQueries, type SentStatement } from '../../testing/record-statements'
import { seedManyPeople } from '../../testing/many/seed-many-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

const PEOPLE = 24_000
const DEPARTMENTS = 40
const PAGE = 20

let test: TestApp
let admin: TestClient
/** The root of them all, and one below it with people of its own. */
let above: string
let one: string
/** Two who reach some departments of them. */
let scoped: TestClient
let alsoScoped: TestClient

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  above = await buildDepartment(test.deps)
  const departmentIds = await Promise.all(Array.from({ length: DEPARTMENTS }, () => buildDepartment(test.deps, { parentId: above })))
  one = departmentIds[1] ?? ''
  const reaching = async (departmentIds: readonly string[]) => {
    const roleId = await buildRole(test.deps, { permissions: ['system:sysuser:list'], dataScope: 2, departmentIds })
    return test.as(await buildUser(test.deps, { roleIds: [roleId] }))
  }
  scoped = await reaching(departmentIds.slice(0, 3))
  alsoScoped = await reaching(departmentIds.slice(3, 20))
  await seedManyPeople(test.database.pool, { count: PEOPLE, departmentIds, roleId: test.site.staffRoleId })
})
afterAll(() => test.close())

const list = (query: string) => admin.get(`/api/v1/sysUserList?boundedCount=1&${query}`)
const names = (answer: Awaited<ReturnType<typeof list>>) =>
  (answer.at('data.list') as { username: string }[]).map(({ username }) => username)
const numbered = (...numbers: number[]) => numbers.map((number) => `person${number}`)
const descending = (from: number, length: number, step = 1) => Array.from({ length }, (_, index) => from - index * step)

describe('a long list of people', () => {
  it('has on its pages the people who are as far from the newest, with their roles', async () => {
    expect(names(await list('pageIndex=2&username=person'))).toEqual(numbered(...descending(PEOPLE - PAGE, PAGE)))
    const [first] = (await list('username=person')).at('data.list') as { roleIds: string[]; deptId: string }[]
    expect(first?.roleIds).toEqual([test.site.staffRoleId])
  })

  it('has as many on a page as are asked for', async () => {
    for (const size of [1, 9, 10, 11, 100]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(names(await list(`pageIndex=3&pageSize=${size}&username=person`)), String(size)).toEqual(
        numbered(...descending(PEOPLE - 2 * size, size)),
      )
    }
  })

  it('is counted to ten thousand and no further, the second time too', async () => {
    for (const query of ['', `deptId=${above}`, 'keyword=person', 'status=0']) {
      // oxlint-disable-next-line no-await-in-loop -- the second after the first
      const [first, second] = [await list(query), await list(query)]
      expect([first.at('data.count'), first.at('data.isCountBounded')], query).toEqual([10_000, true])
      expect(second.at('data'), query).toEqual(first.at('data'))
    }
  })

  it('is counted exactly where it is short', async () => {
    const members = await list(`deptId=${one}&pageIndex=2`)
    expect([members.at('data.count'), members.at('data.isCountBounded')]).toEqual([PEOPLE / DEPARTMENTS, undefined])
    expect(names(members)).toEqual(numbered(...descending(PEOPLE - DEPARTMENTS + 1 - PAGE * DEPARTMENTS, PAGE, DEPARTMENTS)))
    expect((await list('keyword=person1234')).at('data.count')).toBe(11)
    expect((await list(`keyword=person1234&deptId=${one}`)).at('data.count')).toBe(0)
    expect((await list('pageIndex=9&keyword=person1234')).at('data')).toMatchObject({ count: 11, list: [] })
    expect((await list('status=1')).at('data.count')).toBe(0)
  })
})

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}
interface Explained {
  readonly 'QUERY PLAN': [{ Plan: PlanNode }]
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The one statement of a call that reads people. */
async function statementOf(path: string, client = admin): Promise<SentStatement> {
  const sent = (await recordQueries(test.database.pool, () => client.get(path))).filter(({ text }) => /\b(users|user_words)\b/.test(text))
  const [list, ...others] = sent.filter(({ text }) => !text.includes('from sessions'))
  expect(others).toEqual([])
  if (list === undefined) throw new Error(`${path} read nobody`)
  return list
}

/** It explained: with its values, or as it is planned once for all values. */
async function explainedPlan({ text, values }: SentStatement, way: 'by values' | 'once' = 'by values'): Promise<PlanNode[]> {
  const client = await test.database.pool.connect()
  try {
    if (way === 'once') await client.query(`set plan_cache_mode = force_generic_plan; prepare planned as ${text}`)
    const nothing = values.length === 0 ? '' : `(${values.map(() => 'null').join()})`
    const { rows } = await (way === 'once'
      ? client.query<Explained>(`explain (format json) execute planned ${nothing}`)
      : client.query<Explained>(`explain (format json) ${text}`, [...values]))
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    return plan === undefined ? [] : nodesOf(plan)
  } finally {
    await client.query('reset plan_cache_mode; deallocate all')
    client.release(true)
  }
}

const LARGE = new Set(['users', 'user_words', 'user_roles'])
const scannedIn = (nodes: readonly PlanNode[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && LARGE.has(node['Relation Name'] ?? ''))
const isPlannedByValues = ({ text }: SentStatement) => text.includes(PLANNED_BY_VALUES)

describe('the database', () => {
  it.each<[string, () => string]>([
    ['the newest page', () => ''],
    ['a page far behind it', () => 'pageIndex=400'],
    ['a department', () => `deptId=${one}`],
    ['a department and all below', () => `deptId=${above}`],
    ['a page of theirs behind it', () => `deptId=${above}&pageIndex=40`],
    ['a search', () => 'keyword=person12'],
    ['a search that finds nobody', () => `keyword=${encodeURIComponent('龘龘')}`],
    ['a search in a department', () => `deptId=${one}&keyword=person1234`],
    ['those who are disabled', () => 'status=1'],
  ])('finds %s by indexes, in one statement', async (_what, query) => {
    // The server has cached the length of its long list by now.
    await list(query())
    const sent = await statementOf(`/api/v1/sysUserList?boundedCount=1&${query()}`)
    expect(scannedIn(await explainedPlan(sent))).toEqual([])
    if (!isPlannedByValues(sent)) expect(scannedIn(await explainedPlan(sent, 'once'))).toEqual([])
  })

  it.each(['', 'pageIndex=9', 'keyword=person12', 'status=1'])('finds those whom somebody reaches by indexes: %s', async (query) => {
    const sent = await statementOf(`/api/v1/sysUserList?boundedCount=1&${query}`, scoped)
    expect(scannedIn(await explainedPlan(sent))).toEqual([])
    if (!isPlannedByValues(sent)) expect(scannedIn(await explainedPlan(sent, 'once'))).toEqual([])
  })

  it('is sent one text for each kind of question, whatever is asked', async () => {
    const two = async (path: (value: string) => string, [first, second]: readonly [string, string], by = admin, other = by) =>
      expect((await statementOf(path(second), other)).text).toBe((await statementOf(path(first), by)).text)
    const users = (query: string) => `/api/v1/sysUserList?boundedCount=1&${query}`
    await two((keyword) => users(`keyword=${keyword}`), ['person12', encodeURIComponent('王')])
    await two((keyword) => users(`keyword=${keyword}`), ['12', '7'])
    await two((pageSize) => users(`pageSize=${pageSize}`), ['11', '20'])
    await two((username) => users(`username=${username}`), ['person12', 'son3'])
    await two((deptId) => users(`deptId=${deptId}&keyword=person1`), [one, above])
    await two((keyword) => users(`keyword=${keyword}`), ['person12', 'son3'], scoped, alsoScoped)
    await two((roleId) => `/api/v2/roles/${roleId}/members?keyword=person1`, [test.site.staffRoleId, test.site.adminRoleId])
  })

  it.each(['', `keyword=${encodeURIComponent('王')}`, 'keyword=person12'])('finds people to choose from by indexes: %s', async (query) => {
    const nodes = await explainedPlan(await statementOf(`/api/v2/people?${query}`))
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'users')).toEqual([])
  })

  it('counts the people of departments without reading them', async () => {
    const sent = await recordQueries(test.database.pool, () => admin.get('/api/v1/deptList'))
    const counting = sent.find(({ text }) => text.includes('group by'))
    const { rows } = await test.database.pool.query<{ 'QUERY PLAN': string }>(`explain ${counting?.text}`, [...(counting?.values ?? [])])
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using users_members')
  })
})
