/** The columns of the list of users. */
import type { UserRow } from '@formwork/api-contract'
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { formatDate } from '../../../../shared/i18n/format'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { PersonAvatar } from '../../../../shared/people/PersonAvatar'
import type { ListColumn } from '../../../../shared/ui/tables/list-table'
import { EnabledTag } from '../EnabledTag'
import { NOTHING } from '../../../../shared/ui/display/nothing'

export function useUserColumns(): ListColumn<UserRow>[] {
  const { t } = useLingui()
  const locale = useLocale()
  const { data: options } = useRouteQuery(routes.userOptions)
  return useMemo(() => {
    const roleNames = new Map(options?.roles.map(({ roleId, roleName }) => [roleId, roleName]))
    const rolesOf = (user: UserRow) => user.roleIds.flatMap((id) => roleNames.get(id) ?? []).join(t`, `)
    return [
      {
        id: 'name',
        header: t({ message: 'Name', context: 'person' }),
        meta: { card: 'title' },
        cell: ({ row: { original: user } }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <PersonAvatar id={user.userId} name={user.nickName} size={24} />
            {user.nickName}
          </Box>
        ),
      },
      { id: 'username', header: t`User name`, cell: ({ row: { original: user } }) => user.username },
      { id: 'dept', header: t`Department`, cell: ({ row: { original: user } }) => user.deptName || NOTHING },
      {
        id: 'roles',
        header: t({ message: 'Roles', context: 'people' }),
        cell: ({ row: { original: user } }) => rolesOf(user) || NOTHING,
      },
      { id: 'phone', header: t`Phone`, meta: { isForWide: true }, cell: ({ row: { original: user } }) => user.phone || NOTHING },
      {
        id: 'status',
        header: t`Status`,
        meta: { card: 'badge', width: 96 },
        cell: ({ row: { original: user } }) => <EnabledTag status={user.status} />,
      },
      {
        id: 'created',
        header: t`Created`,
        meta: { width: 112, card: 'none' },
        cell: ({ row: { original: user } }) => <span className="fw-numeric">{formatDate(user.createdAt, locale)}</span>,
      },
    ]
  }, [t, locale, options])
}
