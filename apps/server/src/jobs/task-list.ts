/** Every kind of job, by its name in the database. */
import type { Task, TaskList } from 'graphile-worker'
import type { Deps } from '../deps'
import { runAutomaticStep } from '../modules/automatic-steps/run-automatic-step'
import { endSubTicket } from '../modules/automatic-steps/sub-ticket'
import { NOTICE_MAIL_TASK } from '../modules/mail/mail-repo'
import { sendNoticeMail } from '../modules/mail/send-notice-mail'
import { deliverNotice, deliverTogether } from '../modules/notices/deliver-notice'
import { DELIVERY_TASK } from '../modules/webhooks/delivery-repo'
import { sendBacklog } from '../modules/webhooks/send-backlog'
import { createDeliveries } from '../modules/webhooks/create-deliveries'
import { passOnTasks } from '../modules/users/pass-on-tasks'
import { PASS_ON_TASK } from '../workflow/pass-on'
import { PLAN_SCHEDULES_TASK, SCHEDULED_START_TASK } from '../modules/schedules/due-repo'
import { planSchedules, startDue } from '../modules/schedules/run-schedules'
import { remindOfTask, remindOfTicket } from '../modules/time-limits/due-soon'
import { endTicketTime, endTime } from '../modules/time-limits/time-is-up'
import {
  DUE_SOON_TASK,
  AUTOMATIC_STEP_TASK,
  NOTICE_TASK,
  NOTICES_TASK,
  SUB_TICKET_TASK,
  TICKET_LATE_TASK,
  TICKET_SOON_TASK,
  TIME_UP_TASK,
} from '../workflow/step-jobs/step-job-writes'
import { WEBHOOKS_TASK } from '../workflow/step-jobs/webhook-jobs'
import { SWEEPS, type Sweep } from './sweeps'
import { withoutValues } from './without-values'

/** Those that may wait for other machines. */
export const OUTSIDE_TASKS: readonly string[] = [AUTOMATIC_STEP_TASK, DELIVERY_TASK, NOTICE_MAIL_TASK]

export function taskList(deps: Deps): TaskList {
  return Object.fromEntries(Object.entries(tasksOf(deps)).map(([name, task]) => [name, withoutValues(task)]))
}

function tasksOf(deps: Deps): Record<string, Task> {
  const sweeps = Object.entries<Sweep>(SWEEPS).map(([task, { run }]) => [task, () => sweep(deps, task, run)] as const)
  return {
    [NOTICE_TASK]: (payload) => deliverNotice(deps, payload),
    [NOTICES_TASK]: (payload) => deliverTogether(deps, payload),
    [NOTICE_MAIL_TASK]: (payload) => sendNoticeMail(deps, payload),
    [AUTOMATIC_STEP_TASK]: (payload, { job }) => runAutomaticStep(deps, payload, { attempt: job.attempts, most: job.max_attempts }),
    [SUB_TICKET_TASK]: (payload) => endSubTicket(deps, payload),
    [TIME_UP_TASK]: (payload) => endTime(deps, payload),
    [DUE_SOON_TASK]: (payload) => remindOfTask(deps, payload),
    [TICKET_LATE_TASK]: (payload) => endTicketTime(deps, payload),
    [TICKET_SOON_TASK]: (payload) => remindOfTicket(deps, payload),
    [WEBHOOKS_TASK]: (payload) => createDeliveries(deps, payload),
    [DELIVERY_TASK]: (payload, { job }) => sendBacklog(deps, payload, { attempt: job.attempts, most: job.max_attempts }),
    [PASS_ON_TASK]: (payload) => passOnTasks(deps, payload),
    [PLAN_SCHEDULES_TASK]: async () => {
      await planSchedules(deps)
    },
    [SCHEDULED_START_TASK]: (payload) => startDue(deps, payload),
    ...Object.fromEntries(sweeps),
  }
}

async function sweep(deps: Deps, task: string, run: Sweep['run']): Promise<void> {
  const removed = await run(deps)
  deps.log[removed > 0 ? 'info' : 'debug']({ task, removed }, 'swept')
}
