/** Who one is here: picture, name, and how one is reached. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { formatDate } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { useSignedInUser } from '../../../shared/session/session-store'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { Fact, Panel } from '../../../shared/ui/layout/Page'
import { OwnAvatar } from '../avatar/OwnAvatar'
import { OwnDataDialog } from './OwnDataDialog'
import { useSexWords } from '../../../shared/people/use-sex-words'

export function PersonPanel() {
  const { t } = useLingui()
  const locale = useLocale()
  const sexes = useSexWords()
  const { ownRoles } = useSignedInUser()
  const { data: profile, error, isFetching, refetch } = useRouteQuery(routes.getProfile)
  const [isEditing, setEditing] = useState(false)
  return (
    <Panel>
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {profile === undefined && isFetching && <Skeleton variant="rectangular" height={420} />}
      {profile !== undefined && (
        <>
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, pb: 4 }}>
            <OwnAvatar />
            <Box sx={{ fontSize: 16, fontWeight: 600, mt: 1 }}>{profile.nickName}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{profile.username}</Box>
          </Box>
          <Box component="dl" sx={{ m: 0, pt: 2, borderTop: 1, borderColor: 'divider' }}>
            <Fact label={t`Department`}>{profile.deptName || '—'}</Fact>
            <Fact label={t({ message: 'Roles', context: 'people' })}>{ownRoles.map(({ name }) => name).join(t`, `) || '—'}</Fact>
            <Fact label={t`Phone`}>{profile.phone || '—'}</Fact>
            <Fact label={t`E-mail`}>{profile.email || '—'}</Fact>
            <Fact label={t`Sex`}>{sexes[profile.sex]}</Fact>
            <Fact label={t`Joined`}>{formatDate(profile.createdAt, locale)}</Fact>
          </Box>
          <Button fullWidth variant="outlined" color="inherit" onClick={() => setEditing(true)} sx={{ mt: 3 }}>
            {t`Edit my data`}
          </Button>
          {isEditing && <OwnDataDialog profile={profile} onClose={() => setEditing(false)} />}
        </>
      )}
    </Panel>
  )
}
