/** Roles: what people may do, in bundles. */
import { type RoleRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { FilterBar } from '../../../shared/ui/tables/FilterBar'
import { Icon } from '../../../shared/ui/icons/Icon'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { type RowMenuEntry, RowMenu } from '../../../shared/ui/menus/RowMenu'
import { SearchField } from '../../../shared/ui/inputs/SearchField'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { EnabledTag } from '../components/EnabledTag'
import { RoleDialog } from '../components/roles/RoleDialog'
import { DATA_SCOPES } from '../data-scopes'
import { PERMISSION_GROUPS } from '../permission-groups'
import { NOTHING } from '../../../shared/ui/display/nothing'

export function RolesPage() {
  const { t } = useLingui()
  const query = useListQuery(['name'])
  const asked = { pageIndex: query.pageIndex, pageSize: query.pageSize, roleName: query.filters.name }
  const roles = useRouteQuery(routes.listRoles, { query: asked }, { keepsRows: true })
  const navigate = useNavigate()
  const pageOf = (roleId: string) => void navigate(`/system/roles/${roleId}`)
  const [isCreating, setCreating] = useState(false)
  const columns = useRoleColumns()
  const actsOf = useRoleMenu()
  const rowActions = (role: RoleRow) => (
    <Box sx={{ display: 'inline-flex' }}>
      <RowMenu entries={actsOf(role)} />
    </Box>
  )
  const create = (
    <IfPermission any={['system:sysrole:add']}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setCreating(true)}>
        {t`New role`}
      </Button>
    </IfPermission>
  )
  return (
    <ListPage
      title={t({ message: 'Roles', context: 'page' })}
      answer={roles}
      query={query}
      actions={create}
      filters={
        <FilterBar
          search={<SearchField label={t`Role name`} value={query.filters.name} onChange={(word) => query.setFilter('name', word)} />}
        />
      }
      label={t({ message: 'Roles', context: 'people' })}
      columns={columns}
      rowKey={({ roleId }) => roleId}
      empty={query.filters.name === '' ? { title: t`No roles yet`, action: create } : { drawing: 'search', title: t`No role matches` }}
      rowActions={rowActions}
      onOpen={({ roleId }) => pageOf(roleId)}
    >
      {isCreating && <RoleDialog onSaved={pageOf} onClose={() => setCreating(false)} />}
    </ListPage>
  )
}

function useRoleColumns(): ListColumn<RoleRow>[] {
  const { t, i18n } = useLingui()
  return useMemo(() => {
    const summary = (role: RoleRow) => {
      if (role.admin) return t`Everything`
      const groups = PERMISSION_GROUPS.filter((group) => group.permissions.some(({ permission }) => role.permissions.includes(permission)))
      return groups.length === 0 ? t`Nothing yet` : groups.map(({ title }) => i18n._(title)).join(t`, `)
    }
    return [
      {
        id: 'name',
        header: t`Name`,
        meta: { card: 'title' },
        cell: ({ row: { original: role } }) => <RouterLink to={`/system/roles/${role.roleId}`}>{role.roleName}</RouterLink>,
      },
      {
        id: 'key',
        header: t`Key`,
        cell: ({ row: { original: role } }) => (
          <Box component="code" sx={{ fontSize: 12 }}>
            {role.roleKey}
          </Box>
        ),
      },
      { id: 'may', header: t`Permissions`, cell: ({ row: { original: role } }) => summary(role) },
      {
        id: 'scope',
        header: t`Data scope`,
        cell: ({
          row: {
            original: { dataScope },
          },
        }) => i18n._(DATA_SCOPES[dataScope]),
      },
      {
        id: 'order',
        header: t`Order`,
        meta: { align: 'right', card: 'none', width: 80 },
        cell: ({ row: { original: role } }) => role.roleSort,
      },
      {
        id: 'status',
        header: t`Status`,
        meta: { card: 'badge', width: 112 },
        cell: ({ row: { original: role } }) => <EnabledTag status={role.status} />,
      },
      { id: 'remark', header: t`Remark`, cell: ({ row: { original: role } }) => role.remark || NOTHING },
    ]
  }, [t, i18n])
}

function useRoleMenu(): (role: RoleRow) => RowMenuEntry[] {
  const { t } = useLingui()
  const canEdit = usePermission(['system:sysrole:edit'])
  const canRemove = usePermission(['system:sysrole:remove'])
  const setStatus = useExclusiveMutation(async (role: RoleRow) => {
    const disables = role.status === '0'
    if (disables) {
      const title = t`Disable “${role.roleName}”?`
      if (!(await confirm({ title, text: t`Its holders lose these permissions at once.`, action: t`Disable`, tone: 'error' }))) return
    }
    await call(routes.updateRole, { body: { roleId: role.roleId, status: disables ? '1' : '0' } })
    invalidateRoutes(routes.listRoles)
  })
  const remove = useExclusiveMutation(async (role: RoleRow) => {
    const title = t`Remove “${role.roleName}”?`
    if (!(await confirm({ title, text: t`A role that someone holds cannot be removed.`, action: t`Remove`, tone: 'error' }))) return
    await call(routes.deleteRole, { params: { id: role.roleId } })
    invalidateRoutes(routes.listRoles)
    showToast('success', t({ message: 'Role removed', context: 'done' }))
  })
  return (role) =>
    role.admin || !role.grantable
      ? []
      : [
          ...(canEdit
            ? [
                role.status === '0'
                  ? { label: t`Disable`, icon: 'ban' as const, onChoose: () => void setStatus.run(role) }
                  : { label: t`Enable`, icon: 'checkCircle' as const, onChoose: () => void setStatus.run(role) },
              ]
            : []),
          ...(canRemove ? [{ label: t`Remove`, icon: 'trash' as const, isDestructive: true, onChoose: () => void remove.run(role) }] : []),
        ]
}
