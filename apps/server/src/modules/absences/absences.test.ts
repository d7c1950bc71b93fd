/** Being away over HTTP on a real PostgreSQL: who is asked instead, where it is shown, and what is refused. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ticketHistory } from '../../db/schema/tickets'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { type BuiltUser, buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { buildOffice, type Office } from '../../testing/build-office'
import type { TestAnswer, TestApp } from '../../testing/test-app'
import { firstBrokenEntry } from '../../workflow/history-chain'

let office: Office
let test: TestApp
let [ann, sam, sue]: BuiltUser[] = []

beforeAll(async () => {
  office = await buildOffice()
  ;({ test } = office)
})
afterAll(() => test.close())

const OWN = '/api/v2/my-absence'
const day = (offset: number) => new Date(test.deps.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
const until = (substitute: BuiltUser, last = 3) => ({ firstDay: day(0), lastDay: day(last), substituteId: substitute.id })
const leaves = async (person: BuiltUser, substitute: BuiltUser, last = 3) => (await test.as(person)).put(OWN, until(substitute, last))
const names = (answer: TestAnswer, path = 'ticket.waitingFor') => (answer.at(path) as { name: string }[]).map(({ name }) => name)

async function people(...nickNames: string[]): Promise<BuiltUser[]> {
  return Promise.all(nickNames.map((nickName) => office.person(nickName)))
}
async function three() {
  ;[ann, sam, sue] = await people('安妮', '山姆', '苏')
  if (ann === undefined || sam === undefined || sue === undefined) throw new Error('three people')
  return { ann, sam, sue }
}
const approve = async (person: BuiltUser, started: TestAnswer, verb = 'approve') =>
  (await test.as(person)).post(`/api/v2/tickets/${started.textAt('id')}/${verb}`, {
    taskId: started.textAt('ticket.openTasks.0.taskId'),
    remark: '',
  })

describe('while somebody is away', () => {
  it('what opens asks their substitute, and history, page, notice and copies say for whom', async () => {
    const { ann, sam } = await three()
    const processId = await office.publishFor([ann])
    const before = await office.start(processId)
    expect((await leaves(ann, sam)).status).toBe(200)
    const started = await office.start(processId)
    expect(names(started)).toEqual(['山姆'])
    const away = [{ id: sam.id, away: [{ id: ann.id, name: '安妮' }] }]
    expect(started.at('ticket.history.1.standIns')).toEqual(away)
    await runPendingJobs(test.database.pool, test.deps)
    const substitute = await test.as(sam)
    const notices = await substitute.get('/api/v2/notices')
    expect([notices.at('list.0.kind'), notices.at('list.0.standsInFor')]).toEqual(['task-assigned', ['安妮']])
    const decided = await approve(sam, started)
    expect([decided.at('status'), decided.at('ticket.history.2.kind'), decided.at('ticket.history.2.standIns')]).toEqual([
      'approved',
      'approved',
      away,
    ])
    const owner = await test.as(ann)
    expect((await owner.get('/api/v2/tickets/copied')).at('list.0.id')).toBe(started.at('id'))
    expect((await owner.get(`/api/v2/tickets/${started.textAt('id')}`)).status).toBe(200)
    // What waited before stays.
    expect(names(await owner.get(`/api/v2/tickets/${before.textAt('id')}`), 'waitingFor')).toEqual(['安妮'])
    const rows = await test.deps.db
      .select()
      .from(ticketHistory)
      .where(eq(ticketHistory.ticketId, started.textAt('id')))
      .orderBy(ticketHistory.sequence)
    expect(firstBrokenEntry(rows)).toBeNull()
    expect(firstBrokenEntry(rows.map((row) => ({ ...row, details: {} })))).toBe(2)
  })

  it('a substitute who is away too has theirs asked, and two who stand in for each other are asked themselves', async () => {
    const { ann, sam, sue } = await three()
    const processId = await office.publishFor([ann])
    await leaves(sam, sue)
    await leaves(ann, sam)
    expect(names(await office.start(processId))).toEqual(['苏'])
    // What is refused to one request can come about when two are sent at the same time.
    await test.deps.db.execute(sql`update absences set substitute_id = ${ann.id}::uuid where user_id = ${sam.id}::uuid`)
    expect(names(await office.start(processId))).toEqual(['安妮'])
  })

  it('a substitute who is asked as well is asked once, and answers for both', async () => {
    const { ann, sam } = await three()
    await leaves(ann, sam)
    const definition = await office.publishFor([ann, sam])
    const started = await office.start(definition)
    expect([names(started), started.at('ticket.history.1.standIns')]).toEqual([
      ['山姆'],
      [{ id: sam.id, away: [{ id: ann.id, name: '安妮' }] }],
    ])
  })

  it('nobody decides their own request through it, whatever the process allows', async () => {
    const { ann } = await three()
    await leaves(ann, office.requester.user)
    for (const selfApproval of ['refuse', 'allow'] as const) {
      const processId = await office.publishFor([ann], { rules: { selfApproval } })
      expect(names(await office.start(processId))).toEqual(['安妮'])
    }
  })

  it('a substitute who was disabled meanwhile stands in for nobody', async () => {
    const { ann, sam, sue } = await three()
    const processId = await office.publishFor([ann])
    await leaves(sam, sue)
    await leaves(ann, sam)
    await test.deps.db.execute(sql`update users set enabled = false where id = ${sue.id}::uuid`)
    expect(names(await office.start(processId))).toEqual(['安妮'])
    expect((await (await test.as(sam)).get(OWN)).at('absence.substitute')).toEqual({ id: sue.id, name: '苏', active: false })
  })

  it('the next step of a move asks them as well, and whoever was chosen for it', async () => {
    const { ann, sam, sue } = await three()
    const processId = await office.publishFor([ann], { director: [sue] })
    await leaves(sue, sam)
    const decided = await approve(ann, await office.start(processId, { days: 5 }))
    expect([names(decided), decided.at('ticket.history.3.standIns.0.away.0.name')]).toEqual([['山姆'], '苏'])
  })
})

describe('an absence', () => {
  it('counts from its first day to the end of its last one by the calendar of the site, and until it is ended', async () => {
    const { ann, sam } = await three()
    const client = await test.as(ann)
    const processId = await office.publishFor([ann])
    await client.put(OWN, { firstDay: day(1), lastDay: day(2), substituteId: sam.id })
    expect((await client.get(OWN)).at('absence')).toEqual({
      firstDay: day(1),
      lastDay: day(2),
      backOn: day(3),
      substitute: { id: sam.id, name: '山姆', active: true },
      isRunning: false,
    })
    expect(names(await office.start(processId))).toEqual(['安妮'])
    const at = (instant: string) =>
      test.deps.db.execute(sql`update absences set starts_at = starts_at - ${instant}::interval,
      ends_at = ends_at - ${instant}::interval where user_id = ${ann.id}::uuid`)
    await at('1 day')
    expect((await client.get(OWN)).at('absence.isRunning')).toBe(true)
    expect(names(await office.start(processId))).toEqual(['山姆'])
    await at('2 days')
    expect((await client.get(OWN)).at('absence')).toBeNull()
    expect(names(await office.start(processId))).toEqual(['安妮'])
    await leaves(ann, sam)
    expect(names(await office.start(processId))).toEqual(['山姆'])
    await client.delete(OWN)
    expect([(await client.get(OWN)).at('absence'), names(await office.start(processId))]).toEqual([null, ['安妮']])
  })

  it.each<[string, (people: Awaited<ReturnType<typeof three>>) => object, string, string]>([
    [
      'days the wrong way round',
      ({ sam }) => ({ firstDay: day(3), lastDay: day(2), substituteId: sam.id }),
      'lastDay',
      'absence.days-reversed',
    ],
    ['days that have passed', ({ sam }) => ({ firstDay: day(-3), lastDay: day(-2), substituteId: sam.id }), 'lastDay', 'absence.over'],
    ['oneself', ({ ann }) => until(ann), 'substituteId', 'absence.substitute-self'],
    ['nobody', () => ({ ...until(office.requester.user), substituteId: test.deps.newId() }), 'substituteId', 'task.assignee-unavailable'],
  ])('is refused with %s, at the field', async (_what, body, field, code) => {
    const built = await three()
    const answer = await (await test.as(built.ann)).put(OWN, body(built))
    expect([answer.status, answer.at('code'), answer.at('issues.0.path')]).toEqual([422, code, [field]])
  })

  it('is refused where the substitutes lead back on one of the days, and only then', async () => {
    const { ann, sam, sue } = await three()
    await leaves(ann, sam, 3)
    await leaves(sam, sue, 3)
    const answer = await leaves(sue, ann)
    expect([answer.at('code'), answer.at('issues.0.path'), answer.at('issues.0.message')]).toEqual([
      'absence.circle',
      ['substituteId'],
      '安妮在此期间也外出，层层代理后又回到外出者本人，请选择其他人',
    ])
    expect((await (await test.as(sue)).put(OWN, { firstDay: day(4), lastDay: day(6), substituteId: ann.id })).status).toBe(200)
  })

  it('makes no circle either when two name each other at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { ann, sam } = await three()
      const away = async (person: BuiltUser, substitute: BuiltUser) => {
        const client = await test.as(person)
        return () => client.put(OWN, until(substitute, 3))
      }
      const [first, second] = [await away(ann, sam), await away(sam, ann)]
      const answers = await Promise.all([first(), second(), first(), second()])
      expect(new Set(answers.map((answer) => answer.at('code') ?? answer.status))).toEqual(new Set([200, 'absence.circle']))
    }
  })

  it.each(['0000-01-01', '9999-12-31', '2026-02-30', 'tomorrow'])('has no day like %s', async (lastDay) => {
    const { ann, sam } = await three()
    expect((await (await test.as(ann)).put(OWN, { ...until(sam), lastDay })).status).toBe(400)
  })

  it('is told to the substitute: for whom, from when, and until when', async () => {
    const { ann, sam } = await three()
    const [own, substitute] = [await test.as(ann), await test.as(sam)]
    const standsInFor = async () => (await substitute.get(OWN)).at('standsInFor')
    expect(await standsInFor()).toBeUndefined()
    await own.put(OWN, { firstDay: day(2), lastDay: day(3), substituteId: sam.id })
    const expected = { id: ann.id, name: '安妮', firstDay: day(2), lastDay: day(3) }
    expect(await standsInFor()).toEqual([{ ...expected, isRunning: false }])
    await leaves(ann, sam)
    expect(await standsInFor()).toEqual([{ ...expected, firstDay: day(0), isRunning: true }])
    await own.delete(OWN)
    expect(await standsInFor()).toBeUndefined()
  })

  it('is told to whoever looks for colleagues, while it lasts', async () => {
    const { ann, sam } = await three()
    await (await test.as(ann)).put(OWN, until(sam, 3))
    await (await test.as(sam)).put(OWN, { firstDay: day(1), lastDay: day(2), substituteId: office.requester.user.id })
    const found = async (name: string, person: BuiltUser) =>
      (
        (await office.requester.client.get(`/api/v2/form-sources/people?keyword=${name}`)).at('list') as { id: string; backAt?: string }[]
      ).find(({ id }) => id === person.id)?.backAt
    expect([await found('安妮', ann), await found('山姆', sam)]).toEqual([`${day(4)}T00:00:00.000Z`, undefined])
  })

  it('is told to whoever manages people', async () => {
    const { ann, sam } = await three()
    await (await test.as(ann)).put(OWN, until(sam, 3))
    const admin = await test.as(test.admin)
    const list = (await admin.get(`/api/v2/people?ids=${ann.id},${sam.id}`)).at('list') as { id: string; backAt?: string }[]
    const backAt = ({ id }: BuiltUser) => list.find((person) => person.id === id)?.backAt
    expect([list.length, backAt(ann), backAt(sam)]).toEqual([2, `${day(4)}T00:00:00.000Z`, undefined])
  })

  it('is said for somebody else by whoever may edit them, and not of those with more rights', async () => {
    const { ann, sam } = await three()
    const departmentId = await buildDepartment(test.deps)
    const editing = await buildRole(test.deps, { permissions: ['system:sysuser:edit'], dataScope: 3 })
    const editor = await test.as(await buildUser(test.deps, { departmentId, roleIds: [editing] }))
    const sick = await buildUser(test.deps, { departmentId, nickName: '病人' })
    const path = (person: { readonly id: string }) => `/api/v2/people/${person.id}/absence`
    expect((await editor.put(path(sick), until(sam))).status).toBe(200)
    expect((await editor.get(path(sick))).at('absence.substitute.name')).toBe('山姆')
    expect((await (await test.as(sick)).get(OWN)).at('absence.isRunning')).toBe(true)
    expect((await editor.delete(path(sick))).status).toBe(200)
    expect((await editor.get(path(sick))).at('absence')).toBeNull()
    expect((await editor.put(path(test.admin), until(sam))).status).toBe(403)
    expect((await (await test.as(ann)).put(path(sick), until(sam))).status).toBe(403)
  })
})
