/** Why a ticket is back at its requester, above the form that is to be changed: its history is below it. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { AttachmentLinks } from '../../../shared/tickets/attachments/AttachmentLinks'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'

export function ReturnedNotice({ ticket: { history } }: { readonly ticket: Pick<TicketDetail, 'history'> }) {
  const { t } = useLingui()
  const last = history
    .toSorted((a, b) => a.sequence - b.sequence)
    .findLast(({ kind, toRequester }) => toRequester === true && kind !== 'assigned')
  if (last === undefined) return null
  const { actor, remark, attachments = [] } = last
  const who = actor?.name ?? t`System`
  return (
    <Box sx={{ px: { xs: 3, md: 4 }, pt: { xs: 3, md: 4 } }}>
      <NoticeLine tone="warning">
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {remark === '' ? t`${who} returned this ticket for changes.` : t`${who} returned this ticket for changes: ${remark}`}
        </Box>
        <AttachmentLinks files={attachments} />
      </NoticeLine>
    </Box>
  )
}
