/** The log of one inbound webhook: calls of the last 30 days, with their results. */
import { type InboundCall, KEEP_INBOUND_DAYS, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { Page } from '../../../../shared/ui/layout/Page'
import { useAddressParams } from '../../../../shared/ui/navigation/use-address-params'
import { DataTable } from '../../../../shared/ui/tables/DataTable'
import { NewestOlder } from '../../../../shared/ui/tables/NewestOlder'
import { CallDialog } from './CallDialog'
import { useCallColumns } from './use-call-columns'

/** Calls arrive while the page is open. */
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
      pager={<NewestOlder after={after} page={data} onGo={(last) => writeAddress({ after: last }, { replace: false })} />}
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
