/** Lists of tens of thousands of tickets: what they answer, and how the database finds it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltUser, buildUser } from '../../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, users } from '../../../testing/build-processes'
import { recordQueries } from '../../../testing/record-statements'
import { seedManyTickets } from '../../../testing/many/seed-many-tickets'
import { maxRowsRead, plansOfCall, scansOf, sortsOf } from '../../../testing/many/plans-of-call'
import { createTestApp, type TestApp, type TestClient } from '../../../testing/test-app'

const TICKETS = 30_000
const WAITING = TICKETS / 10
const PAGE = 20
/** So many of the oldest get another title. */
const OLD = 2000

let test: TestApp
let people: Record<'asked' | 'handler' | 'requester', BuiltUser>
let as: Record<'admin' | keyof typeof people, TestClient>
let processId: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  people = {
    asked: await buildUser(test.deps, { nickName: '审批人', roleIds }),
    handler: await buildUser(test.deps, { nickName: '经办人', roleIds }),
    requester: await buildUser(test.deps, { nickName: '张三', roleIds }),
  }
  as = {
    admin: await test.as(test.admin),
    asked: await test.as(people.asked),
    handler: await test.as(people.handler),
    requester: await test.as(people.requester),
  }
  const definition = leaveDefinition(users(people.asked.id), users(people.asked.id))
  processId = await publishNew(as.admin, definition, await buildForm(test), '采购')
  const others = await Promise.all(Array.from({ length: 20 }, () => buildUser(test.deps, { roleIds })))
  await seedManyTickets(test.database.pool, {
    count: TICKETS,
    requesterIds: [people.requester.id, ...others.map(({ id }) => id)],
    waitingFor: people.asked.id,
    handledBy: people.handler.id,
    processId,
  })
})
afterAll(() => test.close())

const titles = (list: unknown) => (list as { title: string }[]).map(({ title }) => title)
const numbered = (...numbers: number[]) => numbers.map((number) => `采购笔记本 ${number}`)
const get = (client: TestClient, path: string) => client.get(`/api/v2/tickets${path}`)

describe('a long list of tickets', () => {
  it('is counted to 10,000, and exactly where that is asked for', async () => {
    const bounded = await get(as.admin, '')
    expect([bounded.at('count'), bounded.at('isCountBounded')]).toEqual([10_000, true])
    const exact = await get(as.admin, '?exactCount=1')
    expect([exact.at('count'), exact.at('isCountBounded')]).toEqual([TICKETS, undefined])
    expect(exact.at('list')).toEqual(bounded.at('list'))
    // Known from an earlier count.
    expect((await get(as.admin, '')).at('isCountBounded')).toBe(true)
    const few = await get(as.admin, '?status=running')
    expect([few.at('count'), few.at('isCountBounded')]).toEqual([WAITING, undefined])
  })

  it.each([10_000 / PAGE, 10_000 / PAGE + 1, 777, 1000, 1234, TICKETS / PAGE - 1, TICKETS / PAGE])(
    'has on its page %i the rows that are as far from the newest',
    async (page) => {
      const newest = TICKETS - (page - 1) * PAGE
      const answer = await get(as.admin, `?pageIndex=${page}&pageSize=${PAGE}`)
      expect(titles(answer.at('list'))).toEqual(numbered(...Array.from({ length: PAGE }, (_, index) => newest - index)))
    },
  )

  it('has as many on a page as are asked for, whichever way it is found', async () => {
    for (const size of [1, 9, 10, 11, 100]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const pages = await Promise.all(
        ['', 'keyword=笔记&', 'keyword=笔记本&', 'pageIndex=2&', 'keyword=笔记&pageIndex=2&', 'keyword=笔记本&pageIndex=9&'].map((query) =>
          get(as.admin, `?${query}pageSize=${size}`),
        ),
      )
      const begins = [TICKETS, TICKETS, TICKETS, TICKETS - size, TICKETS - size, TICKETS - 8 * size]
      const expected = begins.map((newest) => numbered(...Array.from({ length: size }, (_, index) => newest - index)))
      expect(pages.map((page) => titles(page.at('list')))).toEqual(expected)
    }
  })

  it('is sent one text for sizes of pages that are near each other', async () => {
    const textsOf = (size: number) => recordQueries(test.database.pool, () => get(as.requester, `/mine?pageSize=${size}`))
    const [of11, of20] = [await textsOf(11), await textsOf(20)]
    expect(of11.map(({ text }) => text)).toEqual(of20.map(({ text }) => text))
  })

  it('has far pages of one status, and nothing behind the last page', async () => {
    const page = await get(as.admin, `?status=approved&pageIndex=1300&pageSize=${PAGE}`)
    const approved = Array.from({ length: TICKETS }, (_, index) => TICKETS - index).filter((number) => number % 10 !== 0)
    expect([page.at('count'), titles(page.at('list'))]).toEqual([approved.length, numbered(...approved.slice(1299 * PAGE, 1300 * PAGE))])
    const behind = await get(as.admin, `?pageIndex=${TICKETS / PAGE + 1}&pageSize=${PAGE}`)
    expect([behind.at('count'), behind.at('list')]).toEqual([TICKETS, []])
  })

  it('is in the order of waiting for those who are asked, and of the last change for those who have handled it', async () => {
    expect(titles((await get(as.asked, '/todo?pageSize=3')).at('list'))).toEqual(numbered(10, 20, 30))
    expect((await get(as.asked, '/todo')).at('count')).toBe(WAITING)
    const handled = await get(as.handler, '/related?pageSize=3&exactCount=1')
    expect([titles(handled.at('list')), handled.at('count')]).toEqual([numbered(TICKETS - 9, TICKETS - 19, TICKETS - 29), TICKETS / 10])
  })
})

