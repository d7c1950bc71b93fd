/** One call: its result, what was refused and where, and its payload; with another try for a refused one. */
import { routes } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { usePermission } from '../../../../shared/session/access'
import { Moment } from '../../../../shared/ui/display/Moment'
import { LoadFailure } from '../../../../shared/ui/feedback/LoadFailure'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { useIsPhone } from '../../../../shared/ui/layout/use-is-phone'
import { CallOutcome } from './CallOutcome'
import { readable } from '../readable'

export interface CallDialogProps {
  readonly id: string
  readonly callId: string
  readonly onClose: () => void
}

export function CallDialog({ id, callId, onClose }: CallDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const titleId = useId()
  const isPhone = useIsPhone()
  const { data, error, refetch } = useRouteQuery(routes.getInboundCall, { params: { id, callId } })
  const canEdit = usePermission(['process:admin:inbound:edit'])
  const retry = useExclusiveMutation(async () => {
    try {
      const tried = await call(routes.retryInboundCall, { params: { id, callId } })
      if (tried.result === 'refused') showToast('warning', t`Refused again: ${tried.message}`)
      else showToast('success', t`Done again`)
    } finally {
      invalidateRoutes(routes.listInboundCalls, routes.getInboundCall, routes.listInboundWebhooks, routes.getInboundWebhook)
    }
  })
  const isAgain = canEdit && data?.result === 'refused' && data.isWhole
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t`Received call`}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        {data === undefined && error === null && <Skeleton variant="rectangular" height={160} />}
        {data === undefined && error !== null && <LoadFailure error={error} onRetry={refetch} />}
        {data !== undefined && (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, fontSize: 13, color: 'text.secondary' }}>
              <Moment at={data.at} />
              {data.tries > 1 && <Plural value={data.tries} one="# attempt" other="# attempts" />}
            </Box>
            <CallOutcome {...data} />
            {data.issues.length > 0 && (
              <Box component="ul" sx={{ m: 0, pl: 5, fontSize: 13 }}>
                {data.issues.map(({ path, code, message }) => (
                  <li key={`${path.join('.')} ${code}`}>
                    <code>{path.filter((part) => part !== 'values').join('.')}</code> {message}
                  </li>
                ))}
              </Box>
            )}
            <Box
              component="pre"
              tabIndex={0}
              role="region"
              aria-label={t`What it brought`}
              sx={{ m: 0, p: 3, bgcolor: 'background.sunken', borderRadius: '6px', fontSize: 12, overflow: 'auto', maxHeight: '50vh' }}
            >
              <code>{readable(data.body)}</code>
            </Box>
            {!data.isWhole && (
              <Box
                sx={{ fontSize: 12, color: 'text.secondary' }}
              >{t`The log keeps only the beginning of it: it cannot be tried again.`}</Box>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t`Close`}
        </Button>
        <Button color="inherit" disabled={data === undefined} onClick={() => void navigate(`/design/inbound/${id}?call=${callId}`)}>
          {t`Take as a sample`}
        </Button>
        {isAgain && (
          <Button variant="contained" loading={retry.isRunning} onClick={() => void retry.run()}>
            {t`Try again`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
