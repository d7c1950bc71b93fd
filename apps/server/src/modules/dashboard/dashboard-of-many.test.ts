/** The dashboard over many tickets: what it sums up beside a plain reading, and how the database finds it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, users } from '../../testing/build-processes'
import { plansOfCall, scansOf } from '../../testing/many/plans-of-call'
import { seedManyTickets } from '../../testing/many/seed-many-tickets'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'
import { vacuumWhole } from '../../testing/vacuum-whole'

const TICKETS = 30_000
let test: TestApp
let as: Record<'admin' | 'chief', TestClient>

/** One was started each minute from the first of January on: these are the tickets of two days of three. */
const PERIOD = '/api/v1/dashboard?start_time=2025-12-31&end_time=2026-01-02'
const IN_PERIOD = 2 * 24 * 60 - 1

beforeAll(async () => {
  test = await createTestApp()
  const departmentId = await buildDepartment(test.deps, { parentId: test.site.rootDepartmentId })
  const chiefs = await buildRole(test.deps, { permissions: ['process:list:all', 'process:list:upcoming'], dataScope: 3 })
  const chief = await buildUser(test.deps, { roleIds: [chiefs], departmentId })
  const member = await buildUser(test.deps, { roleIds: [test.site.staffRoleId], departmentId })
  const stranger = await buildUser(test.deps, { roleIds: [test.site.staffRoleId] })
  as = { admin: await test.as(test.admin), chief: await test.as(chief) }
  const publish = async (name: string) =>
    publishNew(as.admin, leaveDefinition(users(stranger.id), users(stranger.id)), await buildForm(test), name)
  const [processId, rare, past] = [await publish('采购'), await publish('外派'), await publish('旧采购')]
  await seedManyTickets(test.database.pool, {
    count: TICKETS,
    requesterIds: [member.id, stranger.id],
    waitingFor: stranger.id,
    handledBy: stranger.id,
    processId,
    others: { rare, past },
  })
  const { pool } = test.database
  const later = (instant: string) =>
    `${instant} = timestamptz '2026-01-01T00:00:00Z' + 60 * (${instant} - timestamptz '2026-01-01T00:00:00Z')`
  await pool.query(`update tickets set ${later('created_at')}, ${later('finished_at')}`)
  await vacuumWhole(pool, ['tickets'])
})
afterAll(() => test.close())

const sums = (board: TestAnswer, of: string) => (board.at(`data.submit.${of}`) as number[]).reduce((sum, count) => sum + count, 0)

describe('the dashboard of many tickets', () => {
  it('counts them by day and process as a plain reading does', async () => {
    const board = await as.admin.get(PERIOD)
    const { rows } = await test.database.pool.query<{ processId: string; name: string; total: number }>(
      `select p.id as "processId", p.name, count(*)::int as total from tickets t join processes p on p.id = t.process_id
       where t.created_at < '2026-01-03T00:00:00Z' group by 1, 2 order by 3 desc`,
    )
    expect(board.at('data.ranks')).toEqual(rows)
    expect(board.at('data.submit.total')).toEqual([0, 24 * 60 - 1, 24 * 60])
    const running = Math.floor(IN_PERIOD / 10)
    expect([sums(board, 'processing'), sums(board, 'overs')]).toEqual([running, IN_PERIOD - running])
  })
  it('counts those of the people in reach for whoever looks after a department', async () => {
    expect(sums(await as.chief.get(PERIOD), 'total')).toBe(Math.floor(IN_PERIOD / 2))
  })
  it.each(['admin', 'chief'] as const)('reads what was started in a period from one index alone, once, for %s', async (who) => {
    const plans = await plansOfCall(test, () => as[who].get(PERIOD))
    const ofStarts = plans.flat().filter((node) => /^tickets_(?:started|created_at)$/.test(node['Index Name'] ?? ''))
    expect(ofStarts.map((node) => node['Node Type'])).toEqual(['Index Only Scan'])
    expect(plans.flatMap(scansOf)).toEqual([])
  })
})
