/** What the demo company has been doing: forms, published processes, tickets of the last days. Everything goes through the real use-cases. */
import { type JsonObject, moveBodySchema, type Priority, type ProcessIcon } from '@formwork/api-contract'
import type { ProcessState } from '@formwork/workflow-core'
import { eq, sql } from 'drizzle-orm'
import type { OnceCall } from '../../db/once-key'
import { tickets } from '../../db/schema/tickets'
import type { Deps } from '../../deps'
import type { Caller, Origin } from '../../domain/actor'
import { newId } from '../../domain/new-id'
import { addDays } from '../../domain/site-day'
import { TIME_UP_TASK } from '../../workflow/step-jobs/step-job-writes'
import { systemActor } from '../../workflow/step-jobs/system-actor'
import { runCommand, type TicketAct } from '../../workflow/run-command'
import { createForm } from '../forms/form-service'
import { publishForm } from '../forms/versions/publish-form'
import { createProcess, publishProcess } from '../processes/process-service'
import { siteToday } from '../settings/site-time-zone'
import { startTicket } from '../tickets/ticket-service'
import { demoFlowTickets } from './demo-flow-tickets'
import { projectExpenseProcess, supportProcess } from './demo-flows'
import { EXPENSE_FORM, LEAVE_FORM, SUPPORT_FORM } from './demo-forms'
import { expenseProcess, leaveProcess } from './demo-processes'
import { type DemoAct, type DemoTicket, demoTickets } from './demo-tickets'

export interface DemoCompany {
  /** Everyone's id by user name. */
  readonly people: ReadonlyMap<string, { readonly id: string; readonly nickName: string; readonly departmentId: string | null }>
  readonly financeRoleId: string
}

const NOWHERE: Origin = { address: '', userAgent: '', requestId: 'demo' }
const callOf = (actor: Caller) =>
  ({ actor, params: null, body: null, facts: { routeKey: 'demo', idempotencyKey: null } }) satisfies OnceCall

export async function seedDemoWork(deps: Deps, company: DemoCompany): Promise<void> {
  const actorOf = (username: string): Caller => {
    const person = company.people.get(username)
    if (person === undefined) throw new Error(`the demo company has no ${username}`)
    const { id, nickName, departmentId } = person
    return { ...systemActor(id, nickName, departmentId), username, origin: NOWHERE }
  }
  // The first process of a category creates it.
  const designer: Caller = { ...actorOf('chen.jing'), permissions: ['process:admin:classify:add'] }
  const lastWeek = daysAgo(deps, 9)
  const leave = await publish(
    lastWeek,
    designer,
    { name: '请假申请', category: '人事', icon: 'calendar', remark: '年假、事假、病假与调休' },
    LEAVE_FORM,
    leaveProcess(designer.userId),
  )
  const expense = await publish(
    lastWeek,
    designer,
    { name: '费用报销', category: '财务', icon: 'receipt', remark: '差旅、办公、招待与培训费用' },
    EXPENSE_FORM,
    expenseProcess(company.financeRoleId),
  )
  const idOf = (username: string) => actorOf(username).userId
  const project = await publish(
    lastWeek,
    designer,
    { name: '项目采购报销', category: '财务', icon: 'receipt', remark: '主管与财务并行会签，公示三天' },
    EXPENSE_FORM,
    projectExpenseProcess({ finance: idOf('wang.lei'), others: [idOf('chen.jing'), idOf('zhou.min')] }),
  )
  const support = await publish(
    lastWeek,
    designer,
    { name: 'IT 报修', category: '行政', icon: 'process', remark: '电脑、网络与账号问题，先领取后处理' },
    SUPPORT_FORM,
    supportProcess([idOf('li.na'), idOf('zhang.wei')]),
  )
  const processIds = { leave, expense, project, support }
  const today = await siteToday(deps)
  const day = (fromToday: number) => addDays(today, fromToday)
  for (const ticket of [...demoTickets(day), ...demoFlowTickets(day)].toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people did
    await playTicket(deps, actorOf, processIds[ticket.process], ticket)
  }
  await lookAtTimes(deps)
}

/** Jobs are scheduled by the database's clock, for which all of it happened just now: limits that are past are processed here. */
async function lookAtTimes({ db }: Deps): Promise<void> {
  await db.execute(
    sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where task_identifier = ${TIME_UP_TASK}::text`,
  )
}

async function publish(
  deps: Deps,
  designer: Caller,
  about: { readonly name: string; readonly category: string; readonly icon: ProcessIcon; readonly remark: string },
  form: JsonObject,
  definition: Parameters<typeof createProcess>[2]['definition'],
): Promise<string> {
  const call = callOf(designer)
  const made = await createForm(deps, { ...call, body: { name: `${about.name}单`, remark: '', definition: form } })
  await publishForm(deps, designer, { id: made.id, revision: made.revision, note: '', locale: 'zh-CN' }, call)
  const process = await createProcess(deps, designer, { ...about, formId: made.id, definition }, call)
  await publishProcess(deps, designer, { id: process.id, revision: process.revision, locale: 'zh-CN' }, call)
  return process.id
}

async function playTicket(deps: Deps, actorOf: (username: string) => Caller, processId: string, ticket: DemoTicket): Promise<void> {
  const requester = actorOf(ticket.by)
  const priority: Priority = ticket.priority ?? 1
  const then = daysAgo(deps, ticket.daysAgo)
  const input = { processId, version: 1, title: ticket.title, priority, values: ticket.values }
  const { id } = await startTicket(then, requester, { input, locale: 'zh-CN' }, callOf(requester))
  for (const [index, act] of ticket.acts.entries()) {
    const actor = actorOf(act.by)
    // Some hours after the step before, and never in the future.
    const at = daysAgo(deps, Math.max(0, ticket.daysAgo - 0.15 * (index + 1)))
    // oxlint-disable-next-line no-await-in-loop
    await runCommand(at, actor, { ticketId: id, act: await actOn(deps, id, actor, act), locale: 'zh-CN' }, callOf(actor))
  }
}

/** On the open task that asks them. */
async function actOn({ db }: Deps, ticketId: string, actor: Caller, { move }: DemoAct): Promise<TicketAct> {
  const [row] = await db.select({ state: tickets.state }).from(tickets).where(eq(tickets.id, ticketId))
  const asks = (task: ProcessState['tasks'][number]) =>
    task.assignments.some(({ userId, status }) => userId === actor.userId && status === 'open')
  const taskId = row?.state.tasks.find((task) => task.status === 'open' && asks(task))?.id
  return moveBodySchema.parse(move.type === 'withdraw' ? move : { ...move, taskId })
}

/** The same use-cases at an earlier time. */
function daysAgo(deps: Deps, days: number): Deps {
  const at = new Date(deps.now().getTime() - days * 24 * 60 * 60 * 1000)
  return { ...deps, now: () => at, newId: () => newId(at) }
}
