/** What tests of webhooks begin with: two processes, somebody who starts tickets, and a receiver that signed webhooks call. */
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { type BuiltUser, buildUser } from '../build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../build-processes'
import { createTestApp, type TestApp, type TestClient } from '../test-app'
import { type Receiver, startReceiver } from './receiver'

/** An event as a receiver reads it. */
export interface ReceivedEvent {
  readonly type: string
  readonly timestamp: string
  readonly data: {
    readonly ticket: {
      readonly number: string
      readonly status: string
      readonly values?: object
      readonly starter: { readonly name: string }
    }
    readonly task?: {
      readonly outcome?: string
      readonly step: { readonly name: string }
      readonly assignees?: readonly object[]
      readonly remark?: string
    }
    readonly end?: { readonly outcome: string }
    readonly by: { readonly name: string } | null
  }
}

export const WEBHOOK_PLACE = '/api/v2/webhooks'
const ALL_EVENTS = ['ticket.started', 'task.opened', 'task.answered', 'ticket.ended']

export interface WebhookOffice {
  readonly test: TestApp
  /** Answers the steps of both processes. */
  readonly admin: TestClient
  readonly person: BuiltUser
  readonly own: TestClient
  readonly processId: string
  readonly otherId: string
  readonly receiver: Receiver
  /** Names hosts that may be called. */
  allow(...hosts: string[]): Promise<unknown>
  /** The input for a webhook that receives every event. */
  fields(changed?: object): object
  make(changed?: object): Promise<{ readonly id: string; readonly secret: string }>
  /** Removes all webhooks, and what waits. */
  reset(): Promise<void>
  work(): Promise<void>
  /** Makes the next try due. */
  comeDue(): Promise<unknown>
  /** @returns the id of a ticket of the person */
  start(processId?: string): Promise<string>
  approve(ticketId: string): Promise<void>
  move(client: TestClient, ticketId: string, act: object): Promise<void>
  deliveriesOf(webhookId: string): Promise<Record<string, unknown>[]>
  /** How many of a task wait. */
  countJobs(task: string): Promise<number>
  close(): Promise<void>
}

export async function buildWebhookOffice(): Promise<WebhookOffice> {
  const test = await createTestApp()
  const { pool } = test.database
  const admin = await test.as(test.admin)
  const person = await buildUser(test.deps, { nickName: '张三', roleIds: [test.site.staffRoleId] })
  const own = await test.as(person)
  const formId = await buildForm(test)
  const definition = leaveDefinition(users(test.admin.id), users(test.admin.id))
  const processId = await publishNew(admin, definition, formId, '请假')
  const otherId = await publishNew(admin, definition, formId, '出差')
  const receiver = await startReceiver()
  const work = () => runPendingJobs(pool, test.deps)
  const allow: WebhookOffice['allow'] = (...hosts) =>
    admin.put('/api/v2/settings/outgoing', { hosts: hosts.map((host) => ({ host, isInside: true })), secrets: {} })
  await allow('127.0.0.1')
  const fields = (changed: object = {}) => ({
    kind: 'signed',
    name: '数据仓库',
    url: `${receiver.address}/hook`,
    enabled: true,
    events: ALL_EVENTS,
    processIds: [],
    includeValues: false,
    ...changed,
  })
  const move: WebhookOffice['move'] = async (client, id, act) => {
    const answer = await client.post(`/api/v2/tickets/${id}/moves`, act)
    if (answer.status !== 200) throw new Error(answer.text)
  }
  return {
    test,
    admin,
    person,
    own,
    processId,
    otherId,
    receiver,
    allow,
    fields,
    async make(changed) {
      const answer = await admin.post(WEBHOOK_PLACE, fields(changed))
      if (answer.status !== 200) throw new Error(answer.text)
      return { id: answer.textAt('id'), secret: answer.textAt('secret') }
    },
    async reset() {
      await pool.query('delete from webhooks')
      await work()
      receiver.reset()
    },
    work,
    comeDue: () => pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null'),
    start: async (of = processId) => (await startLeave(own, of, 1)).textAt('id'),
    move,
    async approve(id) {
      const taskId = (await admin.get(`/api/v2/tickets/${id}`)).textAt('openTasks.0.taskId')
      await move(admin, id, { type: 'approve', taskId, remark: '同意' })
    },
    deliveriesOf: async (id) => (await admin.get(`${WEBHOOK_PLACE}/${id}/deliveries`)).at('list') as Record<string, unknown>[],
    countJobs: async (task) => (await pool.query('select 1 from graphile_worker.jobs where task_identifier = $1', [task])).rowCount ?? 0,
    async close() {
      await receiver.close()
      await test.close()
    },
  }
}
