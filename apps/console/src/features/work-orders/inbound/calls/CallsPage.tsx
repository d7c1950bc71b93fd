/** The log of one inbound webhook: what came in within the last 30 days, and what came of it. */
import { type InboundCall, KEEP_INBOUND_DAYS, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { Page } from '../../../../shared/ui/layout/Page'
import { useAddressParams } from '../../../../shared/ui/navigation/use-address-params'
import { DataTable } from '../../../../shared/ui/tables/DataTable'
import { CallDialog } from './CallDialog'
import { useCallColumns } from './use-call-columns'

/** What comes in does so while somebody looks. */
const LOOK_MS = 5000

export function CallsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const [params, writeAddress] = useAddressParams()
  const after = params.get('after') ?? ''
  const [open, setOpen] = useState<string | null>(null)
  const name = useRouteQuery(routes.getInboundWebhook, { params: { id } }).data?.name ?? ''
  const { data, error, isFetching, refetch } = useRouteQuery(
    routes.listInboundCalls,
    { params: { id }, query: after === '' ? {} : { after } },
    { keepsRows: true, everyMs: LOOK_MS },
  )
  const columns = useCallColumns()
  const goAfter = (last: string) => writeAddress({ after: last }, { replace: false })
  const days = KEEP_INBOUND_DAYS
  const look = ({ id: callId }: InboundCall) => setOpen(callId)
  const lookOf = (row: InboundCall) => (
    <IconAction size="small" icon="eye" iconSize={16} label={t`Look at the call`} onClick={() => look(row)} />
  )
  return (
    <Page
      title={name === '' ? t`Received calls` : t`Calls of “${name}”`}
      subtitle={t`What was received in the last ${days} days.`}
      back={{ label: t`Back to the webhook`, onClick: () => void navigate(`/design/inbound/${id}`) }}
      pager={
        data !== undefined &&
        (after !== '' || data.hasMore) && (
          <Box component="nav" aria-label={t`Pages`} sx={{ display: 'flex', justifyContent: { xs: 'center', md: 'flex-end' }, gap: 2 }}>
            <Button variant="outlined" color="inherit" disabled={after === ''} onClick={() => goAfter('')}>
              {t`Newest`}
            </Button>
            <Button variant="outlined" color="inherit" disabled={!data.hasMore} onClick={() => goAfter(data.list.at(-1)?.id ?? '')}>
              {t`Older`}
            </Button>
          </Box>
        )
      }
    >
      <DataTable
        label={t`Received calls`}
        columns={columns}
        rows={data?.list}
        rowKey={({ id: callId }) => callId}
        isLoading={isFetching && data === undefined}
        error={error}
        onRetry={refetch}
        onOpen={look}
        actions={lookOf}
        empty={{ title: t`Nothing has been received yet`, text: t`Calls stand here as soon as they come in, also those that are refused.` }}
      />
      {open !== null && <CallDialog id={id} callId={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
