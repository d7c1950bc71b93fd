/** Lists of one person: what they count and contain, whichever way it was found. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltUser, buildUser } from '../../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../../testing/build-processes'
import { recordQueries } from '../../../testing/record-statements'
import { seedManyTickets } from '../../../testing/many/seed-many-tickets'
import { createTestApp, type TestApp, type TestClient } from '../../../testing/test-app'

const TICKETS = 600
const WAITING = TICKETS / 10

let test: TestApp
let asked: BuiltUser
let as: Record<'asked' | 'requester', TestClient>
let processId: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  asked = await buildUser(test.deps, { roleIds })
  const requester = await buildUser(test.deps, { roleIds })
  as = { asked: await test.as(asked), requester: await test.as(requester) }
  const rule = users(asked.id)
  processId = await publishNew(await test.as(test.admin), leaveDefinition(rule, rule), await buildForm(test), '请假')
  const traits = { count: TICKETS, requesterIds: [requester.id], waitingFor: asked.id, handledBy: asked.id, processId }
  await seedManyTickets(test.database.pool, traits)
})
afterAll(() => test.close())

/** @returns how many there are, and how many of them had been counted before. */
async function counted(client: TestClient, path: string) {
  let count: unknown
  const sent = await recordQueries(test.database.pool, async () => {
    count = (await client.get(`/api/v2/tickets/${path}`)).at('count')
  })
  const questions = sent.find(({ text }) => text.includes('select asked.question'))?.values[0]
  const [question] = JSON.parse(String(questions)) as readonly { readonly known: number }[]
  return [count, question?.known]
}

async function approve(id: string): Promise<void> {
  const taskId = (await as.asked.get(`/api/v2/tickets/${id}`)).textAt('openTasks.0.taskId')
  expect((await as.asked.post(`/api/v2/tickets/${id}/approve`, { taskId })).status).toBe(200)
}

describe('a list to which tickets are only added', () => {
  it('is counted on from what is two minutes old, and right after every ticket', async () => {
    expect(await counted(as.requester, 'mine')).toEqual([TICKETS, 0])
    expect(await counted(as.requester, 'mine')).toEqual([TICKETS, TICKETS])
    await startLeave(as.requester, processId, 5)
    expect(await counted(as.requester, 'mine')).toEqual([TICKETS + 1, TICKETS])
    test.clock.advance({ minutes: 3 })
    expect(await counted(as.requester, 'mine?pageIndex=2')).toEqual([TICKETS + 1, TICKETS])
    expect(await counted(as.requester, 'mine?exactCount=1')).toEqual([TICKETS + 1, TICKETS + 1])
  })

  it('has a ticket that was answered now, however old it is, and once however often', async () => {
    const old = (await startLeave(as.requester, processId, 5)).textAt('id')
    test.clock.advance({ minutes: 10 })
    const handled = TICKETS / 10
    expect(await counted(as.asked, 'related')).toEqual([handled, 0])
    expect(await counted(as.asked, 'related')).toEqual([handled, handled])
    await approve(old)
    expect(await counted(as.asked, 'related')).toEqual([handled + 1, handled])
    test.clock.advance({ minutes: 3 })
    expect(await counted(as.asked, 'related')).toEqual([handled + 1, handled])
    await approve(old)
    expect(await counted(as.asked, 'related')).toEqual([handled + 1, handled + 1])
    expect(await counted(as.asked, 'related?status=running')).toEqual([0, null])
  })

  it('is counted on for each process by itself where it is narrowed to one', async () => {
    const rule = users(asked.id)
    const other = await publishNew(await test.as(test.admin), leaveDefinition(rule, rule), await buildForm(test), '调休')
    const counts = async () => {
      const of = async (process: string) => (await as.requester.get(`/api/v2/tickets/mine?process=${process}`)).at('count')
      return [await of(processId), await of(other)]
    }
    const [before] = await counts()
    await startLeave(as.requester, other, 5)
    expect(await counts()).toEqual([before, 1])
    test.clock.advance({ minutes: 10 })
    expect(await counts()).toEqual([before, 1])
    await startLeave(as.requester, other, 5)
    expect(await counts()).toEqual([before, 2])
  })
})

describe('a list of what waits for somebody', () => {
  const pages = async (path: string, size: number) => {
    const rows: string[] = []
    for (let page = 1; ; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const answer = await as.asked.get(`/api/v2/tickets/${path}pageSize=${size}&pageIndex=${page}`)
      const ids = (answer.at('list') as { id: string }[]).map(({ id }) => id)
      rows.push(...ids)
      if (ids.length < size) return { rows, count: answer.at('count') }
    }
  }

  it('holds a ticket once where they are asked twice on it, since they first were', async () => {
    const { pool } = test.database
    // How many minutes after the first time they are asked once more, by the ticket's place.
    const repeats = fc.dictionary(fc.nat(WAITING - 1).map(String), fc.integer({ min: -500, max: 500 }), { maxKeys: 12 })
    const ask = async (again: Readonly<Record<string, number>>) => {
      await pool.query("delete from ticket_assignments where task_id = 'again'; delete from ticket_tasks where task_id = 'again'")
      const made = `with waiting as (select ticket_id, opened_at, row_number() over (order by ticket_id) - 1 as place
          from ticket_assignments where task_id = 't' and status = 'open'),
        again as (select ticket_id, opened_at + r.value::int * interval '1 minute' as at from waiting join jsonb_each_text($1) r on r.key = place::text)`
      await pool.query(
        `${made} insert into ticket_tasks (ticket_id, task_id, node_id, node_name, completion, status, opened_at)
         select ticket_id, 'again', 'n', 'again', 'any', 'open', at from again`,
        [again],
      )
      await pool.query(
        `${made} insert into ticket_assignments (ticket_id, task_id, user_id, status, opened_at) select ticket_id, 'again', $2, 'open', at from again`,
        [again, asked.id],
      )
      const { rows } = await pool.query<{ id: string }>(
        `select ticket_id as id from ticket_assignments where user_id = $1 and status = 'open' group by 1 order by min(opened_at), 1`,
        [asked.id],
      )
      return rows.map(({ id }) => id)
    }
    await fc.assert(
      fc.asyncProperty(repeats, fc.constantFrom(7, 20, 100), async (again, size) => {
        const wanted = await ask(again)
        expect(wanted.length).toBeGreaterThanOrEqual(WAITING)
        // oxlint-disable-next-line no-await-in-loop -- one list after the other
        for (const path of ['todo?', 'todo?exactCount=1&', 'todo?status=running&'])
          expect(await pages(path, size)).toEqual({ rows: wanted, count: wanted.length })
      }),
      { numRuns: 15 },
    )
  })
})
