/** The processes that can be started, by category. */
import { type CatalogueEntry, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { usePermission } from '../../../shared/session/access'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState'
import { FilterBar } from '../../../shared/ui/tables/FilterBar'
import { Icon } from '../../../shared/ui/icons/Icon'
import { isIconName } from '../../../shared/ui/icons/icon-paths'
import { IconTile } from '../../../shared/ui/icons/IconTile'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { Page } from '../../../shared/ui/layout/Page'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { SearchField } from '../../../shared/ui/inputs/SearchField'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { catalogueGroups } from '../catalogue'

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(248px, 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const
const card = {
  width: '100%',
  height: '100%',
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  textAlign: 'left',
  gap: 3,
  p: 4,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
} as const

export function CataloguePage() {
  const { t } = useLingui()
  const { filters, setFilter } = useListQuery(['keyword'])
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listCatalogue)
  const groups = catalogueGroups(data?.list ?? [], filters.keyword)

  return (
    <Page
      title={t`New request`}
      count={data && groups.reduce((count, { entries }) => count + entries.length, 0)}
      filters={
        <FilterBar
          search={<SearchField value={filters.keyword} onChange={(keyword) => setFilter('keyword', keyword)} label={t`Search processes`} />}
        />
      }
    >
      {data === undefined && isFetching && <Loading />}
      {data === undefined && error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {data?.list.length === 0 && <NothingPublished />}
      {data !== undefined && data.list.length > 0 && groups.length === 0 && (
        <EmptyState drawing="search" title={t`No process matches`} text={t`Try another word.`} />
      )}
      {groups.map(({ category, icon, entries }) => (
        <Box component="section" key={category} aria-label={category || t`Others`}>
          <Typography variant="h3" component="h2" sx={{ mb: 2, color: 'text.secondary', display: 'flex', alignItems: 'center', gap: 2 }}>
            {isIconName(icon) && <Icon name={icon} size={16} />}
            {category || t`Others`}
          </Typography>
          <Box component="ul" sx={grid}>
            {entries.map((entry) => (
              <li key={entry.processId}>
                <EntryCard entry={entry} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Page>
  )
}

/** In the middle of the icon's height, over as many lines as it takes. */
const besideIcon = { minHeight: 40, display: 'flex', alignItems: 'center' } as const

function EntryCard({ entry: { processId, name, icon, remark } }: { readonly entry: CatalogueEntry }) {
  return (
    <ButtonBase component={Link} to={`/process/apply/${processId}`} sx={card}>
      <IconTile icon={icon} name={name} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', ...(remark === '' ? besideIcon : {}) }}>{name}</Box>
        {remark !== '' && (
          <Box
            sx={{
              color: 'text.secondary',
              fontSize: 13,
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }}
          >
            {remark}
          </Box>
        )}
      </Box>
    </ButtonBase>
  )
}

function NothingPublished() {
  const { t } = useLingui()
  const mayDesign = usePermission(['process:admin:manager:list'])
  return (
    <EmptyState
      title={t`No process is published yet`}
      text={
        mayDesign
          ? t`Publish a process and people can start tickets with it.`
          : t`An administrator publishes processes; they then appear here.`
      }
      {...(mayDesign ? { action: <RouterLink to="/design/processes">{t`Go to the processes`}</RouterLink> } : {})}
    />
  )
}

function Loading() {
  return (
    <Box sx={grid} aria-busy>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
        <Box key={id} sx={{ ...card, display: 'flex' }}>
          <Skeleton variant="rectangular" width={40} height={40} />
          <Box sx={{ flex: 1 }}>
            <Skeleton variant="rectangular" width="60%" height={14} sx={{ mb: 2 }} />
            <Skeleton variant="rectangular" width="90%" height={12} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
