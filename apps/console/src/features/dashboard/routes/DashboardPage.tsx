/** Home: what waits, what runs, what is used most, and a quick way to start. On a fresh system: what to do first. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { usePermission } from '../../../shared/session/access'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { Page, Panel } from '../../../shared/ui/layout/Page'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { visuallyHidden } from '../../../shared/ui/layout/visually-hidden'
import { CountCards } from '../components/CountCards'
import { FirstSteps } from '../components/FirstSteps'
import { QuickStart } from '../components/QuickStart'
import { RankList } from '../components/RankList'
import { TrendChart } from '../components/TrendChart'
import { TrendTable } from '../components/TrendTable'
import { trendDays } from '../trend'

export function DashboardPage() {
  const { t } = useLingui()
  const mayStart = usePermission(['process:list:applyProcessList'])
  const mayDesign = usePermission(['process:admin:manager:list'])
  const board = useRouteQuery(routes.getDashboard)
  const catalogue = useRouteQuery(routes.listCatalogue, undefined, { enabled: mayStart })
  const isFresh = mayDesign && catalogue.data?.list.length === 0
  const forms = useRouteQuery(routes.listForms, { query: { pageSize: 1 } }, { enabled: isFresh })
  const processes = useRouteQuery(routes.listProcesses, { query: { pageSize: 1 } }, { enabled: isFresh })
  const [asTable, setAsTable] = useState(false)
  const days = board.data ? trendDays(board.data) : []

  if (board.data === undefined && board.error !== null && !board.isFetching)
    return <LoadFailure heading="h1" error={board.error} onRetry={board.refetch} />
  return (
    <Page title={t`Home`}>
      {isFresh && (
        <Panel title={t`Set up in three steps`}>
          <FirstSteps hasForm={(forms.data?.count ?? 0) > 0} hasProcess={(processes.data?.count ?? 0) > 0} />
        </Panel>
      )}
      <CountCards count={board.data?.count} />
      {catalogue.data !== undefined && catalogue.data.list.length > 0 && (
        <Panel
          title={t`New request`}
          actions={
            <RouterLink to="/process/apply" variant="body2">
              {t`See all processes`}
            </RouterLink>
          }
        >
          <QuickStart entries={catalogue.data.list} ranks={board.data?.ranks ?? []} />
        </Panel>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          alignItems: 'stretch',
        }}
      >
        <Panel
          title={t`Last seven days`}
          actions={
            <Button size="small" color="inherit" onClick={() => setAsTable(!asTable)}>
              {asTable ? t`Show as chart` : t`Show as table`}
            </Button>
          }
        >
          {board.data === undefined ? (
            <Skeleton variant="rectangular" height={200} />
          ) : asTable ? (
            <TrendTable days={days} />
          ) : (
            <TrendChart days={days} />
          )}
          {!asTable && board.data !== undefined && (
            <Box sx={visuallyHidden}>
              <TrendTable days={days} />
            </Box>
          )}
        </Panel>
        <Panel title={t`Most used processes`}>
          {board.data === undefined ? <Skeleton variant="rectangular" height={120} /> : <RankList ranks={board.data.ranks} />}
        </Panel>
      </Box>
    </Page>
  )
}
