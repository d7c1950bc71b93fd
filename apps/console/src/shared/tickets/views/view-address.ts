/** A view of a list as the address of the list has it: its id, its filters, and columns where they are not the view's. */
import type { TicketView, ViewFilters } from '@formwork/api-contract'
import { CHOOSING, startedOf } from '../started'

export const VIEW_FILTERS = [
  'keyword',
  'status',
  'process',
  'requester',
  'assignee',
  'started',
  'overdue',
] as const satisfies readonly (keyof ViewFilters)[]
export type AddressFilters = Readonly<Record<(typeof VIEW_FILTERS)[number], string>>

/** In place of an id: no view, not even the list's default one. */
export const NO_VIEW = 'none'

/** The address of a whole list, without its default view: for a link that counts its tickets, or leads to a certain ticket. */
export const wholeList = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}view=${NO_VIEW}`

/** Whether a list shows only tickets with an overdue step; any other value filters nothing. */
export const isOverdueOnly = ({ overdue }: Pick<AddressFilters, 'overdue'>): boolean => overdue === '1'

/** The filters of an address that a view stores; empty ones are left out. */
export function storedFilters(filters: AddressFilters): ViewFilters {
  const started = filters.started === CHOOSING || startedOf(filters.started) === '' ? '' : filters.started
  const overdue = isOverdueOnly(filters) ? filters.overdue : ''
  return Object.fromEntries(
    Object.entries({ ...filters, keyword: filters.keyword.trim(), started, overdue }).filter(([, value]) => value !== ''),
  )
}

/** The parameters to change when a view is chosen, or none. */
export function addressOf(view: { readonly id: string; readonly filters: ViewFilters } | null): Readonly<Record<string, string>> {
  const filters = Object.fromEntries(VIEW_FILTERS.map((name) => [name, view?.filters[name] ?? '']))
  return { ...filters, view: view?.id ?? NO_VIEW, columns: '', page: '' }
}

/** Only the list is in the address: it opens with its default view. */
export const opensDefaultView = (params: URLSearchParams): boolean =>
  ['view', 'columns', 'page', ...VIEW_FILTERS].every((name) => (params.get(name) ?? '') === '')

export const differsFrom = ({ filters: kept }: Pick<TicketView, 'filters'>, filters: AddressFilters): boolean => {
  const now = storedFilters(filters)
  return VIEW_FILTERS.some((name) => (now[name] ?? '') !== (kept[name] ?? ''))
}
