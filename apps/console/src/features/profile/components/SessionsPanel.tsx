/** Where one is signed in: ends a session somewhere else, or all of them. */
import { type ActiveSession, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useId } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { formatDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { useDeviceWords } from '../../../shared/people/use-device-words'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Panel } from '../../../shared/ui/layout/Page'

export function SessionsPanel() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listMySessions)
  const wordsOf = useDeviceWords()
  const end = useExclusiveMutation(async ({ id, userAgent }: ActiveSession) => {
    await call(routes.endMySession, { params: { id } })
    invalidateRoutes(routes.listMySessions)
    const device = wordsOf(userAgent)
    showToast('success', t`Signed out: ${device}`)
  })
  const endOthers = useExclusiveMutation(async () => {
    const title = t`Sign out everywhere else?`
    const text = t`Every other browser and device is signed out at once. You stay signed in here.`
    if (!(await confirm({ title, text, action: t`Sign out everywhere else`, tone: 'error' }))) return
    await call(routes.endOtherSessions)
    invalidateRoutes(routes.listMySessions)
    showToast('success', t`Your other sessions have ended`)
  })
  const hasOthers = data !== undefined && data.list.length > 1
  return (
    <Panel
      title={t`Where you are signed in`}
      flush
      actions={
        hasOthers && (
          <Button size="small" color="inherit" variant="outlined" loading={endOthers.isRunning} onClick={() => void endOthers.run()}>
            {t`Sign out everywhere else`}
          </Button>
        )
      }
    >
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && isFetching && <Skeleton variant="rectangular" height={68} sx={{ m: 4 }} />}
      {data !== undefined && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.list.map((session) => (
            <SessionRow key={session.id} session={session} device={wordsOf(session.userAgent)} onEnd={() => void end.run(session)} />
          ))}
        </Box>
      )}
    </Panel>
  )
}

interface SessionRowProps {
  readonly session: ActiveSession
  readonly device: string
  readonly onEnd: () => void
}

function SessionRow({ session: { isThis, address, signedInAt, lastUsedAt }, device, onEnd }: SessionRowProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const since = formatDateTime(signedInAt, locale)
  // Two of the same browser are told apart by it.
  const detailsId = useId()
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, py: 3, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <Icon name="monitor" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2, fontWeight: 600 }}>
          {device}
          {isThis && <StatusTag tone="success">{t`This device`}</StatusTag>}
        </Box>
        <Box
          id={detailsId}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}
        >
          <span>{address || '—'}</span>
          <span className="fw-numeric">{t`Signed in ${since}`}</span>
          {!isThis && (
            <span>
              {t`Last used`} <RelativeTime at={lastUsedAt} />
            </span>
          )}
        </Box>
      </Box>
      {!isThis && (
        <Button size="small" color="inherit" aria-label={t`Sign out ${device}`} aria-describedby={detailsId} onClick={onEnd}>
          {t({ message: 'Sign out', context: 'session' })}
        </Button>
      )}
    </Box>
  )
}
