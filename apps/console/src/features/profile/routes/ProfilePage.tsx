/** One's own page: who you are here, whether you are away, how you sign in and where you are signed in, and how you want the console to be. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../../../shared/ui/layout/Page'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { AbsencePanel } from '../components/AbsencePanel'
import { PersonPanel } from '../components/PersonPanel'
import { PreferencesPanel } from '../components/PreferencesPanel'
import { SecurityPanels } from '../components/SecurityPanels'

/** In the address, so that a link leads there. */
const TAB = 'tab'
const PREFERENCES = 'preferences'

export function ProfilePage() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const tab = params.get(TAB) === PREFERENCES ? PREFERENCES : 'security'
  return (
    <Page title={t`Personal centre`} actions={<RouterLink to="/profile/tokens">{t`API tokens`}</RouterLink>}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '320px minmax(0, 1fr)' }, gap: 4, alignItems: 'start' }}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 }}>
          <PersonPanel />
          <AbsencePanel />
        </Box>
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
            {tab === PREFERENCES ? <PreferencesPanel /> : <SecurityPanels />}
          </Box>
        </Box>
      </Box>
    </Page>
  )
}
