/** The columns of the list of webhooks: address, events, and state. */
import type { Webhook } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { formatShortDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { FailureText } from './FailureText'
import { DELIVERY_WORDS, EVENT_WORDS, KIND_WORDS } from './webhook-words'

/** Also on a card, where what stands in a cell follows one another otherwise. */
const stacked = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const
const quiet = { fontSize: 12, fontWeight: 400, color: 'text.secondary' } as const

export function useWebhookColumns(): ListColumn<Webhook>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t({ message: 'Name', context: 'thing' }),
        meta: { card: 'title' },
        cell: ({ row: { original: webhook } }) => (
          <>
            {webhook.name}
            {webhook.kind !== 'signed' && <Box sx={quiet}>{t(KIND_WORDS[webhook.kind])}</Box>}
            <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>{webhook.url}</Box>
          </>
        ),
      },
      {
        id: 'events',
        header: t`Told when`,
        cell: ({ row: { original: webhook } }) => (
          <>
            {webhook.events.map((event) => t(EVENT_WORDS[event])).join(' · ')}
            {webhook.processIds.length > 0 && <Box sx={quiet}>{t`Of chosen processes: ${webhook.processIds.length}`}</Box>}
          </>
        ),
      },
      { id: 'state', header: t`State`, meta: { width: 180 }, cell: ({ row: { original: webhook } }) => <State {...webhook} /> },
      { id: 'last', header: t`Last event`, meta: { width: 180 }, cell: ({ row: { original: webhook } }) => <Last {...webhook} /> },
    ],
    [t],
  )
}

function State({ enabled, failingSince, pausedSince, held, lastDelivery }: Webhook) {
  const { t } = useLingui()
  const locale = useLocale()
  if (!enabled) return <StatusTag tone="neutral">{t({ message: 'Switched off', context: 'webhook' })}</StatusTag>
  if (pausedSince !== null)
    return (
      <Box sx={stacked}>
        <StatusTag tone="error">{t({ message: 'Paused', context: 'webhook' })}</StatusTag>
        <Box sx={{ ...quiet, mt: 1 }}>
          {t`Nothing has arrived since ${formatShortDateTime(failingSince ?? pausedSince, locale)}. It is tried every 5 minutes; a test event that arrives ends the pause.`}
        </Box>
        {held > 0 && (
          <Box sx={quiet}>
            <Plural value={held} one="# delivery waits, and is sent then" other="# deliveries wait, and are sent then" />
          </Box>
        )}
      </Box>
    )
  if (failingSince !== null)
    return (
      <Box sx={stacked}>
        <StatusTag tone="error">{t`Nothing arrives`}</StatusTag>
        <Box sx={{ ...quiet, mt: 1 }}>{t`Since ${formatShortDateTime(failingSince, locale)}`}</Box>
      </Box>
    )
  if (lastDelivery === null) return <StatusTag tone="neutral" icon="clock">{t`Nothing sent yet`}</StatusTag>
  return <StatusTag tone="success">{t`Works`}</StatusTag>
}

function Last({ lastDelivery }: Webhook) {
  const { t } = useLingui()
  if (lastDelivery === null) return t`None`
  return (
    <Box sx={stacked}>
      <RelativeTime at={lastDelivery.createdAt} />
      <Box sx={quiet}>{lastDelivery.error === null ? t(DELIVERY_WORDS[lastDelivery.status].words) : <FailureText {...lastDelivery} />}</Box>
    </Box>
  )
}
