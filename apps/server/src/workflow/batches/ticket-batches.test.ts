/** Moves that are written together: the answer of each, whatever happens to the others. Real PostgreSQL. */
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notices, ticketHistory, tickets } from '../../db/schema/tickets'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { type BuiltUser, buildRole, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { recordStatements } from '../../testing/record-statements'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'

/** Calls of one person that run at once are few; these are many people. */
const PEOPLE = 12

let test: TestApp
let people: BuiltUser[]
let clients: TestClient[]
let requester: TestClient
let processId: string
let everybody: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => buildUser(test.deps, { nickName: `审批人${index}`, roleIds })))
  clients = await Promise.all(people.map((user) => test.as(user)))
  requester = await test.as(await buildUser(test.deps, { roleIds }))
  const admin = await test.as(test.admin)
  const asked = users(...people.map(({ id }) => id))
  processId = await publishNew(admin, leaveDefinition(asked, asked), await buildForm(test), '任一')
  everybody = await publishNew(admin, leaveDefinition(asked, asked, 'all'), await buildForm(test), '全部')
})
afterAll(() => test.close())

interface Begun {
  readonly id: string
  readonly taskId: string
}
async function begin(days = 1, process = processId): Promise<Begun> {
  const started = await startLeave(requester, process, days)
  return { id: started.textAt('id'), taskId: started.textAt('ticket.openTasks.0.taskId') }
}
const beginMany = (count: number) => Promise.all(Array.from({ length: count }, () => begin()))
const clientAt = (place: number): TestClient => {
  const client = clients[place % clients.length]
  if (client === undefined) throw new Error('no client')
  return client
}
const move = (client: TestClient, { id, taskId }: Begun, verb: 'approve' | 'refuse' = 'approve', headers: Record<string, string> = {}) =>
  client.post(`/api/v2/tickets/${id}/${verb}`, { taskId, remark: '看过' }, headers)
/** Each by another person. */
const approveAll = (begun: readonly Begun[], keys: readonly string[] = []) =>
  Promise.all(begun.map((ticket, place) => move(clientAt(place), ticket, 'approve', keyOf(keys[place]))))
const keyOf = (key: string | undefined): Record<string, string> => (key === undefined ? {} : { 'idempotency-key': key })
const writesAmong = (statements: readonly string[]) => statements.filter((text) => text.includes('update tickets t set'))
const statusesOf = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status)
const kindsOf = async (id: string) => {
  const rows = await test.deps.db.select().from(ticketHistory).where(eq(ticketHistory.ticketId, id)).orderBy(ticketHistory.sequence)
  return rows.map(({ kind, actorId }) => `${kind} ${actorId ?? ''}`)
}
/** History of these tickets cannot be written while `work` runs. */
async function withRefusedHistory(ids: readonly string[], what: string, work: () => Promise<void>): Promise<void> {
  await test.database.pool.query(`create function refuse_history() returns trigger language plpgsql as $$ begin ${what} return new; end $$`)
  const list = ids.map((id) => `'${id}'`).join(', ')
  await test.database.pool.query(
    `create trigger refuse_history before insert on ticket_history for each row when (new.ticket_id in (${list})) execute function refuse_history()`,
  )
  try {
    await work()
  } finally {
    await test.database.pool.query('drop function refuse_history cascade')
  }
}

