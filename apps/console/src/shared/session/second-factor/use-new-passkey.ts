/** Adds a passkey: the server starts, the device creates it, the server stores it. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { call } from '../../http/call'
import { invalidateRoutes } from '../../http/query-client'
import { showToast } from '../../ui/feedback/toast-store'

/** @returns whether one was created; the reason was shown otherwise. The function throws {ApiError} for a wrong password. */
export function useNewPasskey(): (password: string, name: string) => Promise<boolean> {
  const { t } = useLingui()
  return async (password, name) => {
    const [{ makePasskey }, { challengeId, options }] = await Promise.all([
      import('../passkey'),
      call(routes.beginPasskey, { body: { password } }),
    ])
    const answered = await makePasskey(options)
    if (answered.kind === 'made') {
      await call(routes.addPasskey, { body: { challengeId, name, credential: answered.credential } })
      invalidateRoutes(routes.listPasskeys)
    } else if (answered.kind === 'known') showToast('error', t`This device already has a passkey of yours`)
    else if (answered.kind === 'failed') showToast('error', t`The device could not make a passkey for this address`)
    return answered.kind === 'made'
  }
}
