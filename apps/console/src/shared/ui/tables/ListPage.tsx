/** The page of one list: title, filters, the rows, the pager. The caller provides the content. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect } from 'react'
import { useIsPhone } from '../layout/use-is-phone'
import { PRINT, screenOnly } from '../theme/print-styles'
import { DataTable, type DataTableProps } from './DataTable'
import { Page } from '../layout/Page'
import { Pager } from './Pager'
import type { ListQuery } from './use-list-query'

/** The result of a query, as `useRouteQuery` returns it. */
export interface ListAnswer<Row> {
  readonly data: { readonly count: number; readonly isCountBounded?: boolean | undefined; readonly list: readonly Row[] } | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
  /** Counts all, where `count` is not exact. */
  readonly countAll?: () => void
}

export interface ListPageProps<Row extends object>
  extends Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'empty' | 'onOpen' | 'onNear' | 'selection' | 'keys'> {
  readonly title: string
  /** The accessible name of the list, where the title is not enough. */
  readonly label?: string
  readonly answer: ListAnswer<Row>
  readonly query: Pick<ListQuery<never>, 'pageIndex' | 'pageSize' | 'setPage' | 'clearFilters'>
  readonly filters: ReactNode
  /** About what the filters refer to, over the rows. */
  readonly notice?: ReactNode
  readonly actions?: ReactNode
  readonly rowActions?: (row: Row) => ReactNode
  /** Beside filters and rows; left out on a phone, where a filter does its work. */
  readonly aside?: ReactNode
  /** The dialogs its actions open. */
  readonly children?: ReactNode
}

export function ListPage<Row extends object>({
  title,
  label = title,
  answer: { data, error, isFetching, refetch, countAll },
  query: { pageIndex, pageSize, setPage, clearFilters },
  filters,
  notice,
  actions,
  rowActions,
  aside,
  children,
  empty,
  ...table
}: ListPageProps<Row>) {
  const { t, i18n } = useLingui()
  const isPhone = useIsPhone()
  useLastPage(data, isFetching, { pageIndex, pageSize, setPage })
  const bounded = { isCountBounded: data?.isCountBounded ?? false, ...(countAll === undefined ? {} : { onCountAll: countAll }) }
  const pager = data && <Pager {...bounded} count={data.count} pageIndex={pageIndex} pageSize={pageSize} onChange={setPage} />
  const rows = (
    <DataTable
      {...table}
      {...(rowActions === undefined ? {} : { actions: rowActions })}
      label={label}
      rows={data?.list}
      isLoading={isFetching}
      error={error}
      onRetry={refetch}
      empty={
        clearFilters === null
          ? empty
          : { ...empty, action: <Button variant="outlined" color="inherit" onClick={clearFilters}>{t`Clear filters`}</Button> }
      }
    />
  )
  const head = { title, count: data && `${i18n.number(data.count)}${data.isCountBounded === true ? '+' : ''}`, actions }
  const isBeside = aside !== undefined && !isPhone
  // What stands below, dialogs above all, is the same one when the window becomes narrower or wider.
  return (
    <Page {...head} {...(isBeside ? {} : { filters, pager })}>
      {isBeside ? (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
          <Box sx={{ display: 'contents', [PRINT]: { display: 'none' } }}>{aside}</Box>
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 3 }}>
            <Box sx={screenOnly}>{filters}</Box>
            {notice}
            {rows}
            {pager}
          </Box>
        </Box>
      ) : (
        <>
          {notice}
          {rows}
        </>
      )}
      {children}
    </Page>
  )
}

/** When the page in the address has no rows any more, as after the only one of the last page was removed, the page before it is shown. */
function useLastPage(
  data: ListAnswer<object>['data'],
  isFetching: boolean,
  { pageIndex, pageSize, setPage }: Omit<ListPageProps<object>['query'], 'clearFilters'>,
): void {
  const last = data === undefined ? 1 : Math.max(1, Math.ceil(data.count / pageSize))
  const isBeyond = data !== undefined && data.count > 0 && data.list.length === 0 && pageIndex > last && !isFetching
  useEffect(() => {
    if (isBeyond) setPage({ pageIndex: last, pageSize })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page that turns out to be empty
  }, [isBeyond])
}
