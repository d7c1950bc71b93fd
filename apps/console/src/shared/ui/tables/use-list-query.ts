/** Page, size and filters of a list, kept in the address: a reload, a link and the back button all lead to the same rows. */
import { useMemo } from 'react'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './Pager'
import { useAddressParams } from '../navigation/use-address-params'

/** A filter is no step for the back button. */
const IN_PLACE = { replace: true }

export interface ListQuery<Filter extends string> {
  readonly pageIndex: number
  readonly pageSize: number
  /** Set filters only; an unset one reads as ''. */
  readonly filters: Readonly<Record<Filter, string>>
  readonly setPage: (next: { pageIndex: number; pageSize: number }) => void
  /** Sets filters and goes back to the first page. */
  readonly setFilter: (name: Filter, value: string) => void
  /** Null where none is set. */
  readonly clearFilters: (() => void) | null
}

export function useListQuery<const Filter extends string>(names: readonly Filter[]): ListQuery<Filter> {
  const [params, write] = useAddressParams()
  const size = Number(params.get('size'))
  const page = Number(params.get('page'))
  const filterKey = names.map((name) => params.get(name) ?? '').join('\n')
  const filters = useMemo(
    () => Object.fromEntries(names.map((name, at) => [name, filterKey.split('\n')[at] ?? ''])) as Record<Filter, string>,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names of a list never change
    [filterKey],
  )
  const isFiltered = names.some((name) => filters[name] !== '')
  return {
    pageIndex: Number.isInteger(page) && page >= 1 ? page : 1,
    pageSize: PAGE_SIZES.some((allowed) => allowed === size) ? size : DEFAULT_PAGE_SIZE,
    filters,
    setPage: ({ pageIndex, pageSize }) =>
      write({ page: pageIndex === 1 ? '' : String(pageIndex), size: pageSize === DEFAULT_PAGE_SIZE ? '' : String(pageSize) }, IN_PLACE),
    setFilter: (name, value) => write({ [name]: value, page: '' }, IN_PLACE),
    clearFilters: isFiltered ? () => write({ ...Object.fromEntries(names.map((name) => [name, ''])), page: '' }, IN_PLACE) : null,
  }
}
