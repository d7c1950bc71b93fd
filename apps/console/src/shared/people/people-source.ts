/** The people a picker of colleagues offers: everybody, or those who may be chosen for a step. */
import { routes } from '@formwork/api-contract'
import { useRouteQuery } from '../http/use-route-query'

export type PeopleSource =
  | { readonly kind: 'everybody' }
  /** For a step of a process that is about to be started. */
  | { readonly kind: 'start'; readonly processId: string; readonly nodeId: string }
  /** For a step of a running ticket. */
  | { readonly kind: 'ticket'; readonly ticketId: string; readonly nodeId: string }

export const EVERYBODY: PeopleSource = { kind: 'everybody' }

export interface FoundPerson {
  readonly id: string
  readonly name: string
  /** Distinguishes people of one name: the account, or the department. */
  readonly beside?: string
  /** Is away until this instant. */
  readonly backAt?: string | undefined
}

export interface FoundPeople {
  readonly list: readonly FoundPerson[]
  readonly isFetching: boolean
}

/** The hits of the last word stay until the next answer is there. */
export function useFoundPeople(source: PeopleSource, keyword: string): FoundPeople {
  const { kind } = source
  const nodeId = kind === 'everybody' ? '' : source.nodeId
  const params = { id: kind === 'start' ? source.processId : kind === 'ticket' ? source.ticketId : '', nodeId }
  const everybody = useRouteQuery(routes.sourcePeople, { query: { keyword } }, { enabled: kind === 'everybody', keepsRows: true })
  const ofStart = useRouteQuery(routes.listChoosable, { params, query: { keyword } }, { enabled: kind === 'start', keepsRows: true })
  const ofTicket = useRouteQuery(
    routes.listChoosableOfTicket,
    { params, query: { keyword } },
    { enabled: kind === 'ticket', keepsRows: true },
  )
  if (kind === 'everybody') {
    const list = (everybody.data?.list ?? []).map(({ username, ...person }) => ({ ...person, beside: username }))
    return { list, isFetching: everybody.isFetching }
  }
  const { data, isFetching } = kind === 'start' ? ofStart : ofTicket
  return { list: (data?.list ?? []).map(({ department, ...person }) => ({ ...person, beside: department })), isFetching }
}
