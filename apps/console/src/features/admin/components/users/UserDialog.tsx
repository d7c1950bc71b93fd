/** Creates a user, or changes one. */
import { routes, type UserCreate, type UserEdit, userEditSchema, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ContractDialog } from '../../../../shared/contract-form/ContractDialog'
import { ChoiceRow } from '../../../../shared/contract-form/ChoiceRow'
import { ManyChoicesRow } from '../../../../shared/contract-form/ManyChoicesRow'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { changedFields } from '../../../../shared/contract-form/changed-fields'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { useSexWords } from '../../../../shared/people/use-sex-words'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import type { DepartmentChoice } from '../../department-choices'

export interface UserDialogProps {
  /** Missing: a new one. */
  readonly user?: UserRow
  readonly departments: readonly DepartmentChoice[]
  /** The preset department of a new person. */
  readonly deptId?: string
  readonly onClose: () => void
}

/** The server accepts people without a role, who then cannot open the console; this form requires one, so that it does not happen by accident. */
const { roleIds, deptId: department } = routes.createUser.body.shape
const withRole = { roleIds: roleIds.min(1) }
const newUser = routes.createUser.body.extend(withRole)
const newUserOfDepartment = newUser.extend({ deptId: department.unwrap().unwrap() })
const changedUser = userEditSchema.extend(withRole)

export function UserDialog({ user, departments, deptId, onClose }: UserDialogProps) {
  const { t } = useLingui()
  const sexes = useSexWords()
  const { data: options } = useRouteQuery(routes.userOptions)
  // The list behind has asked already.
  const isScoped = options?.departmentRequired === true
  const shared = {
    nickName: user?.nickName ?? '',
    phone: user?.phone ?? '',
    email: user?.email ?? '',
    sex: user?.sex ?? '2',
    deptId: user === undefined ? (deptId ?? (isScoped ? (departments[0]?.id ?? null) : null)) : user.deptId,
    roleIds: user?.roleIds ?? [],
    postIds: user?.postIds ?? [],
    remark: user?.remark ?? '',
    status: user?.status ?? '0',
  }
  const form = useContractForm({
    schema: user !== undefined ? changedUser : isScoped ? newUserOfDepartment : newUser,
    fields: {
      username: { label: t`User name` },
      password: { label: t`Password` },
      nickName: { label: t({ message: 'Name', context: 'person' }) },
      deptId: { label: t`Department`, missing: t`Choose a department` },
      roleIds: { label: t({ message: 'Roles', context: 'people' }), missing: t`Choose at least one role` },
      postIds: { label: t({ message: 'Posts', context: 'people' }) },
      phone: { label: t`Phone` },
      email: { label: t`E-mail` },
      sex: { label: t`Sex` },
      remark: { label: t`Remark` },
    },
    values: user === undefined ? { username: '', password: '', ...shared } : { userId: user.userId, ...shared },
  })
  const save = useExclusiveMutation(
    async (body: UserCreate | UserEdit) => {
      if ('userId' in body)
        await call(routes.updateUser, { body: changedFields(body, form.first, { naming: ['userId'], needed: ['nickName'] }) })
      else await call(routes.createUser, { body })
      invalidateRoutes(routes.listUsers, routes.listDepartments)
      showToast('success', user === undefined ? t`User created. They choose their own password at first sign-in.` : t`Changes saved`)
      onClose()
    },
    { onError: form.place },
  )
  // One's own department may lie outside one's data scope.
  const isElsewhere = user !== undefined && user.deptId !== null && !departments.some(({ id }) => id === user.deptId)
  const elsewhere = isElsewhere && user.deptId !== null ? [{ id: user.deptId, name: user.deptName, depth: 0 }] : []

  return (
    <ContractDialog
      title={user === undefined ? t`New user` : t`Edit user`}
      action={user === undefined ? t`Create user` : t`Save changes`}
      form={form}
      sending={save}
      onClose={onClose}
    >
      {user === undefined ? (
        <>
          <TextRow form={form} name="username" autoFocus autoComplete="off" />
          <TextRow form={form} name="password" kind="password" autoComplete="new-password" hint={t`For the first sign-in only`} />
        </>
      ) : (
        <FormField label={t`User name`} required>
          {(ids) => <TextInput ids={ids} required disabled value={user.username} />}
        </FormField>
      )}
      <TextRow form={form} name="nickName" autoFocus={user !== undefined} />
      <ChoiceRow
        form={form}
        name="deptId"
        none={isScoped && user?.deptId !== null ? undefined : t`No department`}
        choices={[...elsewhere, ...departments]}
        hint={isScoped && departments.length === 0 ? t`There is no department within your data scope.` : undefined}
      />
      <ManyChoicesRow
        form={form}
        name="roleIds"
        choices={options?.roles.map(({ roleId, roleName, grantable }) => ({
          id: roleId,
          name: roleName,
          locked: grantable ? undefined : t`Holds more, or reaches further, than you do`,
        }))}
      />
      <ManyChoicesRow
        form={form}
        name="postIds"
        choices={options?.posts.map(({ postId, postName, status }) => ({
          id: postId,
          name: postName,
          locked: status === '0' ? undefined : t`Disabled`,
        }))}
        hint={t`The one chosen first is the primary post`}
      />
      <TextRow form={form} name="phone" inputMode="tel" />
      <TextRow form={form} name="email" inputMode="email" />
      <ChoiceRow form={form} name="sex" choices={Object.entries(sexes).map(([id, name]) => ({ id, name }))} />
      <TextRow form={form} name="remark" multiline minRows={2} />
    </ContractDialog>
  )
}
