/** Lists that are narrowed to a process, a requester and more at once: what they hold beside a plain reading of all tickets, and how the database finds it. */
import { MAX_LISTED_PROCESSES } from '@formwork/api-contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepartment, buildRole, type BuiltUser, buildUser } from '../../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, users } from '../../../testing/build-processes'
import { maxRowsRead, plansOfCall, scansOf, sortsOf } from '../../../testing/many/plans-of-call'
import { seedManyTickets } from '../../../testing/many/seed-many-tickets'
import { createTestApp, type TestApp, type TestClient } from '../../../testing/test-app'
import { vacuumWhole } from '../../../testing/vacuum-whole'

const TICKETS = 30_000
const RARE = TICKETS / 1500
const PAGE = 20

type Who = 'asked' | 'handler' | 'requester' | 'chief'
let test: TestApp
let people: Record<Who, BuiltUser>
let others: readonly BuiltUser[]
let as: Record<'admin' | Who, TestClient>
let processes: Record<'usual' | 'rare' | 'past' | 'unused', string>

interface Ticket {
  readonly n: number
  readonly process: string
  readonly requester: string
  readonly status: string
}
let all: readonly Ticket[]

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  const departmentId = await buildDepartment(test.deps, { parentId: test.site.rootDepartmentId })
  const chiefs = await buildRole(test.deps, { permissions: ['process:list:all'], dataScope: 3 })
  people = {
    asked: await buildUser(test.deps, { roleIds }),
    handler: await buildUser(test.deps, { roleIds }),
    requester: await buildUser(test.deps, { roleIds, departmentId }),
    chief: await buildUser(test.deps, { roleIds: [chiefs], departmentId }),
  }
  as = {
    admin: await test.as(test.admin),
    asked: await test.as(people.asked),
    handler: await test.as(people.handler),
    requester: await test.as(people.requester),
    chief: await test.as(people.chief),
  }
  others = await Promise.all(Array.from({ length: 20 }, () => buildUser(test.deps, { roleIds })))
  const definition = leaveDefinition(users(people.asked.id), users(people.asked.id))
  const publish = async (name: string) => publishNew(as.admin, definition, await buildForm(test), name)
  processes = { usual: await publish('采购'), rare: await publish('外派'), past: await publish('旧采购'), unused: await publish('未用') }
  await seedManyTickets(test.database.pool, {
    count: TICKETS,
    requesterIds: [people.requester.id, ...others.map(({ id }) => id)],
    waitingFor: people.asked.id,
    handledBy: people.handler.id,
    processId: processes.usual,
    others: processes,
  })
  await test.database.pool.query(
    `insert into ticket_copies select case when title like '%1' then $1 else requester_id end, id, created_at from tickets`,
    [people.handler.id],
  )
  await vacuumWhole(test.database.pool, ['tickets', 'ticket_copies'])
  const { rows } = await test.database.pool.query<Ticket>(
    `select substring(title from '\\d+')::int as n, process_id as process, requester_id as requester, status from tickets order by id desc`,
  )
  all = rows
})
afterAll(() => test.close())

const get = (client: TestClient, path: string) => client.get(`/api/v2/tickets${path}`)

interface Asked {
  /** Ids with commas between them. */
  readonly process?: string | undefined
  readonly requester?: string | undefined
  readonly status?: string | undefined
  readonly keyword?: string | undefined
  /** Numbers of tickets; one was started each second. */
  readonly from?: number | undefined
  readonly until?: number | undefined
}
const secondsIn = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString()

