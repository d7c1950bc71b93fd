/** Sets someone's password; they must choose their own at the next sign-in. */
import { routes, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { call } from '../../../shared/http/call'
import { useAct } from '../../../shared/http/use-act'
import { FormDialog } from '../../../shared/ui/FormDialog'
import { FormField } from '../../../shared/ui/FormField'
import { PasswordInput } from '../../../shared/ui/PasswordInput'
import { showToast } from '../../../shared/ui/toast-store'
import { useFields } from '../../../shared/ui/use-fields'
import { SHORTEST_PASSWORD } from '../../../shared/session/change-password'

export function ResetPasswordDialog({ user, onClose }: { readonly user: UserRow; readonly onClose: () => void }) {
  const { t } = useLingui()
  const { values, errors, isDirty, set, accept } = useFields({ password: '' })
  const reset = useAct(async () => {
    await call(routes.updateUser, { body: { userId: user.userId, password: values.password } })
    showToast('success', t`Password of ${user.nickName} reset.`)
    onClose()
  })
  const submit = () => {
    if (accept(values.password.length < SHORTEST_PASSWORD ? { password: t`Use at least ${SHORTEST_PASSWORD} characters` } : {}))
      void reset.run()
  }
  return (
    <FormDialog
      width="xs"
      title={t`Reset password of ${user.nickName}`}
      action={t`Reset password`}
      isRunning={reset.isRunning}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        layout="above"
        label={t`New password`}
        required
        error={errors.password}
        hint={t`They are signed out everywhere and choose their own at the next sign-in.`}
      >
        {(ids) => (
          <PasswordInput
            ids={ids}
            autoFocus
            autoComplete="new-password"
            value={values.password}
            onChange={(event) => set('password', event.target.value)}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
