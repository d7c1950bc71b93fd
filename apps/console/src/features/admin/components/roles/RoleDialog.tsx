/** Creates a role, or changes its name. Its permissions, scope and holders are on its page. */
import { type RoleCreate, type RoleEdit, roleEditSchema, type RoleRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ContractDialog } from '../../../../shared/contract-form/ContractDialog'
import { NumberRow } from '../../../../shared/contract-form/NumberRow'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { changedFields } from '../../../../shared/contract-form/changed-fields'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'

export interface RoleDialogProps {
  /** Missing: a new one. */
  readonly role?: RoleRow
  /** With the id of a new one. */
  readonly onSaved: (roleId: string) => void
  readonly onClose: () => void
}

export function RoleDialog({ role, onSaved, onClose }: RoleDialogProps) {
  const { t } = useLingui()
  const shared = { roleName: role?.roleName ?? '', roleSort: role?.roleSort ?? 0, remark: role?.remark ?? '', status: role?.status ?? '0' }
  const form = useContractForm({
    schema: role === undefined ? routes.createRole.body : roleEditSchema,
    fields: {
      roleName: { label: t`Name` },
      roleKey: { label: t`Key` },
      roleSort: { label: t`Order` },
      remark: { label: t`Remark` },
    },
    // A new role reaches its holder alone until it is changed.
    values:
      role === undefined
        ? { roleKey: '', dataScope: '5' as const, ...shared }
        : { roleId: role.roleId, permissions: role.permissions, ...shared },
  })
  const save = useExclusiveMutation(
    async (body: RoleCreate | RoleEdit) => {
      const { roleId } = 'roleId' in body ? body : await call(routes.createRole, { body })
      if ('roleId' in body)
        await call(routes.updateRole, { body: changedFields(body, form.first, { naming: ['roleId'], needed: ['roleName'] }) })
      invalidateRoutes(routes.listRoles, routes.getRole, routes.userOptions)
      showToast('success', role === undefined ? t`Role created. Now choose what it may do and whom it reaches.` : t`Changes saved`)
      onSaved(roleId)
    },
    { onError: form.place },
  )
  return (
    <ContractDialog
      title={role === undefined ? t`New role` : t`Edit role`}
      action={role === undefined ? t`Create role` : t`Save changes`}
      form={form}
      sending={save}
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
      <TextRow form={form} name="remark" multiline minRows={2} />
    </ContractDialog>
  )
}
