/** One schedule: its rule, in whose name it starts tickets, and their values. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useParams } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { usePermission } from '../../../shared/session/access'
import { PendingPage } from '../../../shared/ui/feedback/PendingPage'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'
import { Page } from '../../../shared/ui/layout/Page'
import { usePageTitle } from '../../../shared/ui/navigation/page-title'
import { ScheduleForm } from './ScheduleForm'

export function NewSchedulePage() {
  const { t } = useLingui()
  const back = useBack()
  return (
    <Page width="reading" title={t`New schedule`} back={back}>
      <ScheduleForm schedule={null} isReadOnly={false} />
    </Page>
  )
}

export function SchedulePage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const query = useRouteQuery(routes.getSchedule, { params: { id } })
  const canEdit = usePermission(['process:admin:schedule:edit'])
  const back = useBack()
  const schedule = query.data
  usePageTitle(schedule?.name)
  if (schedule === undefined) return <PendingPage title={t`Edit schedule`} query={query} />
  return (
    <Page width="reading" title={schedule.name} back={back}>
      {!canEdit && <NoticeLine tone="news">{t`You can look at this schedule, but not change it.`}</NoticeLine>}
      {schedule.outcome?.kind === 'refused' && (
        <NoticeLine tone="warning">{t`The last time it was due no ticket was started: ${schedule.outcome.message}`}</NoticeLine>
      )}
      <ScheduleForm key={`${id} ${schedule.revision}`} schedule={schedule} isReadOnly={!canEdit} />
    </Page>
  )
}

function useBack() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return { label: t`Back to the schedules`, onClick: () => void navigate('/design/schedules') }
}
