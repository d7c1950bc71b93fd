/** Creates a role, or changes one and what it may do. */
import { type DataScope, type RoleRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { call } from '../../../shared/http/call'
import { refreshCalls } from '../../../shared/http/query-cache'
import { useAct } from '../../../shared/http/use-act'
import { FormDialog } from '../../../shared/ui/FormDialog'
import { FormField } from '../../../shared/ui/FormField'
import { TextInput } from '../../../shared/ui/TextInput'
import { showToast } from '../../../shared/ui/toast-store'
import { useFields } from '../../../shared/ui/use-fields'
import { isOrder } from '../order'
import { DataScopeFields } from './DataScopeFields'
import { OrderField } from './OrderField'
import { PermissionTree } from './PermissionTree'
import { RemarkField } from './RemarkField'

export interface RoleDialogProps {
  /** Missing: a new one. */
  readonly role?: RoleRow
  readonly onClose: () => void
}

const UNCHOSEN: DataScope | '' = ''
const ROLE_KEY = /^[a-zA-Z][a-zA-Z0-9_-]*$/

export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const { t } = useLingui()
  const { values, errors, isDirty, set, accept } = useFields({
    roleName: role?.roleName ?? '',
    roleKey: role?.roleKey ?? '',
    roleSort: String(role?.roleSort ?? 0),
    remark: role?.remark ?? '',
    permissions: [...(role?.permissions ?? [])],
    dataScope: role?.dataScope ?? UNCHOSEN,
    deptIds: [...(role?.deptIds ?? [])],
  })
  const save = useAct(async () => {
    const { roleName, roleKey, roleSort, remark, permissions, dataScope, deptIds } = values
    const reach = dataScope === '' ? {} : { dataScope, deptIds }
    const shared = { roleName, roleSort: Number(roleSort), remark, permissions, ...reach, status: role?.status ?? '0' } as const
    if (role === undefined) await call(routes.createRole, { body: { roleKey, ...shared } })
    else await call(routes.updateRole, { body: { roleId: role.roleId, ...shared } })
    refreshCalls(routes.listRoles)
    showToast('success', role === undefined ? t`Role created.` : t`Changes saved.`)
    onClose()
  })
  const submit = () => {
    const isFine = accept({
      ...(values.roleName.trim() === '' ? { roleName: t`Enter a name` } : {}),
      ...(role === undefined && !ROLE_KEY.test(values.roleKey) ? { roleKey: t`Start with a letter, then letters, digits, _ or -` } : {}),
      ...(values.dataScope === '2' && values.deptIds.length === 0 ? { deptIds: t`Choose at least one department` } : {}),
      ...(isOrder(values.roleSort) ? {} : { roleSort: t`Enter a whole number from 0 to 9999` }),
    })
    if (isFine) void save.run()
  }
  return (
    <FormDialog
      title={role === undefined ? t`New role` : t`Edit role`}
      action={role === undefined ? t`Create role` : t`Save changes`}
      isRunning={save.isRunning}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={t`Name`} required error={errors.roleName}>
        {(ids) => (
          <TextInput
            ids={ids}
            required
            autoFocus
            value={values.roleName}
            onChange={(event) => set('roleName', event.target.value)}
            inputProps={{ maxLength: 64 }}
          />
        )}
      </FormField>
      <FormField label={t`Key`} required error={errors.roleKey} hint={role === undefined ? t`Cannot be changed later` : undefined}>
        {(ids) => (
          <TextInput
            ids={ids}
            required
            disabled={role !== undefined}
            value={values.roleKey}
            onChange={(event) => set('roleKey', event.target.value)}
            inputProps={{ maxLength: 64 }}
          />
        )}
      </FormField>
      <OrderField order={values.roleSort} error={errors.roleSort} onOrder={(next) => set('roleSort', next)} />
      <FormField label={t`Permissions`} hint={role?.admin === true ? t`The administrators' role holds everything.` : undefined}>
        {() => <PermissionTree value={values.permissions} onChange={(next) => set('permissions', next)} isAdmin={role?.admin === true} />}
      </FormField>
      <DataScopeFields
        dataScope={values.dataScope}
        deptIds={values.deptIds}
        error={errors.deptIds}
        isAdmin={role?.admin === true}
        onDataScope={(next) => set('dataScope', next)}
        onDeptIds={(next) => set('deptIds', next)}
      />
      <RemarkField remark={values.remark} onRemark={(next) => set('remark', next)} />
    </FormDialog>
  )
}
