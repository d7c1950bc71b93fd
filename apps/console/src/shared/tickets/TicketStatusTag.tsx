/** The status of a ticket. */
import type { TicketStatus } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { StatusTag } from '../ui/display/StatusTag'

export interface TicketStatusTagProps {
  readonly status: TicketStatus
  readonly suspended?: true | undefined
}

export function TicketStatusTag({ status, suspended }: TicketStatusTagProps) {
  const { t } = useLingui()
  if (suspended === true)
    return (
      <StatusTag tone="warning" icon="clock">
        {t`Suspended`}
      </StatusTag>
    )
  switch (status) {
    case 'running':
      return (
        <StatusTag tone="info" icon="clock">
          {t`In progress`}
        </StatusTag>
      )
    case 'approved':
      return <StatusTag tone="success">{t`Approved`}</StatusTag>
    case 'refused':
      return <StatusTag tone="error">{t`Refused`}</StatusTag>
    case 'withdrawn':
      return (
        <StatusTag tone="neutral" icon="reply">
          {t`Withdrawn`}
        </StatusTag>
      )
    case 'terminated':
      return <StatusTag tone="neutral">{t`Ended by an administrator`}</StatusTag>
  }
}