const pathOf = ({ from, until, ...rest }: Asked, more: Readonly<Record<string, string>> = {}) => {
  const times = { ...(from === undefined ? {} : { from: secondsIn(from) }), ...(until === undefined ? {} : { until: secondsIn(until) }) }
  const asked = Object.entries({ ...rest, ...times, ...more }).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(asked as [string, string][]).toString()}`
}

const matches = ({ n, process, requester, status }: Ticket, asked: Asked) =>
  (asked.process === undefined || asked.process.split(',').includes(process)) &&
  (asked.requester === undefined || requester === asked.requester) &&
  (asked.status === undefined || status === asked.status) &&
  (asked.from === undefined || n >= asked.from) &&
  (asked.until === undefined || n < asked.until) &&
  (asked.keyword === undefined || `采购笔记本 ${n}`.includes(asked.keyword) || `2020${String(n).padStart(8, '0')}`.includes(asked.keyword))

interface List {
  readonly path: string
  readonly who: keyof typeof as
  readonly holds: (ticket: Ticket) => boolean
  readonly isOldestFirst?: boolean
  /** All in it are of one requester. */
  readonly isOwn?: boolean
}
const LISTS: readonly List[] = [
  { path: '/todo', who: 'asked', holds: ({ status }) => status === 'running', isOldestFirst: true },
  { path: '/mine', who: 'requester', holds: ({ requester }) => requester === people.requester.id, isOwn: true },
  { path: '/related', who: 'handler', holds: ({ n }) => n % 10 === 1 },
  { path: '/copied', who: 'handler', holds: ({ n }) => n % 10 === 1 },
  { path: '', who: 'admin', holds: () => true },
  { path: '', who: 'chief', holds: ({ requester }) => requester === people.requester.id },
]

describe('a list that is narrowed in several ways at once', () => {
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
  const asked = () =>
    fc.record({
      process: maybe(fc.uniqueArray(fc.constantFrom(...Object.values(processes)), { minLength: 1 }).map((some) => some.join(','))),
      requester: maybe(fc.constantFrom(people.requester.id, others[0]?.id ?? '', people.asked.id)),
      status: maybe(fc.constantFrom('running', 'approved', 'refused')),
      keyword: maybe(fc.constantFrom('29', '采购笔记本 1', '笔记', '2995', '没有')),
      from: maybe(fc.nat(TICKETS)),
      until: maybe(fc.nat(TICKETS)),
    })

  it('holds what a plain reading of all tickets finds, page by page, and counts it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...LISTS), asked(), fc.nat(3), async (list, wanted, pageBefore) => {
        const filter: Asked = list.isOwn === true ? { ...wanted, requester: undefined } : wanted
        const found = all.filter((ticket) => list.holds(ticket) && matches(ticket, filter)).map(({ n }) => n)
        if (list.isOldestFirst === true) found.reverse()
        const answer = await get(as[list.who], list.path + pathOf(filter, { pageIndex: String(pageBefore + 1), pageSize: '7' }))
        const shown = (answer.at('list') as { title: string }[]).map(({ title }) => Number(title.split(' ')[1]))
        expect(shown).toEqual(found.slice(pageBefore * 7, pageBefore * 7 + 7))
        expect(answer.at('count')).toBe(Math.min(found.length, 10_000))
      }),
      { numRuns: 160 },
    )
  }, 120_000)

  it.each<(keyof typeof processes)[]>([['past'], ['past', 'rare'], ['usual', 'unused', 'past']])(
    'has its last page and its exact count (%s, %s, %s)',
    async (...names) => {
      const filter = { process: names.map((name) => processes[name]).join(',') }
      const found = all.filter((ticket) => matches(ticket, filter))
      const size = 50
      const last = Math.ceil(found.length / size)
      const answer = await get(as.admin, pathOf(filter, { exactCount: '1', pageIndex: String(last), pageSize: String(size) }))
      expect([answer.at('count'), answer.at('list.0.title')]).toEqual([found.length, `采购笔记本 ${found[(last - 1) * size]?.n}`])
    },
  )

  it('is not asked for what is no id, nor is a list of one’s own for another requester', async () => {
    expect((await get(as.admin, '?process=purchase')).at('code')).toBe('request.invalid')
    expect((await get(as.admin, '?requester=me')).at('code')).toBe('request.invalid')
    expect((await get(as.admin, `?process=${processes.rare},`)).at('code')).toBe('request.invalid')
    const tooMany = Array.from({ length: MAX_LISTED_PROCESSES + 1 }, () => test.deps.newId()).join(',')
    expect((await get(as.admin, `?process=${tooMany}`)).at('code')).toBe('request.invalid')
    const mine = await get(as.requester, `/mine?requester=${others[0]?.id}`)
    expect(mine.at('list.0.requester.id') ?? people.requester.id).toBe(people.requester.id)
  })

  it('shows nobody what they may not see', async () => {
    expect((await get(as.requester, `?process=${processes.usual}`)).status).toBe(403)
    const beyond = await get(as.chief, pathOf({ requester: others[0]?.id, process: processes.usual }))
    expect([beyond.at('count'), beyond.at('list')]).toEqual([0, []])
  })
})

describe('the processes that a list can be narrowed to', () => {
  const of = async (who: keyof typeof as, list: string) =>
    ((await get(as[who], `/processes?list=${list}`)).at('list') as { id: string }[]).map(({ id }) => id).toSorted()
  const those = (...names: (keyof typeof processes)[]) => names.map((name) => processes[name]).toSorted()

  it('are those that it has tickets of, for each as far as they see', async () => {
    expect(await of('admin', 'all')).toEqual(those('usual', 'rare', 'past'))
    expect(await of('asked', 'todo')).toEqual(those('usual', 'past'))
    expect(await of('handler', 'copied')).toEqual(those('usual', 'past'))
    expect(await of('handler', 'related')).toEqual(those('usual', 'past'))
    const mine = [...new Set(all.filter(({ requester }) => requester === people.requester.id).map(({ process }) => process))].toSorted()
    expect(await of('requester', 'mine')).toEqual(mine)
    expect(await of('chief', 'all')).toEqual(mine)
    expect(await of('asked', 'mine')).toEqual([])
  })

  it('are not told of a list that one may not open', async () => {
    const refused = await get(as.requester, '/processes?list=all')
    expect([refused.status, refused.at('code')]).toEqual([403, 'permission.denied'])
    expect((await get(as.requester, '/processes?list=other')).at('code')).toBe('request.invalid')
  })

  it('have their present names, and say which were removed', async () => {
    await test.database.pool.query("update processes set deleted_at = now(), name = '外派（旧）' where id = $1", [processes.rare])
    const list = (await get(as.admin, '/processes?list=all')).at('list')
    expect(list).toContainEqual({ id: processes.rare, name: '外派（旧）', removed: true })
    expect(list).toContainEqual({ id: processes.usual, name: '采购' })
    await test.database.pool.query('update processes set deleted_at = null where id = $1', [processes.rare])
  })
})

describe('the database', () => {
  const named = (path: string) =>
    path
      .replaceAll(/(usual|rare|past|unused)/g, (name) => processes[name as keyof typeof processes])
      .replace('somebody', others[0]?.id ?? '')
  const plansOf = (who: keyof typeof as, path: string) => plansOfCall(test, () => get(as[who], named(path)))

  it.each<[keyof typeof as, string]>([
    ['admin', '?process=usual'],
    ['admin', '?process=usual&pageIndex=20'],
    ['admin', '?process=rare'],
    ['admin', '?process=past'],
    ['admin', '?process=usual&status=running'],
    ['admin', '?process=usual&status=withdrawn'],
    ['admin', '?process=past&status=approved'],
    ['admin', '?process=past&from=2026-01-01T01:00:00.000Z'],
    ['admin', '?requester=somebody'],
    ['admin', '?requester=somebody&status=approved'],
    ['admin', '?requester=somebody&process=rare'],
    ['admin', '?requester=somebody&process=past'],
    ['admin', '?process=rare&overdue=1'],
    ['admin', '?process=rare&stuck=1'],
    ['chief', '?process=usual'],
    ['chief', '?process=rare'],
    ['chief', '?process=past'],
    ['requester', '/mine?process=past'],
    ['requester', '/mine?process=rare'],
    ['admin', '/processes?list=all'],
    ['requester', '/processes?list=mine'],
    ['admin', '?requester=somebody&process=rare,past'],
    ['admin', '?process=rare,past&overdue=1'],
    ['admin', '?process=usual,rare&status=withdrawn'],
  ])('finds the list of %s at %s by indexes, and sorts no more than a page', async (who, path) => {
    await get(as[who], named(path))
    for (const nodes of await plansOf(who, path)) {
      expect(scansOf(nodes), JSON.stringify(nodes)).toEqual([])
      expect(sortsOf(nodes, PAGE), JSON.stringify(nodes)).toEqual([])
    }
  })

  it.each<[keyof typeof as, string, number]>([
    ['admin', '?process=usual,rare', 2],
    ['admin', '?process=usual,past,rare', 3],
    ['admin', '?process=rare,unused', 2],
    ['admin', '?process=usual,past&status=running', 2],
    ['admin', '?process=past,rare&from=2026-01-01T01:00:00.000Z', 2],
    ['chief', '?process=usual,past', 2],
    ['chief', '?process=rare,past', 2],
  ])('finds the list of %s at %s along the index of processes, and sorts no more than a page of each', async (who, path, each) => {
    await get(as[who], named(path))
    for (const nodes of await plansOf(who, path)) {
      expect(scansOf(nodes), JSON.stringify(nodes)).toEqual([])
      expect(sortsOf(nodes, (PAGE + 1) * each), JSON.stringify(nodes)).toEqual([])
      const used = nodes.flatMap((node) => (node['Relation Name'] === 'tickets' ? [node['Index Name']] : []))
      expect(used, JSON.stringify(nodes)).toContain('tickets_process')
    }
  })

  it.each<[keyof typeof as, string]>([
    ['asked', '/todo?process=past'],
    ['asked', '/todo?process=rare'],
    ['asked', '/todo?requester=somebody'],
    ['handler', '/related?process=past'],
    ['handler', '/related?process=rare'],
    ['handler', '/related?requester=somebody'],
    ['handler', '/copied?process=past'],
    ['handler', '/copied?process=rare'],
    ['handler', '/copied?requester=somebody'],
    ['asked', '/todo?process=past,rare'],
    ['handler', '/related?process=past,rare'],
    ['handler', '/copied?process=rare,unused'],
    ['requester', '/mine?process=past,rare'],
  ])('finds the list of %s at %s from the smaller side by indexes, and sorts no more than it holds', async (who, path) => {
    const count = Number((await get(as[who], named(path))).at('count'))
    for (const nodes of await plansOf(who, path)) {
      expect(scansOf(nodes), JSON.stringify(nodes)).toEqual([])
      expect(sortsOf(nodes, Math.max(PAGE, count)), JSON.stringify(nodes)).toEqual([])
    }
  })

  it.each([
    ['?process=rare', RARE],
    ['?process=past&pageIndex=2', 10_001],
    ['?process=rare&status=approved', RARE],
    ['?process=rare,unused', RARE],
    ['?process=past,rare&pageIndex=2', 10_001],
    ['?requester=somebody', TICKETS / 21],
  ])('looks at no other tickets for %s', async (path, most) => {
    for (const nodes of await plansOf('admin', path)) expect(maxRowsRead(nodes), JSON.stringify(nodes)).toBeLessThanOrEqual(most + 1)
  })
})
