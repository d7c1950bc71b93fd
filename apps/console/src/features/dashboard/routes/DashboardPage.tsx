/** Home: tasks, own tickets, drafts and processes to start; numbers below. For administrators, what needs attention. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { StandIns } from '../../../shared/absence/StandIns'
import { type RouteQuery, useRouteQuery } from '../../../shared/http/use-route-query'
import { usePermission } from '../../../shared/session/access'
import { useSession } from '../../../shared/session/session-store'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { Page, Panel } from '../../../shared/ui/layout/Page'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { Attention } from '../components/Attention'
import { DraftList } from '../components/DraftList'
import { FirstSteps } from '../components/FirstSteps'
import { homeColumn, homeColumns } from '../components/home-columns'
import { HomeSkeleton } from '../components/HomeSkeleton'
import { Numbers } from '../components/Numbers'
import { QuickStart } from '../components/QuickStart'
import { TodoList } from '../components/TodoList'
import { WaitingList } from '../components/WaitingList'

/** Lines of a list; there is a page with all of them. */
const SHOWN = 5

/** The lists appear together, when each has loaded or failed: a later one would move the others. */
const isThere = ({ data, error, isFetching }: RouteQuery<unknown>) => data !== undefined || (error !== null && !isFetching)

export function DashboardPage() {
  const { t } = useLingui()
  const maySeeTodo = usePermission(['process:list:upcoming'])
  const maySeeOwn = usePermission(['process:list:myCreate'])
  const maySeeAll = usePermission(['process:list:all'])
  const mayStart = usePermission(['process:list:applyProcessList'])
  const mayDesign = usePermission(['process:admin:manager:list'])
  const upcoming = useSession((state) => state.upcoming)

  const board = useRouteQuery(routes.getDashboard)
  const todo = useRouteQuery(routes.listTodo, { query: { pageSize: SHOWN } }, { enabled: maySeeTodo })
  const waiting = useRouteQuery(routes.listCreatedByMe, { query: { pageSize: SHOWN, waitsForOthers: '1' } }, { enabled: maySeeOwn })
  const absence = useRouteQuery(routes.getAbsence)
  const catalogue = useRouteQuery(routes.listCatalogue, undefined, { enabled: mayStart })
  const isManaging = maySeeAll && mayDesign
  const stuck = useRouteQuery(routes.listAllTickets, { query: { pageSize: 1, stuck: '1' } }, { enabled: isManaging })
  const maySeeHealth = usePermission(['system:monitor:server:list'])
  const health = useRouteQuery(routes.getSystemHealth, undefined, { enabled: maySeeHealth })
  const isFresh = mayDesign && catalogue.data?.list.length === 0
  const forms = useRouteQuery(routes.listForms, { query: { pageSize: 1 } }, { enabled: isFresh })
  const processes = useRouteQuery(routes.listProcesses, { query: { pageSize: 1 } }, { enabled: isFresh })
  const isFreshOfPeople = usePermission(['system:sysuser:list']) && isFresh
  const people = useRouteQuery(routes.listUsers, { query: { pageSize: 1 } }, { enabled: isFreshOfPeople })

  const asked = [
    // The most used are offered first.
    board,
    absence,
    ...(maySeeTodo ? [todo] : []),
    ...(maySeeOwn ? [waiting] : []),
    ...(mayStart ? [catalogue] : []),
    ...(isManaging ? [stuck] : []),
    ...(maySeeHealth ? [health] : []),
    ...(isFresh ? [forms, processes] : []),
    ...(isFreshOfPeople ? [people] : []),
  ]
  const offered = catalogue.data?.list ?? []
  const isReady = asked.every(isThere)
  return (
    <Page title={t`Home`} width="content">
      {isReady ? (
        <>
          <Attention
            stuck={stuck.data?.count ?? 0}
            failedJobs={health.data?.jobs.failed ?? 0}
            refusing={health.data?.inbound.refused ?? 0}
            failing={health.data?.webhooks.failing ?? 0}
          />
          <StandIns of={(absence.data?.standsInFor ?? []).filter(({ isRunning }) => isRunning)} />
          {isFresh && (
            <Panel title={t`First steps`}>
              <FirstSteps
                hasPeople={isFreshOfPeople ? (people.data?.count ?? 0) > 1 : undefined}
                hasForm={(forms.data?.count ?? 0) > 0}
                hasProcess={(processes.data?.count ?? 0) > 0}
              />
            </Panel>
          )}
          <Box sx={homeColumns}>
            <Box sx={homeColumn}>
              {maySeeTodo && <TodoList {...listOf(todo)} />}
              {maySeeOwn && <WaitingList {...listOf(waiting)} />}
            </Box>
            <Box sx={homeColumn}>
              {offered.length > 0 && (
                <Panel
                  title={t`New request`}
                  actions={
                    <RouterLink to="/process/apply" variant="body2">
                      {t`See all processes`}
                    </RouterLink>
                  }
                >
                  <QuickStart entries={offered} ranks={board.data?.ranks ?? []} />
                </Panel>
              )}
              <DraftList catalogue={offered} />
            </Box>
          </Box>
        </>
      ) : (
        <HomeSkeleton upcoming={Math.min(upcoming, SHOWN)} />
      )}
      {/* The length of the lists is unknown before: content below would move. */}
      {isReady &&
        (board.data === undefined && board.error !== null && !board.isFetching ? (
          <LoadFailure error={board.error} onRetry={board.refetch} />
        ) : (
          <Numbers board={board.data} />
        ))}
    </Page>
  )
}

function listOf<Row>({ data, error, refetch }: RouteQuery<{ readonly count: number; readonly list: readonly Row[] }>) {
  return {
    count: data?.count ?? 0,
    rows: data?.list ?? [],
    failure: data === undefined && error !== null ? { error, onRetry: refetch } : undefined,
  }
}
