/** Who holds a role: found, added one or several at a time, and taken out again. */
import { MAX_PEOPLE, type RoleRow, routes, type UserRow } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { usePermission } from '../../../../shared/session/access'
import { Avatar } from '../../../../shared/ui/display/Avatar'
import { confirm } from '../../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { SearchField } from '../../../../shared/ui/inputs/SearchField'
import { DataTable } from '../../../../shared/ui/tables/DataTable'
import type { ListColumn } from '../../../../shared/ui/tables/list-table'
import { Pager } from '../../../../shared/ui/tables/Pager'
import { useListQuery } from '../../../../shared/ui/tables/use-list-query'
import { EnabledTag } from '../EnabledTag'
import { AddMembersDialog } from './AddMembersDialog'
import { NOTHING } from '../../../../shared/ui/display/nothing'

export function RoleMembers({ role }: { readonly role: RoleRow }) {
  const { t } = useLingui()
  const query = useListQuery(['keyword'])
  const { pageIndex, pageSize } = query
  const { keyword } = query.filters
  const { roleId, roleName } = role
  const members = useRouteQuery(
    routes.listRoleMembers,
    { params: { id: roleId }, query: { pageIndex, pageSize, keyword } },
    { keepsRows: true },
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAdding, setAdding] = useState(false)
  const canEdit = usePermission(['system:sysuser:edit'])
  const columns = useMemberColumns()
  const remove = useExclusiveMutation(async (ids: readonly string[], name: string) => {
    const title = plural(ids.length, {
      one: `Take the role “${roleName}” from ${name}?`,
      other: `Take the role “${roleName}” from # users?`,
    })
    const text = t`They lose its permissions with their next click.`
    if (!(await confirm({ title, text, action: t`Take it away`, tone: 'error' }))) return
    await call(routes.changeRoleMembers, { params: { id: roleId }, body: { remove: [...ids] } })
    invalidateRoutes(routes.listRoleMembers, routes.listUsers)
    setChosen(new Set())
    showToast('success', plural(ids.length, { one: '# user no longer holds the role', other: '# users no longer hold the role' }))
  })
  const choose = (rows: readonly UserRow[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const { userId } of rows) {
      if (isChosen && next.size < MAX_PEOPLE) next.add(userId)
      else next.delete(userId)
    }
    setChosen(next)
  }
  const add = canEdit && role.grantable && (
    <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setAdding(true)}>
      {t`Add people`}
    </Button>
  )
  const takeFrom = ({ userId, nickName }: UserRow) => (
    <IconAction
      size="small"
      icon="close"
      iconSize={16}
      label={t`Take the role from ${nickName}`}
      onClick={() => void remove.run([userId], nickName)}
    />
  )
  const count = chosen.size
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: { xs: 1, md: '0 0 260px' }, minWidth: 0 }}>
          <SearchField label={t`Name, phone or e-mail`} value={keyword} onChange={(word) => query.setFilter('keyword', word)} />
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 2 }}>
          {count > 0 && (
            <Button variant="outlined" color="error" disabled={remove.isRunning} onClick={() => void remove.run([...chosen], '')}>
              {plural(count, { one: 'Take from # user', other: 'Take from # users' })}
            </Button>
          )}
          {add}
        </Box>
      </Box>
      <DataTable
        label={t`Who holds the role`}
        columns={columns}
        rowKey={({ userId }) => userId}
        rows={members.data?.list}
        isLoading={members.isFetching}
        error={members.error}
        onRetry={members.refetch}
        empty={
          keyword === ''
            ? { title: t`Nobody holds this role yet`, ...(add === false ? {} : { action: add }) }
            : { drawing: 'search', title: t`No user matches` }
        }
        {...(canEdit
          ? {
              selection: { chosen, onChoose: choose, nameOf: ({ nickName }: UserRow) => nickName },
              actions: takeFrom,
            }
          : {})}
      />
      {members.data && <Pager count={members.data.count} pageIndex={pageIndex} pageSize={pageSize} onChange={query.setPage} />}
      {isAdding && <AddMembersDialog role={role} onClose={() => setAdding(false)} />}
    </Box>
  )
}

function useMemberColumns(): ListColumn<UserRow>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t({ message: 'Name', context: 'person' }),
        meta: { card: 'title' },
        cell: ({ row: { original: user } }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Avatar name={user.nickName} size={24} />
            {user.nickName}
          </Box>
        ),
      },
      { id: 'username', header: t`User name`, cell: ({ row: { original: user } }) => user.username },
      { id: 'dept', header: t`Department`, cell: ({ row: { original: user } }) => user.deptName || NOTHING },
      {
        id: 'status',
        header: t`Status`,
        meta: { card: 'badge', width: 96 },
        cell: ({ row: { original: user } }) => <EnabledTag status={user.status} />,
      },
    ],
    [t],
  )
}
