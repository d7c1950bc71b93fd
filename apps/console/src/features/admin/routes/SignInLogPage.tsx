/** The sign-in log: who tried to sign in, from where, and the outcome. */
import { routes, type SignInAttempt } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useMemo } from 'react'
import { DaysFilter } from '../../../shared/forms/DaysFilter'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { daysOf, startOfDay, textOfDays } from '../../../shared/i18n/day-bounds'
import { Moment } from '../../../shared/ui/display/Moment'
import { useDeviceWords } from '../../../shared/people/use-device-words'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { SearchField } from '../../../shared/ui/inputs/SearchField'
import { FilterBar } from '../../../shared/ui/tables/FilterBar'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { SIGN_IN_OUTCOME_WORDS } from '../sign-in-words'
import { NOTHING } from '../../../shared/ui/display/nothing'

export function SignInLogPage() {
  const { t } = useLingui()
  const query = useListQuery(['name', 'ip', 'status', 'days'])
  const { pageIndex, pageSize } = query
  const { name, ip, status, days: between } = query.filters
  const days = useMemo(() => daysOf(between), [between])
  const answer = useRouteQuery(routes.listSignIns, {
    query: {
      pageIndex,
      pageSize,
      ...(name === '' ? {} : { username: name }),
      ...(ip === '' ? {} : { ipaddr: ip }),
      ...(status === '0' || status === '1' ? { status } : {}),
      ...(days === null ? {} : { from: startOfDay(days[0], 0), until: startOfDay(days[1], 1) }),
    },
  })
  const columns = useSignInColumns()
  return (
    <ListPage
      title={t`Sign-in log`}
      answer={answer}
      query={query}
      filters={
        <FilterBar
          search={<SearchField label={t`User name`} value={name} onChange={(word) => query.setFilter('name', word)} />}
          activeCount={[status !== '', ip !== '', days !== null].filter(Boolean).length}
        >
          <Box sx={{ width: { xs: '100%', md: 200 } }}>
            <SearchField label={t`Address begins with`} value={ip} onChange={(word) => query.setFilter('ip', word)} />
          </Box>
          <Select
            displayEmpty
            value={status === '0' || status === '1' ? status : ''}
            onChange={(event) => query.setFilter('status', event.target.value)}
            inputProps={{ 'aria-label': t`Outcome` }}
          >
            <MenuItem value="">{t`Any outcome`}</MenuItem>
            <MenuItem value="0">{t({ message: 'Signed in', context: 'outcome' })}</MenuItem>
            <MenuItem value="1">{t({ message: 'Refused', context: 'sign-in' })}</MenuItem>
          </Select>
          <Box sx={{ width: { xs: '100%', md: 500 } }}>
            <DaysFilter label={t`Days`} days={days} onChange={(chosen) => query.setFilter('days', textOfDays(chosen))} />
          </Box>
        </FilterBar>
      }
      columns={columns}
      rowKey={({ infoId }) => infoId}
      empty={{ drawing: 'search', title: t`No attempt matches` }}
    />
  )
}

function useSignInColumns(): ListColumn<SignInAttempt>[] {
  const { t } = useLingui()
  const wordsOf = useDeviceWords()
  return useMemo(
    () => [
      {
        id: 'time',
        header: t`Time`,
        meta: { width: 160 },
        cell: ({ row: { original: attempt } }) => <Moment at={attempt.loginTime} />,
      },
      {
        id: 'username',
        header: t`User name`,
        meta: { card: 'title' },
        cell: ({ row: { original: attempt } }) => attempt.username,
      },
      {
        id: 'name',
        header: t({ message: 'Name', context: 'person' }),
        cell: ({ row: { original: attempt } }) => attempt.nickName || NOTHING,
      },
      {
        id: 'outcome',
        header: t`Outcome`,
        meta: { card: 'badge', width: 168 },
        cell: ({ row: { original: attempt } }) => (
          <StatusTag tone={attempt.status === '0' ? 'success' : 'error'}>{t(SIGN_IN_OUTCOME_WORDS[attempt.outcome])}</StatusTag>
        ),
      },
      { id: 'address', header: t`Address`, cell: ({ row: { original: attempt } }) => attempt.ipaddr || NOTHING },
      {
        id: 'device',
        header: t`Device`,
        cell: ({ row: { original: attempt } }) => <span title={attempt.userAgent}>{wordsOf(attempt.userAgent)}</span>,
      },
    ],
    [t, wordsOf],
  )
}
