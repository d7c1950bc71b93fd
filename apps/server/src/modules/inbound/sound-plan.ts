/** Whether a webhook could start tickets at all, whatever a call says; and what ticket one call would start. */
import { type InboundPreview, inboundMappingSchema, type RouteBody, type routes } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { type Actor, may } from '../../domain/actor'
import { parseJsonBody } from '../../domain/json/json-guard'
import type { Locale } from '../../domain/locale'
import { Refusal, refuse, refuseAt } from '../../domain/refusal'
import { refusalMessage } from '../../messages/refusal-message'
import { checkStart } from '../../workflow/start-ticket'
import { findProcess } from '../processes/process-repo'
import { inTheirName } from '../schedules/in-their-name'
import { findStarter } from '../schedules/starter-repo'
import { type InboundRight, requireReached } from './inbound-policy'
import { type InboundPlan, mapCall } from './start-from-call'

type Planned = Omit<InboundPlan, 'name' | 'processName'>

/** Reached by whoever sets it up. @throws {Refusal} `schedule.starter-unavailable`, `process.not-found`, `scope.beyond-yours` */
async function reachedPlan(deps: Deps, actor: Actor, right: InboundRight, planned: Planned): Promise<InboundPlan> {
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
 * @throws {Refusal} what a start of that person would be refused with whatever a call says
 */
export async function requireSound(deps: Deps, actor: Actor, right: InboundRight, planned: Planned, locale: Locale): Promise<void> {
  const plan = await reachedPlan(deps, actor, right, planned)
  const { fields, values } = plan.mapping
  const unsaid = Object.keys(fields).filter((model) => !Object.hasOwn(values, model))
  const { starter, wanted } = await mapCall(deps, plan, {}, locale)
  const said = Object.fromEntries(unsaid.map((model) => [model, '']))
  try {
    await inTheirName(checkStart(deps, starter, { ...wanted, said }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'ticket.values-refused') throw error
    const issues = error.issues.filter(({ path: [, model], code }) => code === 'unknown-field' || !Object.hasOwn(fields, String(model)))
    if (issues.length > 0) throw refuse(error.code, error.params, issues)
  }
}

/** @throws {Refusal} `request.not-json` and the like at `sample`; what the plan itself is refused with */
export async function previewCall(
  deps: Deps,
  actor: Actor,
  { processId, starterId, sample, ...mapping }: RouteBody<typeof routes.previewInboundWebhook>,
  locale: Locale,
): Promise<InboundPreview> {
  const right = may(actor, 'process:admin:inbound:edit') ? 'process:admin:inbound:edit' : 'process:admin:inbound:add'
  const plan = await reachedPlan(deps, actor, right, { processId, starterId, mapping: inboundMappingSchema.parse(mapping) })
  const { starter, mapped, wanted } = await mapCall(deps, plan, readSample(sample), locale)
  const { isWanted, priority, sameAs, said, title } = mapped
  try {
    const { title: given, values } = await inTheirName(checkStart(deps, starter, wanted))
    return { isWanted, title: given, priority, values, sameAs, issues: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const issues =
      error.issues.length > 0 ? error.issues : [{ path: [], code: error.code, message: refusalMessage(error.code, error.params, locale) }]
    return { isWanted, title, priority, values: { ...plan.mapping.values, ...said }, sameAs, issues: [...issues] }
  }
}

function readSample(sample: string): unknown {
  try {
    return parseJsonBody(sample)
  } catch (error) {
    throw error instanceof Refusal ? refuseAt(['sample'], error.code, error.params) : error
  }
}
