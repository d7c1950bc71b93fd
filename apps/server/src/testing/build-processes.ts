/** Builders for tests: a published process with a form, made through the calls a person would use. */
import type { JsonObject } from '@formwork/api-contract'
import { exportDefinition, importDefinition } from '@formwork/form-schema'
import type { Condition } from '@formwork/form-schema'
import { type AssigneeRule, type Completion, edgeBetween, type ProcessDefinition } from '@formwork/workflow-core'
import type { Queryable } from '../db/client'
import { forms } from '../db/schema/forms'
import { ticketJobs } from '../db/schema/moves'
import type { TestApp, TestClient } from './test-app'

/** start → leader → (days > 3 → director) → end */
export function leaveDefinition(leader: AssigneeRule, director: AssigneeRule, completion: Completion = 'any'): ProcessDefinition {
  const condition: Condition = { model: 'days', is: 'greater', value: 3 }
  return {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      { id: 'leader', kind: 'userTask', name: '主管审批', assignees: [leader], completion },
      { id: 'long', kind: 'exclusiveGateway', name: '天数' },
      { id: 'director', kind: 'userTask', name: '总监审批', assignees: [director], completion: 'any' },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [
      edgeBetween('start', 'leader'),
      edgeBetween('leader', 'long'),
      edgeBetween('long', 'director', { condition }),
      edgeBetween('long', 'end', { order: 1, isDefault: true }),
      edgeBetween('director', 'end'),
    ],
  }
}

export const users = (...userIds: string[]): AssigneeRule => ({ kind: 'user', userIds })

/** A required reason and a number of days, in the shape of the old family. */
const leaveForm: JsonObject = {
  list: [
    { type: 'input', name: '事由', key: 'k1', model: 'reason', options: { required: true, dataType: 'string' }, rules: [] },
    { type: 'number', name: '天数', key: 'k2', model: 'days', options: { required: true, min: 0, max: 365, step: 1 }, rules: [] },
  ],
  config: {},
}

export async function buildForm({ deps, admin }: TestApp, definition: JsonObject = leaveForm): Promise<string> {
  const imported = importDefinition(definition)
  if (!imported.ok) throw new Error('the form cannot be imported')
  const id = deps.newId()
  const at = deps.now()
  const stamps = { createdAt: at, createdBy: admin.id, updatedAt: at, updatedBy: admin.id }
  await deps.db
    .insert(forms)
    .values({ id, name: `Form ${id}`, definition: exportDefinition(imported.form), fieldCount: 2, revision: 1, ...stamps })
  return id
}

export async function publishNew(client: TestClient, definition: ProcessDefinition, formId: string | null, name: string): Promise<string> {
  const created = await client.post('/api/v2/processes', { name, formId, definition })
  const id = created.textAt('id')
  const published = await client.post(`/api/v2/processes/${id}/publish`, { revision: 1 })
  if (published.status !== 200) throw new Error(`publishing failed: ${published.text}`)
  return id
}

export async function startLeave(client: TestClient, processId: string, days: number, headers: Record<string, string> = {}) {
  return client.post('/api/v2/tickets', { processId, version: 1, title: `请假 ${days} 天`, values: { reason: '回家', days } }, headers)
}

/** A web request that places an order at a test's own server and writes the number it answers into `days`. */
export const orderingStep = (port: number, changed: object = {}) => ({
  id: 'call',
  kind: 'httpRequest' as const,
  name: '下单',
  method: 'POST' as const,
  url: `http://127.0.0.1:${port}/orders`,
  headers: [{ name: 'Authorization', secret: 'erp' }],
  body: [{ from: 'reason', to: 'why' }],
  retries: 0,
  result: [{ from: 'order.number', to: 'days' }],
  ...changed,
})

/** A step of a ticket that failed for good. */
export async function buildIncident(db: Queryable, ticketId: string, jobId = 'j1'): Promise<void> {
  const at = new Date()
  const task = { kind: 'timer', wait: { kind: 'delay', seconds: 1 } }
  const row = { ticketId, jobId, kind: 'timer' as const, nodeId: 'wait', nodeName: '等待', task, status: 'failed' as const }
  await db
    .insert(ticketJobs)
    .values({ ...row, attempts: 3, error: '无法连接', openedAt: at, updatedAt: at })
    .onConflictDoNothing()
}
