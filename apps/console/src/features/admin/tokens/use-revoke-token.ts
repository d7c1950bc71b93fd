/** Revokes an API token, one's own or that of somebody else, after a question. */
import { type ApiToken, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'

type Revoked = Pick<ApiToken, 'id' | 'name'>

export function useRevokeToken(route: typeof routes.revokeMyToken | typeof routes.revokeToken) {
  const { t } = useLingui()
  const revoke = useExclusiveMutation(async ({ id, name }: Revoked) => {
    const text = t`Programs that use it are refused at once.`
    if (!(await confirm({ title: t`Revoke “${name}”?`, text, action: t`Revoke`, tone: 'error' }))) return
    await call(route, { params: { id } })
    invalidateRoutes(routes.listMyTokens, routes.listTokens)
    showToast('success', t`“${name}” is revoked`)
  })
  return (token: Revoked) => void revoke.run(token)
}
