/** API tokens of people, as far as one's data scope reaches; revokes one. */
import { type PersonToken, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { PersonFilter } from '../../../shared/people/PersonFilter'
import { usePermission } from '../../../shared/session/access'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { FilterBar } from '../../../shared/ui/tables/FilterBar'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { useRevokeToken } from './use-revoke-token'
import { useTokenColumns } from './use-token-columns'

export function TokensPage() {
  const { t } = useLingui()
  const query = useListQuery(['person'])
  const { pageIndex, pageSize } = query
  const { person } = query.filters
  const answer = useRouteQuery(routes.listTokens, { query: { pageIndex, pageSize, ...(person === '' ? {} : { personId: person }) } })
  const facts = useTokenColumns<PersonToken>()
  const columns = useMemo(
    (): ListColumn<PersonToken>[] => [
      { id: 'person', header: t`Person`, cell: ({ row: { original: token } }) => token.person.name },
      ...facts,
    ],
    [t, facts],
  )
  const canRevoke = usePermission(['system:session:remove'])
  const revoke = useRevokeToken(routes.revokeToken)
  const rowActions = (token: PersonToken) => (
    <IconAction size="small" icon="ban" iconSize={16} label={t`Revoke “${token.name}”`} onClick={() => revoke(token)} />
  )
  return (
    <ListPage
      title={t`API tokens`}
      answer={answer}
      query={query}
      filters={<FilterBar search={<PersonFilter person={person} onChange={(id) => query.setFilter('person', id)} />} activeCount={0} />}
      columns={columns}
      rowKey={({ id }) => id}
      empty={
        person === ''
          ? {
              title: t`Nobody has an API token`,
              text: t`Everybody makes their own in the personal centre, with “API tokens”.`,
              action: (
                <Button component={Link} to="/profile/tokens" variant="outlined" color="inherit">
                  {t`My API tokens`}
                </Button>
              ),
            }
          : { drawing: 'search', title: t`This person has no API token` }
      }
      {...(canRevoke ? { rowActions } : {})}
    />
  )
}
