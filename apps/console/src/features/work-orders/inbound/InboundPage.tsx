/** One inbound webhook: in whose name it starts tickets, and how it handles a call. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useNavigate, useParams } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { usePermission } from '../../../shared/session/access'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'
import { PendingPage } from '../../../shared/ui/feedback/PendingPage'
import { Page } from '../../../shared/ui/layout/Page'
import { useAddressParams } from '../../../shared/ui/navigation/use-address-params'
import { usePageTitle } from '../../../shared/ui/navigation/page-title'
import { InboundForm } from './InboundForm'
import { readable } from './readable'

export function NewInboundPage() {
  const { t } = useLingui()
  const back = useBack()
  return (
    <Page width="reading" title={t`New inbound webhook`} back={back}>
      <InboundForm inbound={null} isReadOnly={false} sample="" />
    </Page>
  )
}

export function InboundPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [params] = useAddressParams()
  const callId = params.get('call') ?? ''
  const query = useRouteQuery(routes.getInboundWebhook, { params: { id } })
  const taken = useRouteQuery(routes.getInboundCall, { params: { id, callId } }, { enabled: callId !== '' })
  const canEdit = usePermission(['process:admin:inbound:edit'])
  const back = useBack()
  const inbound = query.data
  usePageTitle(inbound?.name)
  const isWaiting = callId !== '' && taken.data === undefined && taken.error === null
  if (inbound === undefined || isWaiting) return <PendingPage title={t`Edit inbound webhook`} query={query} />
  return (
    <Page
      width="reading"
      title={inbound.name}
      back={back}
      actions={
        <Button variant="outlined" color="inherit" onClick={() => void navigate(`/design/inbound/${id}/calls`)}>
          {t`Received calls`}
        </Button>
      }
    >
      {!canEdit && <NoticeLine tone="news">{t`You can look at this webhook, but not change it.`}</NoticeLine>}
      {inbound.last?.result === 'refused' && (
        <NoticeLine tone="warning">{t`The last call was refused: ${inbound.last.message}`}</NoticeLine>
      )}
      <InboundForm
        key={`${id} ${inbound.revision}`}
        inbound={inbound}
        isReadOnly={!canEdit}
        sample={taken.data === undefined ? '' : readable(taken.data.body)}
      />
    </Page>
  )
}

function useBack() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return { label: t`Back to the inbound webhooks`, onClick: () => void navigate('/design/inbound') }
}
