/** Published versions, newest first, with the tickets still running on each. */
import { type ProcessVersion, routes } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { LoadFailure } from '../../../../shared/ui/feedback/LoadFailure'
import { RelativeTime } from '../../../../shared/ui/display/RelativeTime'
import { usePermission } from '../../../../shared/session/access'
import { MoveTicketsDialog } from '../../versions/moving/MoveTicketsDialog'
import { VersionActions } from '../../versions/VersionActions'
import { StatusTag } from '../../../../shared/ui/display/StatusTag'

export function VersionList({ processId }: { readonly processId: string }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listProcessVersions, { params: { id: processId } })
  const mayMove = usePermission(['process:admin:manager:edit'])
  const [moved, setMoved] = useState<ProcessVersion | null>(null)
  const newest = data?.list[0]?.version ?? 0
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
            {mayMove && index > 0 && version.runningTickets > 0 && (
              <Button size="small" color="inherit" onClick={() => setMoved(version)}>
                {t`Move its tickets to version ${newest}`}
              </Button>
            )}
          </Box>
        )
      })}
      {moved !== null && (
        <MoveTicketsDialog
          processId={processId}
          from={moved.version}
          to={newest}
          running={moved.runningTickets}
          onClose={() => setMoved(null)}
        />
      )}
    </Box>
  )
}
