/** The step itself, with all that was read for it. */
import { type SeenValues, seenValues } from '@formwork/form-schema'
import { type ManagingRight, type ProcessCommand, step } from '@formwork/workflow-core'
import type { Deps } from '../../deps'
import { toAskable } from '../directory'
import type { ReadTicket } from '../read-ticket'
import type { TicketFacts } from '../ticket-facts'

export async function takeStep(
  { publishedForms }: Pick<Deps, 'publishedForms'>,
  { askable, candidates }: Pick<ReadTicket, 'askable' | 'candidates'>,
  { definition, versionId, form, values, state, requester, people }: TicketFacts,
  command: ProcessCommand,
  granted: readonly ManagingRight[],
) {
  // A flow that asks nothing of the values needs no form.
  const isAsked = definition.edges.some(({ condition }) => condition !== null)
  const seen: SeenValues = isAsked
    ? seenValues(await publishedForms.formOf(versionId, async () => form), values)
    : { values: {}, empty: [] }
  const { names, ...asked } = toAskable(askable, { definition, requester: requester.id, values })
  const active = [...people].flatMap(([id, person]) => (person.active ? [id] : []))
  const enabled = [...active, ...candidates.flatMap(({ id, active: mayAct }) => (mayAct ? [id] : []))]
  return {
    result: step(definition, state, command, {
      ...asked,
      seen,
      requester: requester.id,
      granted,
      enabled,
      requesterEnabled: requester.active,
    }),
    names,
  }
}
