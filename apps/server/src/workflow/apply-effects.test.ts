/** What a step decided is written whole, or not at all. */
import type { Effect } from '@formwork/workflow-core'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ticketAssignments, ticketHistory, tickets, ticketTasks } from '../db/schema/tickets'
import { type BuiltUser, buildUser } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../testing/test-app'
import { applyEffects, type EffectScene } from './apply-effects'

let test: TestApp
let people: BuiltUser[]
let requester: TestClient
let processId: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  people = await Promise.all(['甲', '乙', '丙'].map((nickName) => buildUser(test.deps, { nickName, roleIds })))
  requester = await test.as(await buildUser(test.deps, { roleIds }))
  const asked = users(...people.map(({ id }) => id))
  processId = await publishNew(await test.as(test.admin), leaveDefinition(asked, asked), await buildForm(test), '请假')
})
afterAll(() => test.close())

async function begin(): Promise<EffectScene> {
  const ticketId = (await startLeave(requester, processId, 1)).textAt('id')
  const [end] = await test.deps.db
    .select({ historyLength: tickets.historyLength, historyHash: tickets.historyHash })
    .from(tickets)
    .where(eq(tickets.id, ticketId))
  if (end === undefined) throw new Error('the ticket was not started')
  return { ...end, ticketId, at: test.clock.now(), names: new Map() }
}

const opening = (taskId: string): Effect => ({
  id: `open-${taskId}`,
  type: 'task.open',
  taskId,
  nodeId: 'extra',
  nodeName: '加签',
  completion: 'any',
  assignees: people.map(({ id }) => id),
  fallback: false,
})
const remembering = (id: string): Effect => ({
  id,
  type: 'history.append',
  record: {
    kind: 'assigned',
    nodeId: 'extra',
    nodeName: '加签',
    taskId: null,
    actor: null,
    remark: '',
    assignees: [],
    replaced: [],
    fallback: false,
  },
})

describe('the effects of a step', () => {
  it('are written kind by kind, in one statement for all tasks, one for all who are asked and one for the history', async () => {
    const scene = await begin()
    const statements: string[] = []
    const db = drizzle(test.database.pool, { logger: { logQuery: (text) => statements.push(text.split(' (')[0] ?? '') } })
    const effects = [opening('x1'), remembering('h1'), opening('x2'), remembering('h2')]
    const end = await db.transaction((tx) => applyEffects(tx, effects, scene))
    expect(statements.filter((text) => text.startsWith('insert'))).toEqual([
      'insert into "ticket_tasks"',
      'insert into "ticket_assignments"',
      'insert into "ticket_history"',
    ])
    expect(end.historyLength).toBe(scene.historyLength + 2)
    expect(await test.deps.db.$count(ticketTasks, eq(ticketTasks.nodeId, 'extra'))).toBe(2)
    expect(await test.deps.db.$count(ticketAssignments, eq(ticketAssignments.taskId, 'x2'))).toBe(people.length)
  })

  it('of a kind that nothing writes undo the whole step instead of vanishing', async () => {
    const scene = await begin()
    // As from a newer step; what is known here does not compile without its line.
    const unheard = JSON.parse('{"id":"u1","type":"mail.send"}') as Effect
    const writing = test.deps.db.transaction((tx) => applyEffects(tx, [remembering('h3'), unheard], scene))
    await expect(writing).rejects.toThrow('nothing writes the effect mail.send')
    expect(await test.deps.db.$count(ticketHistory, eq(ticketHistory.ticketId, scene.ticketId))).toBe(scene.historyLength)
  })
})
