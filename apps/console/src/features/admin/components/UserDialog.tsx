/** Creates a user, or changes one. */
import { routes, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Checkbox from '@mui/material/Checkbox'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { call } from '../../../shared/http/call'
import { refreshCalls } from '../../../shared/http/query-cache'
import { useAct } from '../../../shared/http/use-act'
import { useCall } from '../../../shared/http/use-call'
import { FormDialog } from '../../../shared/ui/FormDialog'
import { FormField } from '../../../shared/ui/FormField'
import { PasswordInput } from '../../../shared/ui/PasswordInput'
import { TextInput } from '../../../shared/ui/TextInput'
import { showToast } from '../../../shared/ui/toast-store'
import { useFields } from '../../../shared/ui/use-fields'
import { SHORTEST_PASSWORD } from '../../../shared/session/change-password'
import { RemarkField } from './RemarkField'
import type { DepartmentChoice } from '../department-choices'

export interface UserDialogProps {
  /** Missing: a new one. */
  readonly user?: UserRow
  readonly departments: readonly DepartmentChoice[]
  /** Whoever has a data scope puts new people into a department of it. */
  readonly isScoped: boolean
  readonly onClose: () => void
}

const USERNAME = /^[\p{L}\p{N}._@-]+$/u
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function UserDialog({ user, departments, isScoped, onClose }: UserDialogProps) {
  const { t } = useLingui()
  const { data: roles } = useCall(routes.listRoles, { query: { pageSize: 100 } })
  const { values, errors, isDirty, set, accept } = useFields({
    username: user?.username ?? '',
    password: '',
    nickName: user?.nickName ?? '',
    phone: user?.phone ?? '',
    email: user?.email ?? '',
    deptId: user === undefined && isScoped ? (departments[0]?.id ?? '') : (user?.deptId ?? ''),
    roleIds: user?.roleIds ?? [],
    remark: user?.remark ?? '',
  })
  const save = useAct(async () => {
    const { username, password, deptId, ...rest } = values
    const shared = { ...rest, deptId: deptId === '' ? null : deptId, status: user?.status ?? '0' } as const
    if (user === undefined) await call(routes.createUser, { body: { username, password, ...shared } })
    else await call(routes.updateUser, { body: { userId: user.userId, ...shared } })
    refreshCalls(routes.listUsers)
    showToast('success', user === undefined ? t`User created. They choose their own password at first sign-in.` : t`Changes saved.`)
    onClose()
  })
  const submit = () => {
    const isNew = user === undefined
    const isFine = accept({
      ...(isNew && !USERNAME.test(values.username.trim()) ? { username: t`Use letters, digits and . _ @ -` } : {}),
      ...(isNew && values.password.length < SHORTEST_PASSWORD ? { password: t`Use at least ${SHORTEST_PASSWORD} characters` } : {}),
      ...(values.nickName.trim() === '' ? { nickName: t({ message: 'Enter a name', context: 'person' }) } : {}),
      ...(values.email.trim() !== '' && !EMAIL.test(values.email.trim()) ? { email: t`This is not an e-mail address` } : {}),
      ...(values.roleIds.length === 0 ? { roleIds: t`Choose at least one role` } : {}),
    })
    if (isFine) void save.run()
  }
  // One's own department may lie outside one's data scope.
  const isElsewhere = user !== undefined && user.deptId !== null && !departments.some(({ id }) => id === user.deptId)
  const roleName = (id: string) => roles?.list.find(({ roleId }) => roleId === id)?.roleName ?? ''

  return (
    <FormDialog
      title={user === undefined ? t`New user` : t`Edit user`}
      action={user === undefined ? t`Create user` : t`Save changes`}
      isRunning={save.isRunning}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={t`User name`} required error={errors.username}>
        {(ids) => (
          <TextInput
            ids={ids}
            required
            autoFocus={user === undefined}
            disabled={user !== undefined}
            value={values.username}
            onChange={(event) => set('username', event.target.value)}
            inputProps={{ maxLength: 64, autoComplete: 'off' }}
          />
        )}
      </FormField>
      {user === undefined && (
        <FormField label={t`Password`} required error={errors.password} hint={t`For the first sign-in only`}>
          {(ids) => (
            <PasswordInput
              ids={ids}
              required
              autoComplete="new-password"
              value={values.password}
              onChange={(event) => set('password', event.target.value)}
            />
          )}
        </FormField>
      )}
      <FormField label={t({ message: 'Name', context: 'person' })} required error={errors.nickName}>
        {(ids) => (
          <TextInput
            ids={ids}
            required
            value={values.nickName}
            onChange={(event) => set('nickName', event.target.value)}
            inputProps={{ maxLength: 64 }}
          />
        )}
      </FormField>
      <FormField label={t`Department`}>
        {(ids) => (
          <Select
            fullWidth
            displayEmpty
            id={ids.id}
            value={values.deptId}
            onChange={(event) => set('deptId', event.target.value)}
            inputProps={{ 'aria-label': t`Department` }}
          >
            {(!isScoped || values.deptId === '') && <MenuItem value="">{t`No department`}</MenuItem>}
            {isElsewhere && <MenuItem value={user.deptId ?? ''}>{user.deptName}</MenuItem>}
            {departments.map(({ id, name, depth }) => (
              <MenuItem key={id} value={id} sx={{ pl: `${10 + depth * 16}px` }}>
                {name}
              </MenuItem>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={t({ message: 'Roles', context: 'people' })} required error={errors.roleIds}>
        {(ids) => (
          <Select
            multiple
            fullWidth
            id={ids.id}
            error={ids.isInvalid}
            value={roles === undefined ? [] : values.roleIds}
            inputProps={{ 'aria-label': t({ message: 'Roles', context: 'people' }) }}
            onChange={({ target: { value } }) => set('roleIds', typeof value === 'string' ? value.split(',') : value)}
            renderValue={(chosen) => chosen.map(roleName).join(t`, `)}
          >
            {(roles?.list ?? []).map((role) => (
              <MenuItem
                key={role.roleId}
                value={role.roleId}
                disabled={!role.grantable && !values.roleIds.includes(role.roleId)}
                sx={{ pl: 0 }}
              >
                <Checkbox checked={values.roleIds.includes(role.roleId)} tabIndex={-1} />
                {role.roleName}
              </MenuItem>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={t`Phone`}>
        {(ids) => (
          <TextInput
            ids={ids}
            value={values.phone}
            onChange={(event) => set('phone', event.target.value)}
            inputProps={{ maxLength: 32, inputMode: 'tel' }}
          />
        )}
      </FormField>
      <FormField label={t`E-mail`} error={errors.email}>
        {(ids) => (
          <TextInput
            ids={ids}
            value={values.email}
            onChange={(event) => set('email', event.target.value)}
            inputProps={{ maxLength: 254, inputMode: 'email' }}
          />
        )}
      </FormField>
      <RemarkField remark={values.remark} onRemark={(next) => set('remark', next)} />
    </FormDialog>
  )
}
