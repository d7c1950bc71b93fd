/** API tokens of people, as far as one's data scope reaches; revokes one. */
import { type PersonToken, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { PersonFilter } from '../../../shared/people/PersonFilter'
import { usePermission } from '../../../shared/session/access'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { FilterBar } from '../../../shared/ui/tables/FilterBar'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
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
  const revoke = useExclusiveMutation(async ({ id, name }: PersonToken) => {
    const text = t`Programs that use it are refused at once.`
    if (!(await confirm({ title: t`Revoke “${name}”?`, text, action: t`Revoke`, tone: 'error' }))) return
    await call(routes.revokeToken, { params: { id } })
    invalidateRoutes(routes.listMyTokens, routes.listTokens)
    showToast('success', t`“${name}” is revoked`)
  })
  const rowActions = (token: PersonToken) => (
    <IconAction size="small" icon="ban" iconSize={16} label={t`Revoke “${token.name}”`} onClick={() => void revoke.run(token)} />
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
