/** Where an answer would lead, in sentences, as far as the server can say it; nothing while that is unknown. */
import { type MoveAhead, type LookAheadBody, routes, type TicketMove } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/call'
import { queryClient } from '../../http/query-client'

export interface LookAheadInput {
  readonly ticketId: string
  readonly revision: number
  readonly offer: TicketMove
  readonly values?: Readonly<Record<string, unknown>> | undefined
}

/** @returns one sentence for each thing that follows. */
export function useLookAhead({ ticketId, revision, offer, values }: LookAheadInput): readonly string[] {
  const body = bodyOf(offer, values)
  const { data } = useQuery(
    {
      queryKey: [routes.lookAheadOfMove.method, routes.lookAheadOfMove.path, ticketId, revision, body],
      queryFn: ({ signal }) =>
        body === null ? null : call(routes.lookAheadOfMove, { params: { id: ticketId }, body, signal, isBackground: true }),
      enabled: body !== null,
      // Somebody may be away, or be given the role, from one moment to the next.
      staleTime: 0,
      gcTime: 0,
      retry: false,
    },
    queryClient,
  )
  return useLookAheadWords()(data?.ahead ?? null)
}

/** Null for moves that answer nothing, and where people are chosen first: the dialog itself asks who comes next. */
function bodyOf({ type, taskId, edgeId, chooses = [] }: TicketMove, values: LookAheadInput['values']): LookAheadBody | null {
  if (taskId === null || chooses.length > 0) return null
  switch (type) {
    case 'approve':
    case 'complete':
    case 'resubmit':
    case 'choose':
      return {
        type,
        taskId,
        ...(edgeId === undefined ? {} : { edgeId }),
        ...(values === undefined ? {} : { values: { ...values } }),
      }
    default:
      return null
  }
}

/** A sentence for each thing that follows. */
export function useLookAheadWords(): (ahead: MoveAhead | null) => readonly string[] {
  const { t } = useLingui()
  const named = ({ names, count }: MoveAhead['others']): string => {
    const first = names.join(t`, `)
    const left = count - names.length
    return left === 0 ? first : plural(left, { one: `${first} and # more`, other: `${first} and # more` })
  }
  return (ahead) => {
    if (ahead === null) return []
    if (ahead.ends === 'approved') return [t`It ends here as approved.`]
    if (ahead.ends === 'refused') return [t`It ends here as refused.`]
    if (ahead.ends !== null) return []
    const steps = ahead.steps.map((step) => {
      const { name } = step
      if (step.toChoose === true) return t`Next is “${name}”: choose who does it.`
      if (step.count === 0) return t`Next is “${name}”, which runs by itself.`
      const people = named(step)
      return t`Next is “${name}”: ${people}.`
    })
    if (steps.length > 0) return steps
    if (ahead.others.count > 0) {
      const people = named(ahead.others)
      return [t`This step still needs ${people}.`]
    }
    const branches = ahead.branches.map((name) => t`“${name}”`).join(t`, `)
    return branches === '' ? [] : [t`It goes on once ${branches} is done as well.`]
  }
}
