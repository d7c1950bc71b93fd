/** The filter row of a list that can be searched by one word alone. */
import { useLingui } from '@lingui/react/macro'
import { SearchField } from '../inputs/SearchField'
import { FilterBar } from './FilterBar'
import type { ListQuery } from './use-list-query'

export function NameFilter({ query }: { readonly query: Pick<ListQuery<'keyword'>, 'filters' | 'setFilter'> }) {
  const { t } = useLingui()
  return (
    <FilterBar
      search={
        <SearchField value={query.filters.keyword} onChange={(keyword) => query.setFilter('keyword', keyword)} label={t`Search by name`} />
      }
    />
  )
}
