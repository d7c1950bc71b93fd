/** How one signs in, and where one is signed in. People whose account is kept elsewhere see where their password is. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { PasswordForm } from '../../../shared/session/PasswordForm'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Panel } from '../../../shared/ui/layout/Page'
import { PasskeysPanel } from './PasskeysPanel'
import { SecondFactorPanel } from './SecondFactorPanel'
import { SessionsPanel } from './SessionsPanel'

export function SecurityPanels() {
  const { t } = useLingui()
  const { data: profile } = useRouteQuery(routes.getProfile)
  const passwordChanged = () => {
    invalidateRoutes(routes.listMySessions)
    showToast('success', t`Password changed. Your other sessions have ended.`)
  }
  return (
    <>
      <Panel title={t`Change password`}>
        <Box sx={{ maxWidth: 440 }}>
          {profile === undefined || profile.source === 'local' ? (
            <PasswordForm size="medium" onChanged={passwordChanged} />
          ) : (
            <Box sx={{ color: 'text.secondary' }}>
              {profile.source === 'ldap'
                ? t`Your password is kept in the company directory. Change it there.`
                : t`You sign in at a provider. Your password is kept there.`}
            </Box>
          )}
        </Box>
      </Panel>
      {profile?.source !== 'oidc' && <SecondFactorPanel canPasskey={profile?.source === 'local'} />}
      {profile?.source === 'local' && <PasskeysPanel />}
      <SessionsPanel />
    </>
  )
}
