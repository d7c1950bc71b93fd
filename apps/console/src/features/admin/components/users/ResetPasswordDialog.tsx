/** Sets someone's password; they must choose their own at the next sign-in. */
import { passwordResetSchema, routes, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ContractDialog } from '../../../../shared/contract-form/ContractDialog'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { showToast } from '../../../../shared/ui/feedback/toast-store'

export function ResetPasswordDialog({ user, onClose }: { readonly user: UserRow; readonly onClose: () => void }) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: passwordResetSchema,
    fields: { password: { label: t`New password` } },
    values: { userId: user.userId, password: '' },
  })
  const reset = useExclusiveMutation(
    async (body: { readonly userId: string; readonly password: string }) => {
      await call(routes.updateUser, { body })
      showToast('success', t`Password of ${user.nickName} reset`)
      onClose()
    },
    { onError: form.place },
  )
  return (
    <ContractDialog
      width="xs"
      title={t`Reset password of ${user.nickName}`}
      action={t`Reset password`}
      form={form}
      sending={reset}
      onClose={onClose}
    >
      <TextRow
        form={form}
        name="password"
        kind="password"
        layout="above"
        autoFocus
        autoComplete="new-password"
        hint={t`They are signed out everywhere and choose their own at the next sign-in.`}
      />
    </ContractDialog>
  )
}
