/** The views of a list of tickets, which of them is chosen, and opening the list with its default. */
import { routes, type TicketList, type TicketView } from '@formwork/api-contract'
import { useEffect } from 'react'
import { reloadQueries } from '../../http/query-client'
import { useRouteQuery } from '../../http/use-route-query'
import { useAddressParams } from '../../ui/navigation/use-address-params'
import { type AddressFilters, addressOf, differsFrom, opensDefaultView, NO_VIEW } from './view-address'

export interface TicketViews {
  readonly views: readonly TicketView[]
  readonly chosen: TicketView | null
  readonly defaultId: string | null
  /** Filters or columns are not those of the chosen view any more. */
  readonly differs: boolean
  /** Whether the list opens with a view is not known yet: its rows are not shown. */
  readonly isOpening: boolean
  /** It opens with a view: its rows need not even be loaded. */
  readonly isLeaving: boolean
  /** Null: none. */
  readonly choose: (view: TicketView | null) => void
}

export function useTicketViews(list: TicketList, filters: AddressFilters): TicketViews {
  const { data, error } = useRouteQuery(routes.listTicketViews, { query: { list } })
  const [params, writeAddress] = useAddressParams()
  const views = data?.list ?? NO_VIEWS
  const defaultId = data?.defaultId ?? null
  const chosen = views.find(({ id }) => id === params.get('view')) ?? null
  const bare = opensDefaultView(params)
  const start = bare ? (views.find(({ id }) => id === defaultId) ?? null) : null
  const choose = (view: TicketView | null) => writeAddress(addressOf(view), { replace: true })
  useEffect(() => {
    if (start !== null) writeAddress(addressOf(start), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time the list is opened bare
  }, [start?.id])
  // A link had filters of its own: without `view` in the address, clearing them would apply the list's default view at once.
  const isOtherwise = !bare && defaultId !== null && (params.get('view') ?? '') === ''
  useEffect(() => {
    if (isOtherwise) writeAddress({ view: NO_VIEW }, { replace: true })
  }, [isOtherwise, writeAddress])
  const columns = params.get('columns')
  return {
    views,
    chosen,
    defaultId,
    differs: chosen !== null && (differsFrom(chosen, filters) || (columns !== null && columns !== (chosen.columns ?? []).join())),
    isOpening: bare && (start !== null || (data === undefined && error === null)),
    isLeaving: start !== null,
    choose,
  }
}

const NO_VIEWS: readonly TicketView[] = []

/** After one was changed, or turned out to be changed. */
export const reloadTicketViews = (): Promise<void> =>
  reloadQueries({ queryKey: [routes.listTicketViews.method, routes.listTicketViews.path] })
