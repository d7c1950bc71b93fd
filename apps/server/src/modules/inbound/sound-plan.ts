/** Whether a webhook could start tickets at all, whatever a call contains. */
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { Refusal, refuse, refuseAt } from '../../domain/refusal'
import { checkStart } from '../../workflow/start-ticket'
import { findProcess } from '../processes/process-repo'
import { rewordStarterRefusals } from '../schedules/starter'
import { findStarter } from '../schedules/starter-repo'
import { type InboundRight, requireReached } from './inbound-policy'
import { type InboundPlan, mapCall } from './start-from-call'

type Planned = Omit<InboundPlan, 'name' | 'processName'>

/** Within the reach of the person who sets it up. @throws {Refusal} `schedule.starter-unavailable`, `process.not-found`, `scope.beyond-yours` */
export async function requireReachablePlan(deps: Deps, actor: Actor, right: InboundRight, planned: Planned): Promise<InboundPlan> {
  const starter = await findStarter(deps.db, planned.starterId)
  if (starter === null) throw refuseAt(['starterId'], 'schedule.starter-unavailable')
  await requireReached(deps.db, actor, right, { id: starter.userId, departmentId: starter.departmentId })
  const process = await findProcess(deps.db, planned.processId)
  if (process === null) throw refuseAt(['processId'], 'process.not-found')
  return { ...planned, name: '', processName: process.name }
}

/**
 * Checked as a start would be, but for the fields that calls fill.
 *
 * @throws {Refusal} what every start by that person would be refused with
 */
export async function requireSound(deps: Deps, actor: Actor, right: InboundRight, planned: Planned, locale: Locale): Promise<void> {
  const plan = await requireReachablePlan(deps, actor, right, planned)
  const { fields, values, sameBy, repeated, cleared } = plan.mapping
  if (sameBy === '' && (repeated !== null || cleared !== null)) throw refuseAt(['sameBy'], 'inbound.same-needed')
  const unmapped = Object.keys(fields).filter((model) => !Object.hasOwn(values, model))
  const { starter, wanted } = await mapCall(deps, plan, {}, locale)
  const received = Object.fromEntries(unmapped.map((model) => [model, '']))
  try {
    await rewordStarterRefusals(checkStart(deps, starter, { ...wanted, received }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'ticket.values-refused') throw error
    const issues = error.issues.filter(({ path: [, model], code }) => code === 'unknown-field' || !Object.hasOwn(fields, String(model)))
    if (issues.length > 0) throw refuse(error.code, error.params, issues)
  }
}
