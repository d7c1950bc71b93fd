/** One's own absence: entered in advance, changed, ended on return. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { AbsenceDialog } from '../../../shared/absence/AbsenceDialog'
import { AbsenceFacts } from '../../../shared/absence/AbsenceFacts'
import { StandIns } from '../../../shared/absence/StandIns'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { usePermission } from '../../../shared/session/access'
import { useSignedInUser } from '../../../shared/session/session-store'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Panel } from '../../../shared/ui/layout/Page'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'

export function AbsencePanel() {
  const { t } = useLingui()
  const { userId } = useSignedInUser()
  const hasTodo = usePermission(['process:list:upcoming'])
  const { data, error, isFetching, refetch } = useRouteQuery(routes.getAbsence)
  const [isEditing, setEditing] = useState(false)
  const end = useExclusiveMutation(async () => {
    await call(routes.endAbsence)
    invalidateRoutes(routes.getAbsence)
    showToast('success', t`New tasks ask you again`)
  })
  const absence = data?.absence ?? null
  return (
    <Panel title={t`Out of office`}>
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && isFetching && <Skeleton variant="rectangular" height={64} />}
      {data !== undefined && (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 3 }}>
          <StandIns of={data.standsInFor ?? []} />
          {absence === null ? (
            <Box
              sx={{ color: 'text.secondary', fontSize: 13 }}
            >{t`While you are away, a substitute is asked for decisions in your place.`}</Box>
          ) : (
            <AbsenceFacts absence={absence} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {absence !== null && (
              <Button variant="outlined" disabled={end.isRunning} onClick={() => void end.run()}>
                {absence.isRunning ? t`I am back` : t`Call it off`}
              </Button>
            )}
            <Button variant="outlined" color="inherit" onClick={() => setEditing(true)}>
              {absence === null ? t`Set an absence` : t`Change`}
            </Button>
          </Box>
          {absence !== null && hasTodo && (
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
              {t`What waits for you already stays with you.`} <RouterLink to="/process/upcoming">{t`Transfer it in your to-do`}</RouterLink>
            </Box>
          )}
        </Box>
      )}
      {isEditing && (
        <AbsenceDialog
          title={t`Out of office`}
          text={t`On these days new tasks ask your substitute, and the history says in whose place. You are sent a copy.`}
          userId={userId}
          absence={absence}
          onSave={async (body) => {
            await call(routes.saveAbsence, { body })
            invalidateRoutes(routes.getAbsence)
            showToast('success', t`Saved`)
            setEditing(false)
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </Panel>
  )
}
