/** Sets that somebody else is away, such as on sick leave, or ends it. */
import { type Absence, routes, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { AbsenceDialog } from '../../../../shared/absence/AbsenceDialog'
import { AbsenceFacts } from '../../../../shared/absence/AbsenceFacts'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { showError, showToast } from '../../../../shared/ui/feedback/toast-store'

export interface UserAbsenceDialogProps {
  readonly user: UserRow
  readonly onClose: () => void
}

/** Opens once the present absence is known. */
export function UserAbsenceDialog({ user, onClose }: UserAbsenceDialogProps) {
  const { data, error, isFetching } = useRouteQuery(routes.getAbsenceOf, { params: { id: user.userId } })
  useEffect(() => {
    if (error === null || isFetching) return
    showError(error)
    onClose()
  }, [error, isFetching, onClose])
  return data === undefined || isFetching ? null : <Known user={user} absence={data.absence} onClose={onClose} />
}

function Known({ user: { userId, nickName }, absence, onClose }: UserAbsenceDialogProps & { readonly absence: Absence | null }) {
  const { t } = useLingui()
  const params = { id: userId }
  const done = (text: string) => {
    invalidateRoutes(routes.getAbsenceOf, routes.getAbsence)
    showToast('success', text)
    onClose()
  }
  const end = useExclusiveMutation(async () => {
    await call(routes.endAbsenceOf, { params })
    done(t`New tasks ask ${nickName} again`)
  })
  return (
    <AbsenceDialog
      title={t`Absence of ${nickName}`}
      text={t`On these days new tasks ask the substitute, and the history says in whose place. What waits already stays.`}
      userId={userId}
      absence={absence}
      onSave={async (body) => {
        await call(routes.saveAbsenceOf, { params, body })
        done(t`Saved`)
      }}
      onClose={onClose}
    >
      {absence !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 2 }}>
          <AbsenceFacts absence={absence} />
          <Button variant="outlined" color="inherit" disabled={end.isRunning} onClick={() => void end.run()}>
            {absence.isRunning ? t`End the absence` : t`Call it off`}
          </Button>
        </Box>
      )}
    </AbsenceDialog>
  )
}
