/** One's own page: who you are here, how you sign in and where you are signed in, and how you want the console to be. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSearchParams } from 'react-router-dom'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { PasswordForm } from '../../../shared/session/PasswordForm'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Page, Panel } from '../../../shared/ui/layout/Page'
import { PasskeysPanel } from '../components/PasskeysPanel'
import { PersonPanel } from '../components/PersonPanel'
import { PreferencesPanel } from '../components/PreferencesPanel'
import { SecondFactorPanel } from '../components/SecondFactorPanel'
import { SessionsPanel } from '../components/SessionsPanel'

/** In the address, so that a link leads there. */
const TAB = 'tab'
const PREFERENCES = 'preferences'

export function ProfilePage() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const tab = params.get(TAB) === PREFERENCES ? PREFERENCES : 'security'
  const passwordChanged = () => {
    invalidateRoutes(routes.listMySessions)
    showToast('success', t`Password changed. Your other sessions have ended.`)
  }
  return (
    <Page title={t`Personal centre`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '320px minmax(0, 1fr)' }, gap: 4, alignItems: 'start' }}>
        <PersonPanel />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 }}>
          <Tabs
            value={tab}
            onChange={(_, chosen: string) => setParams(chosen === PREFERENCES ? { [TAB]: PREFERENCES } : {}, { replace: true })}
            aria-label={t`Personal centre`}
          >
            <Tab value="security" label={t`Sign-in and security`} id="own-tab-security" aria-controls="own-panel" />
            <Tab value={PREFERENCES} label={t`Preferences`} id="own-tab-preferences" aria-controls="own-panel" />
          </Tabs>
          <Box
            role="tabpanel"
            id="own-panel"
            aria-labelledby={`own-tab-${tab}`}
            sx={{ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 }}
          >
            {tab === PREFERENCES ? (
              <PreferencesPanel />
            ) : (
              <>
                <Panel title={t`Change password`}>
                  <Box sx={{ maxWidth: 440 }}>
                    <PasswordForm layout="beside" onChanged={passwordChanged} />
                  </Box>
                </Panel>
                <SecondFactorPanel />
                <PasskeysPanel />
                <SessionsPanel />
              </>
            )}
          </Box>
        </Box>
      </Box>
    </Page>
  )
}
