/** One's own page: who you are here, changing the password, and where you are signed in. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { formatDate } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { PasswordForm } from '../../../shared/session/PasswordForm'
import { Avatar } from '../../../shared/ui/display/Avatar'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { Fact, Page, Panel } from '../../../shared/ui/layout/Page'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { SecondFactorPanel } from '../components/SecondFactorPanel'
import { SessionsPanel } from '../components/SessionsPanel'

export function ProfilePage() {
  const { t } = useLingui()
  const locale = useLocale()
  const { data: profile, error, isFetching, refetch } = useRouteQuery(routes.getProfile)
  const passwordChanged = () => {
    invalidateRoutes(routes.listMySessions)
    showToast('success', t`Password changed. Your other sessions have ended.`)
  }
  return (
    <Page title={t`Personal centre`} actions={<RouterLink to="/profile/tokens">{t`API tokens`}</RouterLink>}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '320px minmax(0, 1fr)' }, gap: 4, alignItems: 'start' }}>
        <Panel>
          {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
          {profile === undefined && isFetching && <Skeleton variant="rectangular" height={220} />}
          {profile !== undefined && (
            <>
              <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, pb: 4 }}>
                <Avatar name={profile.nickName} address={profile.avatar} size={64} />
                <Box sx={{ fontSize: 16, fontWeight: 600, mt: 2 }}>{profile.nickName}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{profile.username}</Box>
              </Box>
              <Box component="dl" sx={{ m: 0, pt: 2, borderTop: 1, borderColor: 'divider' }}>
                <Fact label={t`Department`}>{profile.deptName || '–'}</Fact>
                <Fact label={t({ message: 'Roles', context: 'people' })}>{profile.roleNames.join(t`, `) || '–'}</Fact>
                <Fact label={t`Phone`}>{profile.phone || '–'}</Fact>
                <Fact label={t`E-mail`}>{profile.email || '–'}</Fact>
                <Fact label={t`Joined`}>{formatDate(profile.createdAt, locale)}</Fact>
              </Box>
            </>
          )}
        </Panel>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 }}>
          <Panel title={t`Change password`}>
            <Box sx={{ maxWidth: 440 }}>
              <PasswordForm layout="beside" onChanged={passwordChanged} />
            </Box>
          </Panel>
          <SecondFactorPanel />
          <SessionsPanel />
        </Box>
      </Box>
    </Page>
  )
}
