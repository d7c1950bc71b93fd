/** Does one automatic step of a ticket. Running it again changes nothing: the ticket waits for the job's id once. */
import { z } from 'zod'
import type { Deps } from '../../deps'
import { endJob } from '../../workflow/errands/job-command'
import { callSystem } from './call-system'
import type { Errand } from './errand'
import { findErrand, noteFailure } from './errand-repo'
import { Unmendable } from '../outgoing/unmendable'
import { reasonOf } from './reason-of'
import { playScript, toldFailure } from './play-script'
import { startSubTicket } from './sub-ticket'

const payloadSchema = z.object({ ticketId: z.uuid(), jobId: z.string() })

/** How often the engine tries. */
export interface Tries {
  readonly attempt: number
  readonly most: number
}

/** @throws when it failed and there are tries left. */
export async function runErrand(deps: Deps, payload: unknown, { attempt, most }: Tries): Promise<void> {
  const { ticketId, jobId } = payloadSchema.parse(payload)
  const errand = await findErrand(deps.db, ticketId, jobId)
  if (errand === null) return
  try {
    await carryOut(deps, errand)
  } catch (error) {
    const reason = reasonOf(error)
    await noteFailure(deps, errand, { attempt, reason })
    if (attempt < most && !(error instanceof Unmendable)) throw error
    deps.log.warn({ ticketId, jobId, reason, err: error }, 'a step of a ticket failed for good')
    await endJob(deps, ticketId, { command: { type: 'jobFailed', jobId, reason } })
  }
}

async function carryOut(deps: Deps, errand: Errand): Promise<void> {
  const { ticketId, jobId, order } = errand
  const command = { type: 'jobDone', jobId } as const
  switch (order.kind) {
    case 'timer':
      await endJob(deps, ticketId, { command })
      return
    case 'httpRequest':
      await endJob(deps, ticketId, { command, values: await callSystem(deps, errand, order.request) })
      return
    case 'script': {
      const { values, note } = await playScript(deps, errand, order.code)
      await endJob(deps, ticketId, { command: { ...command, note }, values, areChecked: true }).catch(toldFailure)
      return
    }
    case 'subProcess':
      await startSubTicket(deps, errand, order)
  }
}