describe('a list of the tickets that were started within some time', () => {
  const secondsIn = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString()
  /** From the 1,000th ticket to the 1,999th. */
  const window = `from=${secondsIn(1000)}&until=${secondsIn(2000)}`

  it('has those alone, and counts them', async () => {
    const all = await get(as.admin, `?${window}&pageSize=3`)
    expect([titles(all.at('list')), all.at('count')]).toEqual([numbered(1999, 1998, 1997), 1000])
    expect((await get(as.admin, `?from=${secondsIn(2000)}&exactCount=1`)).at('count')).toBe(TICKETS - 1999)
    expect((await get(as.admin, `?until=${secondsIn(1000)}&status=running`)).at('count')).toBe(99)
    const searched = await get(as.admin, `?${window}&keyword=${encodeURIComponent('采购')}`)
    expect([searched.at('count'), titles(searched.at('list'))[0]]).toEqual([1000, '采购笔记本 1999'])
    expect((await get(as.asked, `/todo?${window}`)).at('count')).toBe(100)
    expect((await get(as.handler, `/related?${window}`)).at('count')).toBe(100)
    expect((await get(as.requester, `/mine?from=${secondsIn(TICKETS + 1)}`)).at('count')).toBe(0)
  })

  it('is each asker’s own, also of those who ask at the same moment', async () => {
    const paths = [`/todo?${window}`, '/todo', `/todo?from=${secondsIn(500)}&until=${secondsIn(600)}`]
    const counts = await Promise.all(paths.map(async (path) => (await get(as.asked, path)).at('count')))
    expect(counts).toEqual([100, WAITING, 10])
  })
})

describe('lists that are asked for at the same moment', () => {
  it('share statements, and everybody gets their own', async () => {
    const paths = ['/todo', '/todo?pageIndex=2', '/todo?pageIndex=7', '/mine']
    const wanted = Object.values(as).flatMap((client) => paths.map((path) => async () => (await get(client, path)).body))
    const apart: unknown[] = []
    // oxlint-disable-next-line no-await-in-loop -- one by one
    for (const ask of wanted) apart.push(await ask())
    const sent = await recordQueries(test.database.pool, async () => {
      expect(await Promise.all(wanted.map((ask) => ask()))).toEqual(apart)
    })
    expect(sent.filter(({ text }) => text.includes('tickets')).length).toBeLessThanOrEqual(wanted.length / 2)
  })

  it('count a frequent text once', async () => {
    const path = `?keyword=${encodeURIComponent('采购')}`
    const sent = await recordQueries(test.database.pool, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => get(as.admin, path)))
      for (const answer of answers) {
        expect([answer.at('count'), answer.at('isCountBounded')]).toEqual([10_000, true])
        expect(titles(answer.at('list'))[0]).toBe(`采购笔记本 ${TICKETS}`)
      }
    })
    const searching = sent.filter(({ text }) => text.includes('from "ticket_grams"'))
    expect(searching).toHaveLength(4)
    expect(searching.filter(({ text }) => text.includes('::int as settled'))).toHaveLength(1)
  })
})

