/** The columns of the log of deliveries. */
import type { Delivery } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { Moment } from '../../../shared/ui/display/Moment'
import { NOTHING } from '../../../shared/ui/display/nothing'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { FailureText } from './FailureText'
import { DELIVERY_WORDS, EVENT_WORDS } from './webhook-words'

export function useDeliveryColumns(): ListColumn<Delivery>[] {
  const { t, i18n } = useLingui()
  return useMemo(
    () => [
      { id: 'time', header: t`Time`, meta: { width: 160 }, cell: ({ row: { original: delivery } }) => <Moment at={delivery.createdAt} /> },
      { id: 'event', header: t`Event`, meta: { card: 'title' }, cell: ({ row: { original: delivery } }) => t(EVENT_WORDS[delivery.event]) },
      { id: 'ticket', header: t`Ticket number`, cell: ({ row: { original: delivery } }) => delivery.ticketNumber || NOTHING },
      { id: 'status', header: t`Result`, cell: ({ row: { original: delivery } }) => <Result {...delivery} /> },
      {
        id: 'attempts',
        header: t`Attempts`,
        meta: { align: 'right', width: 96, card: 'named' },
        cell: ({ row: { original: delivery } }) => i18n.number(delivery.attempts),
      },
      {
        id: 'duration',
        header: t`Duration`,
        meta: { align: 'right', width: 112 },
        cell: ({ row: { original: delivery } }) =>
          delivery.durationMs === null ? NOTHING : <span className="fw-numeric">{t`${i18n.number(delivery.durationMs)} ms`}</span>,
      },
    ],
    [t, i18n],
  )
}

const quiet = { mt: 1, fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' } as const

function Result(delivery: Delivery) {
  const { t } = useLingui()
  const { tone, words } = DELIVERY_WORDS[delivery.status]
  const willRetry = delivery.status === 'waiting' && delivery.attempts > 0
  return (
    <>
      <StatusTag tone={tone}>{willRetry ? t`Will be tried again` : t(words)}</StatusTag>
      {delivery.error !== null && (
        <Box sx={quiet}>
          <FailureText {...delivery} />
        </Box>
      )}
      {delivery.error !== null && delivery.answer !== '' && (
        <Box component="code" sx={{ ...quiet, display: 'block' }}>
          {delivery.answer}
        </Box>
      )}
    </>
  )
}
