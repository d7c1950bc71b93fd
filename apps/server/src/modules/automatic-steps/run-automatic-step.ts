/** Does one automatic step of a ticket. Running it again changes nothing: the ticket waits for the job's id once. */
import { z } from 'zod'
import type { Deps } from '../../deps'
import { endJob } from '../../workflow/step-jobs/job-command'
import { callSystem } from './call-system'
import type { AutomaticStep } from './automatic-step'
import { findAutomaticStep, recordFailure } from './automatic-step-repo'
import { PermanentFailure } from '../outgoing/permanent-failure'
import { reasonOf } from './reason-of'
import { runTicketScript, throwValueFailure } from './run-ticket-script'
import { startSubTicket } from './sub-ticket'

const payloadSchema = z.object({ ticketId: z.uuid(), jobId: z.string() })

/** How often the engine tries. */
export interface Tries {
  readonly attempt: number
  readonly most: number
}

/** @throws when it failed and there are tries left. */
export async function runAutomaticStep(deps: Deps, payload: unknown, { attempt, most }: Tries): Promise<void> {
  const { ticketId, jobId } = payloadSchema.parse(payload)
  const step = await findAutomaticStep(deps.db, ticketId, jobId)
  if (step === null) return
  try {
    await carryOut(deps, step)
  } catch (error) {
    const reason = reasonOf(error)
    await recordFailure(deps, step, { attempt, reason })
    if (attempt < most && !(error instanceof PermanentFailure)) throw error
    deps.log.warn({ ticketId, jobId, reason, err: error }, 'a step of a ticket failed for good')
    await endJob(deps, ticketId, { command: { type: 'jobFailed', jobId, reason } })
  }
}

async function carryOut(deps: Deps, step: AutomaticStep): Promise<void> {
  const { ticketId, jobId, order } = step
  const command = { type: 'jobDone', jobId } as const
  switch (order.kind) {
    case 'timer':
      await endJob(deps, ticketId, { command })
      return
    case 'httpRequest':
      await endJob(deps, ticketId, { command, values: await callSystem(deps, step, order.request) })
      return
    case 'script': {
      const { values, note } = await runTicketScript(deps, step, order.code)
      await endJob(deps, ticketId, { command: { ...command, note }, values, areChecked: true }).catch(throwValueFailure)
      return
    }
    case 'subProcess':
      await startSubTicket(deps, step, order)
  }
}
