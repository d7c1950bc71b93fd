/** Creates a role, or changes one and what it may do. */
import { lacksDepartments, type RoleCreate, type RoleEdit, roleEditSchema, type RoleRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { listOf } from '../../../../shared/contract-form/ManyChoicesRow'
import { NumberRow } from '../../../../shared/contract-form/NumberRow'
import { Row } from '../../../../shared/contract-form/Row'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { FormDialog } from '../../../../shared/ui/inputs/FormDialog'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { DataScopeFields } from './DataScopeFields'
import { PermissionTree } from './PermissionTree'

export interface RoleDialogProps {
  /** Missing: a new one. */
  readonly role?: RoleRow
  readonly onClose: () => void
}

/** Said at its field together with everything else that is wrong. */
const AT_DEPARTMENTS = { path: ['deptIds'], when: () => true }
const newRole = routes.createRole.body.refine((role) => !lacksDepartments(role), AT_DEPARTMENTS)
const changedRole = roleEditSchema.refine((role) => !lacksDepartments(role), AT_DEPARTMENTS)

export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const { t } = useLingui()
  const shared = {
    roleName: role?.roleName ?? '',
    roleSort: role?.roleSort ?? 0,
    remark: role?.remark ?? '',
    permissions: role?.permissions ?? [],
    dataScope: role?.dataScope,
    deptIds: role?.deptIds ?? [],
    status: role?.status ?? '0',
  }
  const form = useContractForm({
    schema: role === undefined ? newRole : changedRole,
    fields: {
      roleName: { label: t`Name` },
      roleKey: { label: t`Key` },
      roleSort: { label: t`Order` },
      permissions: { label: t`Permissions` },
      dataScope: { label: t`Data scope` },
      deptIds: { label: t`Chosen departments`, invalid: t`Choose at least one department` },
      remark: { label: t`Remark` },
    },
    values: role === undefined ? { roleKey: '', ...shared } : { roleId: role.roleId, ...shared },
  })
  const save = useExclusiveMutation(
    async (body: RoleCreate | RoleEdit) => {
      if ('roleId' in body) await call(routes.updateRole, { body })
      else await call(routes.createRole, { body })
      invalidateRoutes(routes.listRoles)
      showToast('success', role === undefined ? t`Role created.` : t`Changes saved.`)
      onClose()
    },
    { onError: form.place },
  )
  const isAdmin = role?.admin === true
  return (
    <FormDialog
      title={role === undefined ? t`New role` : t`Edit role`}
      action={role === undefined ? t`Create role` : t`Save changes`}
      isRunning={save.isRunning}
      isDirty={form.isDirty}
      summary={form.summary}
      onSubmit={() => form.submit((body) => void save.run(body))}
      onClose={onClose}
    >
      <TextRow form={form} name="roleName" autoFocus />
      {role === undefined ? (
        <TextRow form={form} name="roleKey" hint={t`Cannot be changed later`} />
      ) : (
        <FormField label={t`Key`} required>
          {(ids) => <TextInput ids={ids} required disabled value={role.roleKey} />}
        </FormField>
      )}
      <NumberRow form={form} name="roleSort" maxLength={4} />
      <Row form={form} name="permissions" hint={isAdmin ? t`The administrators' role holds everything.` : undefined}>
        {({ value, onChange }) => <PermissionTree value={listOf(value)} onChange={onChange} isAdmin={isAdmin} />}
      </Row>
      <DataScopeFields form={form} isAdmin={isAdmin} />
      <TextRow form={form} name="remark" multiline minRows={2} />
    </FormDialog>
  )
}