describe('moves at the same time', () => {
  it('share their statements', async () => {
    const begun = await beginMany(PEOPLE)
    let answers: TestAnswer[] = []
    const statements = await recordStatements(test.database.pool, async () => {
      answers = await approveAll(begun)
    })
    expect(statusesOf(answers)).toEqual(begun.map(() => 200))
    const writes = writesAmong(statements)
    const reads = statements.filter((text) => text.includes('left join lateral (select * from tickets'))
    // Two lanes of each may begin with a single one; unshared there would be as many statements as people.
    expect([writes.length, reads.length].every((count) => count <= PEOPLE / 2)).toBe(true)
  })

  it('of two people on one ticket one wins, the other is told who did, and nobody else notices', async () => {
    const begun = await beginMany(PEOPLE - 1)
    const [contested] = begun
    if (contested === undefined) throw new Error('no ticket')
    const [answers, late] = await Promise.all([approveAll(begun), move(clientAt(PEOPLE - 1), contested)])
    const [first, ...others] = answers
    expect(statusesOf(others)).toEqual(others.map(() => 200))
    const [winner, loser] = first?.status === 200 ? [people[0], late] : [people[PEOPLE - 1], first]
    expect([first?.status ?? 0, late.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect([loser?.at('code'), loser?.at('params.by')]).toEqual(['task.already-decided', winner?.name])
  })

  it('whose next step nobody can take all go to the administrators', async () => {
    const asked = users(...people.map(({ id }) => id))
    const definition = leaveDefinition(asked, { kind: 'role', roleIds: [await buildRole(test.deps)] })
    const lost = await publishNew(await test.as(test.admin), definition, await buildForm(test), '无人审批')
    const begun = await Promise.all(people.map(() => begin(5, lost)))
    const answers = await approveAll(begun)
    expect(answers.map((answer) => answer.at('ticket.waitingFor.0.id'))).toEqual(begun.map(() => test.admin.id))
  })

  it('a refused one is refused alone', async () => {
    const begun = await beginMany(PEOPLE)
    const wrong = begun.map((ticket, place) => (place === 5 ? { ...ticket, taskId: 'none' } : ticket))
    const answers = await approveAll(wrong)
    expect(answers.map(({ status }, place) => (place === 5 ? status >= 400 && status < 500 : status === 200))).toEqual(
      begun.map(() => true),
    )
  })

  it('one whose rows the database refuses fails alone', async () => {
    const begun = await beginMany(PEOPLE)
    const broken = begun[3]?.id ?? ''
    await withRefusedHistory([broken], `raise exception 'refused';`, async () => {
      const answers = await approveAll(begun)
      expect(statusesOf(answers)).toEqual(begun.map((_, place) => (place === 3 ? 500 : 200)))
    })
    expect((await kindsOf(broken)).map((entry) => entry.split(' ')[0])).toEqual(['started', 'assigned'])
  })

  it('wait for nobody who holds one of their tickets, as a paused server would', async () => {
    const begun = await beginMany(PEOPLE)
    const [held, ...others] = begun
    if (held === undefined) throw new Error('no ticket')
    const client = await test.database.pool.connect()
    await client.query('begin')
    await client.query('select from tickets where id = $1 for update', [held.id])
    const blocked = move(clientAt(PEOPLE - 1), held)
    let answers: TestAnswer[] = []
    const statements = await recordStatements(test.database.pool, async () => {
      answers = await approveAll(others)
    })
    await client.query('commit')
    client.release()
    expect(statusesOf(answers)).toEqual(others.map(() => 200))
    // A move that had waited for the lock's time limit would have been sent again, by itself.
    expect(writesAmong(statements).length).toBeLessThanOrEqual(PEOPLE / 2)
    expect((await blocked).status).toBe(200)
  })

  it('cut off in the middle are written all or not at all, and once when they are sent again', async () => {
    const begun = await beginMany(PEOPLE)
    const keys = begun.map(() => test.deps.newId())
    await withRefusedHistory([begun.at(-1)?.id ?? ''], 'perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1);', async () => {
      const answers = await approveAll(begun, keys)
      expect(new Set(statusesOf(answers))).toContain(503)
      // Moves answered 200 are written, the others are not.
      const kinds = await Promise.all(begun.map(({ id }) => kindsOf(id)))
      expect(kinds.map((of) => of.some((entry) => entry.startsWith('approved')))).toEqual(answers.map(({ status }) => status === 200))
    })
    const again = await approveAll(begun, keys)
    expect(statusesOf(again)).toEqual(begun.map(() => 200))
    const kinds = await Promise.all(begun.map(({ id }) => kindsOf(id)))
    expect(kinds.map((of) => of.filter((entry) => entry.startsWith('approved')).length)).toEqual(begun.map(() => 1))
  })
})

describe('notices of moves that were written together', () => {
  const noticesOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => test.deps.db.select().from(notices).where(eq(notices.ticketId, id))))).flat()

  it('leave in few jobs, once each; those of an act that was taken back do not', async () => {
    await runPendingJobs(test.database.pool, test.deps)
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin(5)))
    await runPendingJobs(test.database.pool, test.deps)
    const before = (await noticesOf(begun.map(({ id }) => id))).length
    expect(statusesOf(await approveAll(begun))).toEqual(begun.map(() => 200))
    const { rows } = await test.database.pool.query<{ jobs: number }>('select count(*)::int as jobs from graphile_worker.jobs')
    expect(rows[0]?.jobs).toBeLessThan(begun.length)
    const takenBack = begun[2]?.id ?? ''
    expect((await clientAt(2).post(`/api/v2/tickets/${takenBack}/moves`, { type: 'takeBack' })).status).toBe(200)
    await test.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await runPendingJobs(test.database.pool, test.deps)
    const after = await noticesOf(begun.map(({ id }) => id))
    // Of each ticket but the one everybody is asked again, for the second task.
    expect(after.length - before).toBe((begun.length - 1) * PEOPLE)
    expect(new Set(after.map(({ deliveryId }) => deliveryId)).size).toBe(after.length)
  })
})

describe('whatever moves come together', () => {
  it('leave what the same moves leave one by one, in the order in which they counted', async () => {
    const acts = fc.array(
      fc.record({
        ticket: fc.integer({ min: 0, max: 3 }),
        person: fc.integer({ min: 0, max: PEOPLE - 1 }),
        verb: fc.constantFrom('approve', 'refuse'),
      }),
      { minLength: 2, maxLength: 16 },
    )
    await fc.assert(
      fc.asyncProperty(acts, async (wanted) => {
        const four = () => Promise.all([begin(1), begin(5), begin(1, everybody), begin(5, everybody)])
        const [together, apart] = [await four(), await four()]
        const send = ({ ticket, person, verb }: (typeof wanted)[number], begun: readonly Begun[]) => {
          const of = begun[ticket]
          if (of === undefined) throw new Error('no ticket')
          return move(clientAt(person), of, verb)
        }
        const answers = await Promise.all(wanted.map((act) => send(act, together)))
        const counted = wanted
          .map((act, place) => ({ act, revision: Number(answers[place]?.at('revision')), status: answers[place]?.status }))
          .toSorted((a, b) => (a.status === b.status ? a.revision - b.revision : Number(a.status) - Number(b.status)))
        for (const { act, status } of counted) {
          // oxlint-disable-next-line no-await-in-loop -- one by one
          expect((await send(act, apart)).status).toBe(status)
        }
        const shown = (begun: readonly Begun[]) =>
          Promise.all(
            begun.map(async ({ id }) => {
              const [row] = await test.deps.db.select().from(tickets).where(eq(tickets.id, id))
              return { kinds: await kindsOf(id), status: row?.status, revision: row?.revision, history: row?.historyLength }
            }),
          )
        expect(await shown(together)).toEqual(await shown(apart))
      }),
      { numRuns: 8 },
    )
  })
})
