/** The step itself, with all that was read for it. */
import type { SeenValues } from '@formwork/form-schema'
import { type ProcessCommand, step, type StepContext } from '@formwork/workflow-core'
import type { Deps } from '../../deps'
import { toAskable } from '../directory'
import type { ReadTicket } from '../read-ticket'
import { seenInForms } from '../forms/process-forms'
import type { TicketFacts } from '../ticket-facts'

export function takeStep(
  { publishedForms }: Pick<Deps, 'publishedForms'>,
  { askable, candidates }: Pick<ReadTicket, 'askable' | 'candidates'>,
  ticket: TicketFacts,
  command: ProcessCommand,
  { granted, calendar }: Pick<StepContext, 'granted' | 'calendar'>,
) {
  const { definition, versionId, values, state, requester, people, priority } = ticket
  // A flow whose conditions read no values needs no form.
  const isAsked = definition.edges.some(({ condition }) => condition !== null)
  const seen: SeenValues = isAsked ? seenInForms(publishedForms.formsOf(versionId, ticket), values) : { values: {}, empty: [] }
  const { names, ...asked } = toAskable(askable, { definition, requester: requester.id, values })
  const active = [...people].flatMap(([id, person]) => (person.active ? [id] : []))
  const enabled = [...active, ...candidates.flatMap(({ id, active: mayAct }) => (mayAct ? [id] : []))]
  return {
    result: step(definition, state, command, {
      ...asked,
      seen,
      requester: requester.id,
      priority,
      granted,
      enabled,
      requesterEnabled: requester.active,
      ...(calendar === undefined ? {} : { calendar }),
    }),
    names,
  }
}
