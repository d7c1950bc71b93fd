/** Users: the departments beside the list of people; find, create, change, reset a password, enable and disable, move, remove, one or many. */
import { routes, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { fetchFile, saveFile } from '../../../shared/http/transfer'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { SearchField } from '../../../shared/ui/inputs/SearchField'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { RowMenu } from '../../../shared/ui/menus/RowMenu'
import { FilterBar } from '../../../shared/ui/tables/FilterBar'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { StatusFilter, statusQuery } from '../components/StatusFilter'
import { BulkBar } from '../components/users/BulkBar'
import { ChangeRoleDialog } from '../components/users/ChangeRoleDialog'
import { DepartmentDrawer } from '../components/users/DepartmentDrawer'
import { DepartmentPane } from '../components/users/DepartmentPane'
import { MovePeopleDialog } from '../components/users/MovePeopleDialog'
import { RefusedPeople } from '../components/users/RefusedPeople'
import { UserDialogs, type OpenUserDialog } from '../components/users/UserDialogs'
import { useBulkActs } from '../components/users/use-bulk-acts'
import { useChosenUsers } from '../components/users/use-chosen-users'
import { useUserActs } from '../components/users/use-user-acts'
import { useUserColumns } from '../components/users/use-user-columns'
import { treeOf } from '../department-tree'

export function UsersPage() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const query = useListQuery(['keyword', 'status', 'dept'])
  const { keyword, status, dept } = query.filters
  const [isCounted, setCounted] = useState(false)
  const asked = {
    pageIndex: query.pageIndex,
    pageSize: query.pageSize,
    keyword,
    ...statusQuery(status),
    ...(dept === '' ? {} : { deptId: dept }),
    ...(isCounted ? {} : { boundedCount: '1' as const }),
  }
  const users = useRouteQuery(routes.listUsers, { query: asked }, { keepsRows: true })
  const { data: departments = [] } = useRouteQuery(routes.listDepartments)
  const tree = useMemo(() => treeOf(departments), [departments])
  const [open, setOpen] = useState<OpenUserDialog | null>(null)
  const [isMoving, setMoving] = useState(false)
  const [isChangingRole, setChangingRole] = useState(false)
  const chosen = useChosenUsers(users.data?.list, query.filters)
  const acts = useBulkActs(chosen.clear)
  const columns = useUserColumns()
  const actsOf = useUserActs({
    onResetPassword: (user) => setOpen({ dialog: 'password', user }),
    onAbsence: (user) => setOpen({ dialog: 'absence', user }),
    onHandOver: (user) => setOpen({ dialog: 'handOver', user }),
  })
  const canEdit = usePermission(['system:sysuser:edit'])
  const canChoose = usePermission(['system:sysuser:edit', 'system:sysuser:export'])
  const hasFilters = keyword !== '' || status !== '' || dept !== ''
  const pane = { tree, chosen: dept, onChoose: (id: string) => query.setFilter('dept', id) }
  const rowActions = (user: UserRow) => (
    <Box sx={{ display: 'inline-flex' }}>
      {canEdit && (
        <IconAction
          size="small"
          icon="edit"
          iconSize={16}
          label={t`Edit ${user.nickName}`}
          onClick={() => setOpen({ dialog: 'edit', user })}
        />
      )}
      <RowMenu entries={actsOf(user)} />
    </Box>
  )
  const create = (
    <IfPermission any={['system:sysuser:add']}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setOpen({ dialog: 'create' })}>
        {t`New user`}
      </Button>
    </IfPermission>
  )
  return (
    <ListPage
      title={t`Users`}
      answer={{ ...users, countAll: () => setCounted(true) }}
      query={query}
      actions={
        <>
          <SheetButtons filter={{ keyword, status, deptId: dept }} onImport={() => setOpen({ dialog: 'import' })} />
          {create}
        </>
      }
      aside={<DepartmentPane {...pane} />}
      filters={
        <FilterBar
          search={<SearchField label={t`Name, phone or e-mail`} value={keyword} onChange={(word) => query.setFilter('keyword', word)} />}
          activeCount={Number(status !== '') + Number(isPhone && dept !== '')}
        >
          {isPhone && <DepartmentDrawer {...pane} />}
          <StatusFilter value={status} onChange={(picked) => query.setFilter('status', picked)} />
        </FilterBar>
      }
      columns={columns}
      rowKey={({ userId }) => userId}
      empty={hasFilters ? { drawing: 'search', title: t`No user matches` } : { title: t`No users yet`, action: create }}
      rowActions={rowActions}
      {...(canChoose ? { selection: chosen.selection } : {})}
    >
      <BulkBar chosen={chosen} acts={acts} onMove={() => setMoving(true)} onRole={() => setChangingRole(true)} />
      <UserDialogs open={open} departments={departments} deptId={dept} onClose={() => setOpen(null)} />
      {isMoving && (
        <MovePeopleDialog
          count={chosen.rows.length}
          tree={tree}
          isRunning={acts.isRunning}
          onMove={(deptId, deptName) => void acts.move(chosen.rows, deptId, deptName).then(() => setMoving(false))}
          onClose={() => setMoving(false)}
        />
      )}
      {isChangingRole && (
        <ChangeRoleDialog
          users={chosen.rows}
          isRunning={acts.isRunning}
          onChange={(change, concerned) => void acts.changeRole(concerned, change).then(() => setChangingRole(false))}
          onClose={() => setChangingRole(false)}
        />
      )}
      {acts.refused !== null && (
        <RefusedPeople
          refused={acts.refused}
          isRunning={acts.isRunning}
          onGoOn={() => acts.refused !== null && acts.goOn(acts.refused)}
          onClose={acts.leave}
        />
      )}
    </ListPage>
  )
}

interface SheetButtonsProps {
  readonly filter: Readonly<Record<string, string>>
  readonly onImport: () => void
}

function SheetButtons({ filter, onImport }: SheetButtonsProps) {
  const { t } = useLingui()
  const sheet = useExclusiveMutation(async () => saveFile(await fetchFile(routes.exportUsers, filter)))
  return (
    <>
      <IfPermission any={['system:sysuser:export']}>
        <Button
          variant="outlined"
          color="inherit"
          loading={sheet.isRunning}
          startIcon={<Icon name="download" size={16} />}
          loadingPosition="start"
          onClick={() => void sheet.run()}
        >
          {t`Export`}
        </Button>
      </IfPermission>
      <IfPermission any={['system:sysuser:add']}>
        <Button variant="outlined" color="inherit" startIcon={<Icon name="upload" size={16} />} onClick={onImport}>
          {t`Import`}
        </Button>
      </IfPermission>
    </>
  )
}
