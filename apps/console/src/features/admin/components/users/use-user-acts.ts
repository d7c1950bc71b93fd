/** Actions on one user, in the menu of the row. */
import { routes, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { usePermission } from '../../../../shared/session/access'
import { useSignedInUser } from '../../../../shared/session/session-store'
import { confirm } from '../../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import type { RowMenuEntry } from '../../../../shared/ui/menus/RowMenu'
import { useOpenWork } from '../../use-open-work'

export interface UserDialogOpeners {
  readonly onResetPassword: (user: UserRow) => void
  readonly onHandOver: (user: UserRow) => void
  readonly onAbsence: (user: UserRow) => void
}

export function useUserActs({ onResetPassword, onHandOver, onAbsence }: UserDialogOpeners): (user: UserRow) => RowMenuEntry[] {
  const { t } = useLingui()
  const me = useSignedInUser()
  const canReset = usePermission(['system:sysuser:resetPassword'])
  const canEdit = usePermission(['system:sysuser:edit'])
  const canRemove = usePermission(['system:sysuser:remove'])
  const canReassign = usePermission(['process:list:all:inversion'])
  const mentionsOf = useOpenWork()
  const setStatus = useExclusiveMutation(async (user: UserRow) => {
    const disables = user.status === '0'
    if (disables) {
      const mentions = await mentionsOf([user.userId])
      const title = t`Disable ${user.nickName}?`
      const text = t`They are signed out at once and cannot sign in until enabled again.`
      if (!(await confirm({ title, text, mentions, action: t`Disable`, tone: 'error' }))) return
    }
    await call(routes.updateUser, { body: { userId: user.userId, status: disables ? '1' : '0' } })
    invalidateRoutes(routes.listUsers, routes.listDepartments)
    showToast('success', disables ? t`${user.nickName} is disabled` : t`${user.nickName} is enabled`)
  })
  const resetFactor = useExclusiveMutation(async (user: UserRow) => {
    const title = t`Reset two-step sign-in of ${user.nickName}?`
    const text = t`Their password alone will be enough until they set it up again. Make sure that it is really them who asks.`
    if (!(await confirm({ title, text, action: t`Reset`, tone: 'error' }))) return
    await call(routes.resetSecondFactor, { params: { id: user.userId } })
    showToast('success', t`Two-step sign-in of ${user.nickName} is off`)
  })
  const remove = useExclusiveMutation(async (user: UserRow) => {
    const mentions = await mentionsOf([user.userId])
    const title = t`Remove ${user.nickName}?`
    const text = t`The account goes; tickets and their history stay.`
    if (!(await confirm({ title, text, mentions, action: t`Remove`, tone: 'error' }))) return
    await call(routes.deleteUser, { params: { id: user.userId } })
    invalidateRoutes(routes.listUsers, routes.listDepartments)
    showToast('success', t`${user.nickName} was removed`)
  })
  return (user) => {
    const isMe = user.userId === me.userId
    return [
      ...(canReset ? [{ label: t`Reset password`, icon: 'key' as const, onChoose: () => onResetPassword(user) }] : []),
      ...(canReset && !isMe
        ? [{ label: t`Reset two-step sign-in`, icon: 'shield' as const, onChoose: () => void resetFactor.run(user) }]
        : []),
      ...(canEdit && !isMe ? [{ label: t`Out of office`, icon: 'calendar' as const, onChoose: () => onAbsence(user) }] : []),
      ...(canReassign ? [{ label: t`Hand over open items`, icon: 'users' as const, onChoose: () => onHandOver(user) }] : []),
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
