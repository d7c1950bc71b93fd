/** Says why the signed-in person can see a ticket. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useSignedInUser } from '../../../shared/session/session-store'
import { Fact } from '../../../shared/ui/layout/Page'
import { type VisibilityReason, visibilityReasons } from '../visibility-reasons'

export function VisibilityNote({ ticket }: { readonly ticket: TicketDetail }) {
  const { t } = useLingui()
  const { userId } = useSignedInUser()
  const words: Readonly<Record<VisibilityReason, string>> = {
    requester: t`You submitted it`,
    asked: t`It waits for you`,
    wasAsked: t`It was put to you`,
    acted: t`You have worked on it`,
    away: t`You were away: your substitute was asked`,
    copied: t`You were sent a copy`,
    scope: t`It lies in your data scope`,
  }
  return (
    <Fact label={t`Why you see it`} isForScreen>
      {visibilityReasons(ticket, userId).map((reason) => (
        <Box key={reason}>{words[reason]}</Box>
      ))}
    </Fact>
  )
}
