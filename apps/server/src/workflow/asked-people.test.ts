/** What is stored with a published version about the people it may ask. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder } from '../db/migrate'
import { processVersions } from '../db/schema/processes'
import { type BuiltUser, buildUser } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../testing/test-app'

let test: TestApp
let leader: BuiltUser
let requester: TestClient
let processId: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  leader = await buildUser(test.deps, { nickName: '主管', roleIds })
  requester = await test.as(await buildUser(test.deps, { roleIds }))
  // Nobody stands in for anybody in it.
  const definition = { ...leaveDefinition(users(leader.id), { kind: 'role', roleIds }), selfApproval: 'allow' as const }
  processId = await publishNew(await test.as(test.admin), definition, await buildForm(test), '请假')
})
afterAll(() => test.close())

const asked = async () => (await test.deps.db.select({ asked: processVersions.asked }).from(processVersions))[0]?.asked
const needs = (userIds: string[], roleIds: string[]) => ({ userIds, roleIds, departmentLeader: false })

describe('the people a version may ask', () => {
  it('are those of the tasks that come next', async () => {
    expect(await asked()).toEqual({ start: needs([leader.id], []), leader: needs([], [test.site.staffRoleId]) })
  })

  it('are those of all tasks where the version is older than this, and its tickets go on', async () => {
    await test.deps.db.execute(sql`alter table process_versions drop column asked`)
    await test.database.pool.query(await readFile(join(migrationsFolder(), '0010-moves-in-one-statement.sql'), 'utf8'))
    const all = needs([leader.id], [test.site.staffRoleId])
    expect(await asked()).toEqual({ start: all, leader: all, director: all })
    await expect(test.deps.db.execute(sql`delete from process_versions`)).rejects.toThrow()
    const id = (await startLeave(requester, processId, 5)).textAt('id')
    const page = await requester.get(`/api/v2/tickets/${id}`)
    expect(page.at('waitingFor')).toEqual([{ id: leader.id, name: '主管', active: true }])
    const approved = await (await test.as(leader)).post(`/api/v2/tickets/${id}/approve`, { taskId: page.at('openTasks.0.taskId') })
    expect([approved.at('status'), approved.at('ticket.currentNodeIds'), approved.at('ticket.waitingCount')]).toEqual([
      'running',
      ['director'],
      2,
    ])
  })
})
