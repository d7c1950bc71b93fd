/** Published versions, newest first, with the tickets still running on each. */
import { type ProcessVersion, routes } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { LoadFailure } from '../../../../shared/ui/feedback/LoadFailure'
import { usePermission } from '../../../../shared/session/access'
import { useFocusAfter } from '../../../../shared/ui/navigation/use-focus-after'
import { MoveTicketsDialog } from '../../versions/moving/MoveTicketsDialog'
import { VersionEntry } from '../../../../shared/versions/VersionEntry'
import { VersionActions } from '../../versions/VersionActions'

export function VersionList({ processId }: { readonly processId: string }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listProcessVersions, { params: { id: processId } })
  const mayMove = usePermission(['process:admin:manager:edit'])
  const [moved, setMoved] = useState<ProcessVersion | null>(null)
  const list = useFocusAfter<HTMLOListElement>(moved !== null)
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
    <Box component="ol" ref={list} tabIndex={-1} sx={{ m: 0, p: 0, listStyle: 'none', outline: 0 }}>
      {data.list.map((version, index) => (
        <VersionEntry
          key={version.version}
          version={version.version}
          publishedAt={version.publishedAt}
          publishedBy={version.publishedBy}
          isInUse={index === 0}
          facts={<Plural value={version.runningTickets} _0="no running tickets" one="# running ticket" other="# running tickets" />}
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2, mt: 2 }}>
            <VersionActions processId={processId} version={version.version} />
            {mayMove && index > 0 && version.runningTickets > 0 && (
              <Button size="small" variant="outlined" color="inherit" onClick={() => setMoved(version)}>
                {t`Move its tickets to version ${newest}`}
              </Button>
            )}
          </Box>
        </VersionEntry>
      ))}
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
