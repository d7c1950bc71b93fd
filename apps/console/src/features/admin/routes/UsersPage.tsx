/** Users: find, create, change, reset a password, enable and disable, remove. */
import { routes, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useMemo, useState } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { fetchFile, saveFile } from '../../../shared/http/transfer'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { formatDate } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { PersonAvatar } from '../../../shared/people/PersonAvatar'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { useSignedInUser } from '../../../shared/session/session-store'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { FilterBar } from '../../../shared/ui/tables/FilterBar'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { type RowMenuEntry, RowMenu } from '../../../shared/ui/menus/RowMenu'
import { SearchField } from '../../../shared/ui/inputs/SearchField'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { StatusFilter, statusQuery } from '../components/StatusFilter'
import { ImportDialog } from '../components/import/ImportDialog'
import { EnabledTag } from '../components/EnabledTag'
import { ResetPasswordDialog } from '../components/ResetPasswordDialog'
import { UserDialog } from '../components/UserDialog'
import { departmentChoices } from '../department-choices'
import { useOpenWork } from '../use-open-work'

type Open = { readonly dialog: 'create' | 'import' } | { readonly dialog: 'edit' | 'password'; readonly user: UserRow }

export function UsersPage() {
  const { t } = useLingui()
  const query = useListQuery(['keyword', 'status', 'dept'])
  const { keyword, status, dept } = query.filters
  const asked = {
    pageIndex: query.pageIndex,
    pageSize: query.pageSize,
    keyword,
    ...statusQuery(status),
    ...(dept === '' ? {} : { deptId: dept }),
  }
  const users = useRouteQuery(routes.listUsers, { query: asked }, { keepsRows: true })
  const departments = useRouteQuery(routes.listDepartments)
  const choices = useMemo(() => departmentChoices(departments.data ?? []), [departments.data])
  // Who sees a department without the one above it has a data scope.
  const isScoped = departments.data?.some(({ parentId }) => parentId !== null) ?? false
  const [open, setOpen] = useState<Open | null>(null)
  const columns = useUserColumns()
  const actsOf = useUserMenu(setOpen)
  const canEdit = usePermission(['system:sysuser:edit'])
  const sheet = useExclusiveMutation(async (filter: Readonly<Record<string, string>>) =>
    saveFile(await fetchFile(routes.exportUsers, filter)),
  )
  const hasFilters = keyword !== '' || status !== '' || dept !== ''
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
      answer={users}
      query={query}
      actions={
        <>
          <IfPermission any={['system:sysuser:export']}>
            <Button
              variant="outlined"
              color="inherit"
              loading={sheet.isRunning}
              startIcon={<Icon name="download" size={16} />}
              loadingPosition="start"
              onClick={() => void sheet.run({ keyword, status, deptId: dept })}
            >
              {t`Export`}
            </Button>
          </IfPermission>
          <IfPermission any={['system:sysuser:add']}>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="upload" size={16} />}
              onClick={() => setOpen({ dialog: 'import' })}
            >
              {t`Import`}
            </Button>
          </IfPermission>
          {create}
        </>
      }
      filters={
        <FilterBar
          search={<SearchField label={t`Name, phone or e-mail`} value={keyword} onChange={(word) => query.setFilter('keyword', word)} />}
          activeCount={Number(status !== '') + Number(dept !== '')}
        >
          <StatusFilter value={status} onChange={(chosen) => query.setFilter('status', chosen)} />
          <Select
            displayEmpty
            value={dept}
            onChange={(event) => query.setFilter('dept', event.target.value)}
            inputProps={{ 'aria-label': t`Department` }}
          >
            <MenuItem value="">{t`Any department`}</MenuItem>
            {choices.map(({ id, name, depth }) => (
              <MenuItem key={id} value={id} sx={{ pl: `${10 + depth * 16}px` }}>
                {name}
              </MenuItem>
            ))}
          </Select>
        </FilterBar>
      }
      columns={columns}
      rowKey={({ userId }) => userId}
      empty={hasFilters ? { drawing: 'search', title: t`No user matches` } : { title: t`No users yet`, action: create }}
      rowActions={rowActions}
    >
      {open?.dialog === 'create' && <UserDialog departments={choices} isScoped={isScoped} onClose={() => setOpen(null)} />}
      {open?.dialog === 'import' && <ImportDialog onClose={() => setOpen(null)} />}
      {open?.dialog === 'edit' && <UserDialog user={open.user} departments={choices} isScoped={isScoped} onClose={() => setOpen(null)} />}
      {open?.dialog === 'password' && <ResetPasswordDialog user={open.user} onClose={() => setOpen(null)} />}
    </ListPage>
  )
}

