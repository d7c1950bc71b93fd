/** What a call would do now: start a ticket, or act on the one that is open for the same subject. */
import { type InboundPreview, inboundMappingSchema, type RouteBody, type routes } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { type Actor, may } from '../../domain/actor'
import { parseJsonBody } from '../../domain/json/json-guard'
import type { Locale } from '../../domain/locale'
import { Refusal, refuseAt } from '../../domain/refusal'
import { refusalMessage } from '../../messages/refusal-message'
import { checkStart } from '../../workflow/start-ticket'
import { rewordStarterRefusals } from '../schedules/starter'
import { requireInbound } from './inbound-service'
import { noCommentUntil } from './comment-on-repetition'
import { requireReachablePlan } from './sound-plan'
import { mapCall, type MappedCall, subjectOf } from './start-from-call'
import { findSubject } from './subject-repo'

/** @throws {Refusal} `request.not-json` and the like at `sample`; what the plan itself is refused with */
export async function previewCall(
  deps: Deps,
  actor: Actor,
  { id, processId, starterId, sample, ...fields }: RouteBody<typeof routes.previewInboundWebhook>,
  locale: Locale,
): Promise<InboundPreview> {
  const right = may(actor, 'process:admin:inbound:edit') ? 'process:admin:inbound:edit' : 'process:admin:inbound:add'
  if (id !== null) await requireInbound(deps.db, actor, right, id)
  const mapping = inboundMappingSchema.parse(fields)
  const plan = await requireReachablePlan(deps, actor, right, { processId, starterId, mapping })
  const call = await mapCall(deps, plan, readSample(sample), locale)
  const { comment, priority, sameAs } = call.mapped
  const open = id === null || sameAs === null ? null : await findSubject(deps.db, subjectOf(id, sameAs))
  const ticket = open?.isOpen === true ? { id: open.ticketId, number: open.number } : null
  const held = ticket === null ? null : noCommentUntil(open?.commentedAt ?? null, mapping.repeated?.everyMinutes ?? 0, deps.now())
  const would = wouldDo(call.mapped.intent, ticket !== null)
  const until = would === 'repeat' ? (held?.toISOString() ?? null) : null
  const act = would === 'clear' && ticket !== null ? (mapping.cleared?.act ?? null) : null
  const facts = { would, ticket, comment, act, noCommentUntil: until, priority, sameAs }
  return { ...facts, ...(await ticketOf(deps, call, { ...mapping.values, ...call.mapped.received }, locale)) }
}

function wouldDo(intent: MappedCall['mapped']['intent'], isOpen: boolean): InboundPreview['would'] {
  if (intent === 'ignored') return 'ignore'
  return intent === 'clears' ? 'clear' : isOpen ? 'repeat' : 'start'
}

/** @param entered - what is shown where it would be refused */
async function ticketOf(
  deps: Deps,
  { starter, mapped, wanted }: MappedCall,
  entered: InboundPreview['values'],
  locale: Locale,
): Promise<Pick<InboundPreview, 'title' | 'values' | 'issues'>> {
  try {
    return { ...(await rewordStarterRefusals(checkStart(deps, starter, wanted))), issues: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, params, issues } = error
    const whole = { path: [], code, message: refusalMessage(code, params, locale) }
    return { title: mapped.title, values: entered, issues: issues.length > 0 ? [...issues] : [whole] }
  }
}

function readSample(sample: string): unknown {
  try {
    return parseJsonBody(sample)
  } catch (error) {
    throw error instanceof Refusal ? refuseAt(['sample'], error.code, error.params) : error
  }
}
