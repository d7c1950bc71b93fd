/** Adds a passkey: the server begins, the device makes it, the server keeps it. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { showToast } from '../../../shared/ui/feedback/toast-store'

/** @param onDone - also when the device made none, which has been said then. @throws {ApiError} for a wrong password. */
export function useNewPasskey(onDone: () => void): (password: string, name: string) => Promise<void> {
  const { t } = useLingui()
  return async (password, name) => {
    const [{ makePasskey }, { challengeId, options }] = await Promise.all([
      import('../../../shared/session/passkey'),
      call(routes.beginPasskey, { body: { password } }),
    ])
    const answered = await makePasskey(options)
    if (answered.kind === 'made') {
      await call(routes.addPasskey, { body: { challengeId, name, credential: answered.credential } })
      invalidateRoutes(routes.listPasskeys)
      showToast('success', t`Passkey added. Next time you can sign in with it.`)
    } else if (answered.kind === 'known') showToast('error', t`This device already has a passkey of yours.`)
    else if (answered.kind === 'failed') showToast('error', t`The device could not make a passkey for this address.`)
    onDone()
  }
}
