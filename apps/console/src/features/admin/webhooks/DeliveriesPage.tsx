/** The log of one webhook: its deliveries of the last 30 days, with their outcomes. */
import { type Delivery, KEEP_DELIVERIES_DAYS, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useNavigate, useParams } from 'react-router-dom'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { Page } from '../../../shared/ui/layout/Page'
import { useAddressParams } from '../../../shared/ui/navigation/use-address-params'
import { DataTable } from '../../../shared/ui/tables/DataTable'
import { NewestOlder } from '../../../shared/ui/tables/NewestOlder'
import { useDeliveryColumns } from './use-delivery-columns'

/** Deliveries arrive while the page is open. */
const LOOK_MS = 3000

export function DeliveriesPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const [params, writeAddress] = useAddressParams()
  const after = params.get('after') ?? ''
  const webhooks = useRouteQuery(routes.listWebhooks)
  const name = webhooks.data?.list.find((webhook) => webhook.id === id)?.name ?? ''
  const { data, error, isFetching, refetch } = useRouteQuery(
    routes.listDeliveries,
    { params: { id }, query: after === '' ? {} : { after } },
    { keepsRows: true, everyMs: LOOK_MS },
  )
  const columns = useDeliveryColumns()
  const canSend = usePermission(['system:webhooks:edit'])
  const test = useExclusiveMutation(async () => {
    await call(routes.testWebhook, { params: { id } })
    invalidateRoutes(routes.listDeliveries, routes.listWebhooks)
    writeAddress({ after: '' }, { replace: true })
  })
  const resend = useExclusiveMutation(async ({ id: deliveryId }: Delivery) => {
    try {
      await call(routes.resendDelivery, { params: { id, deliveryId } })
    } finally {
      invalidateRoutes(routes.listDeliveries, routes.listWebhooks)
    }
    showToast('success', t`It is being sent again`)
  })
  const resendOf = (delivery: Delivery) =>
    delivery.status === 'waiting' && delivery.attempts === 0 ? null : (
      <IconAction size="small" icon="refresh" iconSize={16} label={t`Send again`} onClick={() => void resend.run(delivery)} />
    )
  const days = KEEP_DELIVERIES_DAYS
  return (
    <Page
      title={name === '' ? t`Deliveries` : t`Deliveries of “${name}”`}
      subtitle={t`What it was told of in the last ${days} days.`}
      back={{ label: t`Back to the webhooks`, onClick: () => void navigate('/system/webhooks') }}
      actions={
        <IfPermission any={['system:webhooks:edit']}>
          <Button variant="outlined" color="inherit" loading={test.isRunning} onClick={() => void test.run()}>
            {t`Send a test event`}
          </Button>
        </IfPermission>
      }
      pager={<NewestOlder after={after} page={data} onGo={(last) => writeAddress({ after: last }, { replace: false })} />}
    >
      <DataTable
        label={t`Deliveries`}
        columns={columns}
        rows={data?.list}
        rowKey={(delivery) => delivery.id}
        isLoading={isFetching && data === undefined}
        error={error}
        onRetry={refetch}
        empty={{ title: t`Nothing was sent yet`, text: t`A test event shows whether the receiver takes what it is sent.` }}
        {...(canSend ? { actions: resendOf } : {})}
      />
    </Page>
  )
}
