/** Published versions, newest first, with the tickets still running on each. */
import { routes } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { LoadFailure } from '../../../../shared/ui/feedback/LoadFailure'
import { VersionEntry } from '../../../../shared/versions/VersionEntry'
import { VersionActions } from '../../versions/VersionActions'

export function VersionList({ processId }: { readonly processId: string }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listProcessVersions, { params: { id: processId } })
  if (error !== null && !isFetching) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return null
  if (data.list.length === 0)
    return (
      <Box
        sx={{ p: 4, fontSize: 13, color: 'text.secondary' }}
      >{t`Nothing published yet. Publishing makes a version that people can start tickets on.`}</Box>
    )
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.list.map(({ version, publishedAt, publishedBy, runningTickets }, index) => (
        <VersionEntry
          key={version}
          version={version}
          publishedAt={publishedAt}
          publishedBy={publishedBy}
          isInUse={index === 0}
          facts={<Plural value={runningTickets} _0="no running tickets" one="# running ticket" other="# running tickets" />}
        >
          <VersionActions processId={processId} version={version} />
        </VersionEntry>
      ))}
    </Box>
  )
}
