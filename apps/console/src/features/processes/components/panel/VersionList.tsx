/** Published versions, newest first, with the tickets still running on each. */
import { routes } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { LoadFailure } from '../../../../shared/ui/feedback/LoadFailure'
import { RelativeTime } from '../../../../shared/ui/display/RelativeTime'
import { VersionActions } from '../../versions/VersionActions'
import { StatusTag } from '../../../../shared/ui/display/StatusTag'

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
      {data.list.map((version, index) => {
        const number = version.version
        const person = version.publishedBy
        return (
          <Box component="li" key={number} sx={{ px: 4, py: 3, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box component="span" className="fw-numeric" sx={{ fontWeight: 600 }}>{t`Version ${number}`}</Box>
              {index === 0 && <StatusTag tone="success">{t`In use`}</StatusTag>}
              <Box sx={{ ml: 'auto', fontSize: 12, color: 'text.secondary' }}>
                <RelativeTime at={version.publishedAt} />
              </Box>
            </Box>
            <Box sx={{ fontSize: 12, color: 'text.secondary', mt: 1 }}>
              {t`Published by ${person}`} ·{' '}
              <Plural value={version.runningTickets} _0="no running tickets" one="# running ticket" other="# running tickets" />
            </Box>
            <VersionActions processId={processId} version={number} />
          </Box>
        )
      })}
    </Box>
  )
}
