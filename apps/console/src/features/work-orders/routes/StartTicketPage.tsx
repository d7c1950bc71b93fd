/** Starts a ticket of one process. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { dropDraft } from '../../../shared/drafts/local-draft'
import { COPY_FROM_PARAM, ticketDraftKey } from '../../../shared/drafts/ticket-draft'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { useSignedInUser } from '../../../shared/session/session-store'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { Page, Panel } from '../../../shared/ui/layout/Page'
import { usePageTitle } from '../../../shared/ui/navigation/page-title'
import { StartForm } from '../start/StartForm'

export function StartTicketPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { processId = '' } = useParams()
  const { userId } = useSignedInUser()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.getCatalogueEntry, { params: { id: processId } })
  const like = useSearchParams()[0].get(COPY_FROM_PARAM)
  const earlier = useRouteQuery(routes.getTicket, { params: { id: like ?? '' } }, { enabled: like !== null })
  const isReady = like === null || earlier.data !== undefined || earlier.error !== null
  const draftKey = ticketDraftKey(userId, processId, like)
  const [round, setRound] = useState(0)
  usePageTitle(data?.name)

  return (
    <Page
      width="reading"
      title={data?.name ?? t`New request`}
      {...(data?.remark ? { subtitle: data.remark } : {})}
      back={{ label: t`Back to the catalogue`, onClick: () => void navigate('/process/apply') }}
    >
      {(data === undefined ? isFetching : !isReady) && (
        <Panel>
          <Skeleton variant="rectangular" height={240} />
        </Panel>
      )}
      {data === undefined && error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {data !== undefined && isReady && (
        <StartForm
          key={`${draftKey} ${data.version} ${round}`}
          entry={data}
          draftKey={draftKey}
          earlier={like === null ? null : (earlier.data ?? 'missing')}
          onStale={refetch}
          onDiscard={() => {
            dropDraft(draftKey)
            setRound(round + 1)
          }}
        />
      )}
    </Page>
  )
}