function useUserColumns(): ListColumn<UserRow>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return useMemo(
    () => [
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
      { id: 'dept', header: t`Department`, cell: ({ row: { original: user } }) => user.deptName || '–' },
      { id: 'phone', header: t`Phone`, cell: ({ row: { original: user } }) => user.phone || '–' },
      { id: 'email', header: t`E-mail`, cell: ({ row: { original: user } }) => user.email || '–' },
      {
        id: 'status',
        header: t`Status`,
        meta: { card: 'badge', width: 96 },
        cell: ({ row: { original: user } }) => <EnabledTag status={user.status} />,
      },
      {
        id: 'created',
        header: t`Created`,
        meta: { width: 120 },
        cell: ({ row: { original: user } }) => <span className="fw-numeric">{formatDate(user.createdAt, locale)}</span>,
      },
    ],
    [t, locale],
  )
}

function useUserMenu(setOpen: (open: Open) => void): (user: UserRow) => RowMenuEntry[] {
  const { t } = useLingui()
  const me = useSignedInUser()
  const canReset = usePermission(['system:sysuser:resetPassword'])
  const canEdit = usePermission(['system:sysuser:edit'])
  const canRemove = usePermission(['system:sysuser:remove'])
  const openWorkOf = useOpenWork()
  const setStatus = useExclusiveMutation(async (user: UserRow) => {
    const disables = user.status === '0'
    if (disables) {
      const open = await openWorkOf(user)
      const title = t`Disable ${user.nickName}?`
      const text = t`They are signed out at once and cannot sign in until enabled again.`
      if (!(await confirm({ title, text: open.after(text), ...open.look, action: t`Disable`, tone: 'error' }))) return
    }
    await call(routes.updateUser, { body: { userId: user.userId, status: disables ? '1' : '0' } })
    invalidateRoutes(routes.listUsers)
    showToast('success', disables ? t`${user.nickName} is disabled.` : t`${user.nickName} is enabled.`)
  })
  const resetFactor = useExclusiveMutation(async (user: UserRow) => {
    const title = t`Reset two-step sign-in of ${user.nickName}?`
    const text = t`Their password alone will be enough until they set it up again. Make sure that it is really them who asks.`
    if (!(await confirm({ title, text, action: t`Reset`, tone: 'error' }))) return
    await call(routes.resetSecondFactor, { params: { id: user.userId } })
    showToast('success', t`Two-step sign-in of ${user.nickName} is off.`)
  })
  const remove = useExclusiveMutation(async (user: UserRow) => {
    const open = await openWorkOf(user)
    const title = t`Remove ${user.nickName}?`
    const text = t`The account goes; tickets and their history stay.`
    if (!(await confirm({ title, text: open.after(text), ...open.look, action: t`Remove`, tone: 'error' }))) return
    await call(routes.deleteUser, { params: { id: user.userId } })
    invalidateRoutes(routes.listUsers)
    showToast('success', t`${user.nickName} was removed.`)
  })
  return (user) => {
    const isMe = user.userId === me.userId
    return [
      ...(canReset ? [{ label: t`Reset password`, icon: 'key' as const, onChoose: () => setOpen({ dialog: 'password', user }) }] : []),
      ...(canReset && !isMe
        ? [{ label: t`Reset two-step sign-in`, icon: 'shield' as const, onChoose: () => void resetFactor.run(user) }]
        : []),
      ...(canEdit && !isMe
        ? [
            user.status === '0'
              ? { label: t`Disable`, icon: 'ban' as const, onChoose: () => void setStatus.run(user) }
              : { label: t`Enable`, icon: 'checkCircle' as const, onChoose: () => void setStatus.run(user) },
          ]
        : []),
      ...(canRemove && !isMe
        ? [{ label: t`Remove`, icon: 'trash' as const, isDestructive: true, onChoose: () => void remove.run(user) }]
        : []),
    ]
  }
}
