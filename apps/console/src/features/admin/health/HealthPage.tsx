/** The state of the system: what needs attention and what to do, the facts, and the jobs that failed for good. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { PageSkeleton } from '../../../shared/ui/feedback/PageSkeleton'
import { Page } from '../../../shared/ui/layout/Page'
import { DatabasePanel, JobsPanel, ServerPanel, StoragePanel } from './FactPanels'
import { FailedJobs } from './FailedJobs'
import { StateLine } from './StateLine'

const REFRESH_SECONDS = 15

export function HealthPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useRouteQuery(routes.getSystemHealth, undefined, { everyMs: REFRESH_SECONDS * 1000 })
  const title = t`System health`
  if (data === undefined && error === null) return <PageSkeleton title={title} shape="panels" />
  return (
    <Page
      title={title}
      width="content"
      actions={
        <>
          <Typography sx={{ color: 'text.secondary', fontSize: 12 }}>{t`Refreshed every ${REFRESH_SECONDS} seconds`}</Typography>
          <Button onClick={refetch}>{t`Refresh`}</Button>
        </>
      }
    >
      {data === undefined ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <>
          <StateLine health={data} failure={error} />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
            <ServerPanel {...data.server} />
            <DatabasePanel {...data.database} />
            <JobsPanel {...data.jobs} />
            <StoragePanel storage={data.storage} mail={data.mail} backup={data.backup} />
          </Box>
          <FailedJobs count={data.jobs.failed} jobs={data.jobs.failures} />
        </>
      )}
    </Page>
  )
}