describe('a frequent text that only old tickets have', () => {
  it('is found and counted like every other', async () => {
    const { rows } = await test.database.pool.query<{ number: string }>(
      `update ticket_grams set title = '旧' || title, grams = search_grams(number || ' 旧' || title)
       where ticket_id in (select id from tickets order by id limit $1) returning number`,
      [OLD],
    )
    await test.database.pool.query('analyze ticket_grams')
    const path = `?keyword=${encodeURIComponent('旧')}&pageSize=${PAGE}`
    const isLookedForInNewest = async () => {
      const sent = await recordQueries(test.database.pool, () => get(as.admin, path))
      return sent.some(({ text }) => text.includes('newest as materialized'))
    }
    expect(await isLookedForInNewest()).toBe(false)
    // What is frequent is read again every ten minutes, while nobody waits for it.
    test.clock.advance({ minutes: 11 })
    await expect.poll(isLookedForInNewest).toBe(true)
    const answer = await get(as.admin, path)
    const newest = rows.map(({ number }) => number).toSorted((a, b) => (a < b ? 1 : -1))
    expect((answer.at('list') as { number: string }[]).map(({ number }) => number)).toEqual(newest.slice(0, PAGE))
    expect(answer.at('count')).toBe(OLD)
  })
})

const plansOf = (client: TestClient, path: string) => plansOfCall(test, () => get(client, path))

