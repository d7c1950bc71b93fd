/** Numbers while others are in the middle of something: real PostgreSQL. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTransaction } from '../db/transaction'
import { buildUser } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../testing/test-app'
import { beginNumberedDay, catchUpTicketNumbers, nextNumbers } from './ticket-number'

let test: TestApp
let admin: TestClient
let processId: string
const DAY = '2026-03-02'

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  const leader = await buildUser(test.deps)
  processId = await publishNew(admin, leaveDefinition(users(leader.id), users(leader.id)), await buildForm(test), '请假')
})
afterAll(() => test.close())

describe('a ticket’s number', () => {
  it('is given while another ticket’s transaction stands still, as when its server is paused', async () => {
    await beginNumberedDay(test.deps.db, DAY)
    await withTransaction(test.deps.db, async (tx) => {
      const { rows } = await tx.execute<{ number: string }>(
        sql`with wanted as (select 1 as id, ${DAY}::date as day) ${nextNumbers(sql`wanted`)}`,
      )
      const started = await startLeave(admin, processId, 1)
      // A call that waits for that transaction is refused once the time limit of a lock is over.
      expect(started.status).toBe(200)
      expect(Number(started.textAt('number')) - Number(rows[0]?.number)).toBe(1)
    })
  })

  it('is never given twice, a hundred at once on a day that has just begun', async () => {
    test.clock.advance({ days: 1 })
    admin = await test.as(test.admin)
    // Four of each person: one more would wait for its turn, and be refused where the machine is slow.
    const staff = { roleIds: [test.site.staffRoleId] }
    const people = await Promise.all(Array.from({ length: 25 }, async () => test.as(await buildUser(test.deps, staff))))
    const answers = await Promise.all([...people, ...people, ...people, ...people].map((person) => startLeave(person, processId, 1)))
    const numbers = answers.map((answer) => answer.textAt('number')).toSorted()
    expect(new Set(numbers).size).toBe(100)
    expect([numbers[0], numbers.at(-1)]).toEqual(['202603030001', '202603030100'])
  })

  it('goes on after a restore that brought the tickets but not the sequence', async () => {
    const [before, now] = [await startLeave(admin, processId, 1), 'select last_value from ticket_number_sequence']
    await test.database.pool.query("select setval('ticket_number_sequence', 1, false)")
    await catchUpTicketNumbers(test.deps.db)
    const after = await startLeave(admin, processId, 1)
    expect(Number(after.textAt('number')) - Number(before.textAt('number'))).toBe(1)
    const { rows: stood } = await test.database.pool.query(now)
    await catchUpTicketNumbers(test.deps.db)
    expect((await test.database.pool.query(now)).rows).toEqual(stood)
  })

  it('goes beyond four digits', async () => {
    await test.database.pool.query("select setval('ticket_number_sequence', 20000)")
    expect((await startLeave(admin, processId, 1)).textAt('number')).toMatch(/^20260303\d{5}$/)
  })
})
