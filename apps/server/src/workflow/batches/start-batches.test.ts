/** Starts that are written together: each ticket has its own number, and a repeated call starts one. Real PostgreSQL. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tickets } from '../../db/schema/tickets'
import { buildRole, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { recordStatements } from '../../testing/record-statements'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'

const PEOPLE = 12

let test: TestApp
let requesters: TestClient[]
let byDay: string
let byPattern: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  requesters = await Promise.all(Array.from({ length: PEOPLE }, async () => test.as(await buildUser(test.deps, { roleIds }))))
  const admin = await test.as(test.admin)
  const definition = leaveDefinition(users(test.admin.id), users(test.admin.id))
  byDay = await publishNew(admin, definition, await buildForm(test), '按天编号')
  const settings = { numberPattern: 'EXP-{sequence}' }
  byPattern = await publishNew(admin, { ...definition, settings }, await buildForm(test), '按规则编号')
})
afterAll(() => test.close())

const startAll = (processId: string, headersOf: (place: number) => Record<string, string> = () => ({})) =>
  Promise.all(requesters.map((client, place) => startLeave(client, processId, 1, headersOf(place))))
const all = (answers: readonly TestAnswer[], path: string) => answers.map((answer) => answer.at(path))
const idsIn = (answers: readonly TestAnswer[]) => answers.map((answer) => answer.textAt('id')).toSorted()
const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length

describe('starts at the same time', () => {
  it('share their statements, and each has a number of its own and its own requester', async () => {
    let answers: TestAnswer[] = []
    const statements = await recordStatements(test.database.pool, async () => {
      answers = await startAll(byDay)
    })
    expect(all(answers, 'code')).toEqual(answers.map(() => undefined))
    expect(statements.filter((text) => text.includes('insert into tickets')).length).toBeLessThanOrEqual(PEOPLE / 2)
    expect(statements.filter((text) => text.includes('from "settings"')).length).toBeLessThanOrEqual(PEOPLE / 2)
    const rows = await test.deps.db.select().from(tickets).where(eq(tickets.processId, byDay))
    expect(areDistinct(rows.map(({ number }) => number))).toBe(true)
    expect(areDistinct(rows.map(({ requesterId }) => requesterId))).toBe(true)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(idsIn(answers))
  })

  it('whose first step nobody can take all go to the administrators', async () => {
    const nobody = { kind: 'role' as const, roleIds: [await buildRole(test.deps)] }
    const lost = await publishNew(await test.as(test.admin), leaveDefinition(nobody, nobody), await buildForm(test), '无人审批')
    const answers = await startAll(lost)
    expect(all(answers, 'ticket.waitingFor.0.id')).toEqual(answers.map(() => test.admin.id))
  })

  it('that were sent twice with one key start one ticket each', async () => {
    const keys = requesters.map(() => test.deps.newId())
    const headersOf = (place: number) => ({ 'idempotency-key': keys[place] ?? '' })
    const before = await test.deps.db.$count(tickets)
    const [once, twice] = await Promise.all([startAll(byDay, headersOf), startAll(byDay, headersOf)])
    expect(all(twice, 'id')).toEqual(all(once, 'id'))
    expect(areDistinct(all(once, 'id'))).toBe(true)
    expect((await test.deps.db.$count(tickets)) - before).toBe(PEOPLE)
  })

  it('with numbers of a pattern count without a gap', async () => {
    const answers = await startAll(byPattern)
    const rows = await test.deps.db.select().from(tickets).where(eq(tickets.processId, byPattern))
    expect(rows.map(({ id }) => id).toSorted()).toEqual(idsIn(answers))
    const counts = rows.map(({ number }) => Number(number.replace('EXP-', ''))).toSorted((a, b) => a - b)
    expect(counts).toEqual(counts.map((_, place) => place + 1))
  })
})