describe('the database', () => {
  it.each<[keyof typeof as, string]>([
    ['asked', '/todo'],
    ['asked', '/todo?pageIndex=3'],
    ['requester', '/mine'],
    ['requester', '/mine?status=approved&pageIndex=2'],
    ['handler', '/related'],
    ['handler', '/related?pageIndex=40'],
    ['admin', ''],
    ['admin', '?pageIndex=400'],
    ['admin', '?status=running'],
    ['admin', '?from=2026-01-01T00:10:00.000Z&until=2026-01-01T01:00:00.000Z'],
    ['admin', '?status=approved&until=2026-01-01T01:00:00.000Z'],
    ['requester', '/mine?from=2026-01-01T01:00:00.000Z'],
    ['asked', '/todo?from=2026-01-01T01:00:00.000Z'],
    ['admin', '?stuck=1'],
    ['admin', '?overdue=1'],
    ['admin', '?suspended=1'],
    ['asked', '/todo?suspended=1'],
    ['asked', '/todo?overdue=1'],
    ['requester', '/mine?overdue=1'],
    ['admin', '?keyword=29977'],
    ['admin', `?keyword=${encodeURIComponent('笔记本 29977')}`],
    ['admin', `?keyword=${encodeURIComponent('打印')}`],
  ])('finds the list of %s at %s by indexes, and sorts no more than a page', async (who, path) => {
    // The server has cached the length of its long lists by now.
    await get(as[who], path)
    for (const nodes of await plansOf(as[who], path)) {
      expect(scansOf(nodes), JSON.stringify(nodes)).toEqual([])
      expect(sortsOf(nodes, PAGE)).toEqual([])
    }
  })

  it('finds what is overdue without looking at what is not, also where only old tickets are', async () => {
    const { pool } = test.database
    const oldest = `select id from tickets where status = 'running' order by id limit 100`
    await pool.query(`update tickets set due_at = now() - interval '1 hour' where id in (${oldest})`)
    await pool.query('analyze tickets')
    expect((await get(as.admin, '?overdue=1')).at('count')).toBe(100)
    for (const nodes of await plansOf(as.admin, '?overdue=1')) {
      expect(maxRowsRead(nodes), JSON.stringify(nodes)).toBeLessThanOrEqual(100)
    }
    await pool.query('update tickets set due_at = null where due_at is not null')
  })

  it('finds what is suspended without looking into what else is running', async () => {
    const { pool } = test.database
    const oldest = `select id from tickets where status = 'running' order by id limit 100`
    await pool.query(`update tickets set is_suspended = true, state = state || '{"suspended": {}}' where id in (${oldest})`)
    await pool.query('analyze tickets')
    expect((await get(as.admin, '?suspended=1')).at('count')).toBe(100)
    expect((await get(as.admin, '?suspended=1&status=approved')).at('count')).toBe(0)
    // oxlint-disable-next-line no-await-in-loop -- statements of one call at a time
    for (const query of ['?suspended=1', '?suspended=1&status=running'])
      for (const nodes of await plansOf(as.admin, query)) expect(maxRowsRead(nodes), JSON.stringify(nodes)).toBeLessThanOrEqual(100)
    await pool.query(`update tickets set is_suspended = false, state = state - 'suspended' where is_suspended`)
  })

  it('judges what a search may have found without the tickets’ rows', async () => {
    for (const keyword of ['29977', '笔记本 29', '采购笔记本 2997']) {
      // oxlint-disable-next-line no-await-in-loop -- statements of one call at a time
      for (const nodes of await plansOf(as.admin, `?keyword=${encodeURIComponent(keyword)}`)) {
        const rows = nodes.filter((node) => node['Relation Name'] === 'tickets').map((node) => node['Actual Rows'] * node['Actual Loops'])
        expect(Math.max(...rows), keyword).toBeLessThanOrEqual(PAGE)
      }
    }
  })

  it.each(['采购笔记本 29', '笔记本 10', '笔记本 2997'])('looks at no more tickets than hold %s', async (keyword) => {
    const { rows } = await test.database.pool.query(
      `select count(*) filter (where grams @> keyword_grams($1)) as judged,
         count(*) filter (where title ilike '%' || $1 || '%' or number ilike '%' || $1 || '%') as found from ticket_grams`,
      [keyword],
    )
    expect(rows[0].judged).toBe(rows[0].found)
  })

  it('is asked once for each list of one’s own', async () => {
    for (const [client, path] of [
      [as.asked, '/todo'],
      [as.requester, '/mine'],
      [as.handler, '/related'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- statements of one call at a time
      const sent = await recordQueries(test.database.pool, () => get(client, path))
      expect(sent.filter(({ text }) => !text.includes('from sessions'))).toHaveLength(1)
    }
  })
})

describe('a text with many hits that is searched again', () => {
  const path = `?keyword=${encodeURIComponent('旧采购')}&pageSize=3`
  let found: { readonly count: unknown; readonly titles: readonly string[] }
  /** @returns whether all hits were counted, and not only those since the text was first searched */
  const countsAll = async () => {
    const sent = await recordQueries(test.database.pool, async () => {
      const answer = await get(as.admin, path)
      found = { count: answer.at('count'), titles: titles(answer.at('list')) }
    })
    return sent.some(({ text }) => text.includes('as settled'))
  }

  it('is counted among the tickets since then alone, and has every new one', async () => {
    expect(await countsAll()).toBe(true)
    const first = found
    expect(first.count).toBe(OLD)
    expect([await countsAll(), found]).toEqual([false, first])
    const started = { processId, version: 1, title: '旧采购', values: { reason: '回家', days: 1 } }
    expect((await as.requester.post('/api/v2/tickets', started)).status).toBe(200)
    expect([await countsAll(), found.count]).toEqual([false, OLD + 1])
  })

  it('is counted whole once more after a minute', async () => {
    test.clock.advance({ minutes: 2 })
    expect([await countsAll(), found.count]).toEqual([true, OLD + 1])
    expect([await countsAll(), found.count]).toEqual([false, OLD + 1])
  })
})
