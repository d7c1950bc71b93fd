/** The columns that lists of tickets can show. */
import type { TicketRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { NOTHING } from '../ui/display/nothing'
import { RelativeTime } from '../ui/display/RelativeTime'
import { StatusTag } from '../ui/display/StatusTag'
import { useIsTable } from '../ui/layout/use-is-table'
import { twoLines } from '../ui/layout/two-lines'
import { RouterLink } from '../ui/navigation/RouterLink'
import type { ListColumn } from '../ui/tables/list-table'
import { DueTag } from './due/DueTag'
import { FoundIn } from './FoundIn'
import { PriorityTag } from './PriorityTag'
import { TicketStatusTag } from './TicketStatusTag'

/** Shown in a table that is wide enough, and on no card. */
const ONLY_WIDE = { meta: { isForWide: true, card: 'none' } } as const
/** A name alone does not show whether the person asks or is asked. */
const NAMED = { meta: { card: 'named' } } as const

/**
 * @param onFollow a ticket is about to be opened by its link.
 * @param forDeciding there is no column that shows suspended tickets, and the person is one of those it waits for.
 */
export function useTicketColumns(onFollow: () => void, forDeciding: boolean): ListColumn<TicketRow>[] {
  const { t } = useLingui()
  // A card only has room for close deadlines.
  const isTable = useIsTable()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t`Title`,
        meta: { card: 'title', narrowest: 200 },
        cell: ({ row: { original: row } }) => (
          // A tag without room beside the title moves below it, instead of making it wrap.
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
            <RouterLink to={`/process/tickets/${row.id}`} title={row.title} onClick={onFollow} sx={twoLines}>
              {row.title}
            </RouterLink>
            <PriorityTag priority={row.priority} />
            <DueTag at={row.dueAt} isOnlyNear={!isTable} />
            {forDeciding && row.suspended === true && <TicketStatusTag status={row.status} suspended />}
            {row.foundIn !== undefined && <FoundIn excerpt={row.foundIn} />}
          </Box>
        ),
      },
      {
        id: 'number',
        header: t`Number`,
        meta: { width: 150, isForWide: true, card: 'none' },
        cell: ({ row: { original: row } }) => (
          <Box component="span" className="fw-numeric" sx={{ color: 'text.secondary' }}>
            {row.number}
          </Box>
        ),
      },
      { id: 'process', header: t`Process`, cell: ({ row: { original: row } }) => row.processName },
      {
        id: 'status',
        header: t`Status`,
        meta: { card: 'badge', width: 110 },
        cell: ({ row: { original: row } }) => <TicketStatusTag status={row.status} suspended={row.suspended} />,
      },
      {
        id: 'current',
        header: t`Current step`,
        cell: ({ row: { original: row } }) =>
          row.isReturned === true ? t`Requester’s changes` : row.currentNodes.length === 0 ? NOTHING : row.currentNodes.join(' / '),
      },
      {
        id: 'waiting',
        header: t`Waiting for`,
        ...(forDeciding ? ONLY_WIDE : NAMED),
        cell: ({ row: { original: row } }) => <WaitingFor row={row} />,
      },
      {
        id: 'requester',
        header: t`Requester`,
        ...(forDeciding ? NAMED : ONLY_WIDE),
        cell: ({ row: { original: row } }) => row.requester.name,
      },
      {
        id: 'created',
        header: t`Created`,
        meta: { width: 164 },
        cell: ({ row: { original: row } }) => <RelativeTime at={row.createdAt} />,
      },
      {
        id: 'updated',
        header: t`Last changed`,
        meta: { width: 164, card: 'none' },
        cell: ({ row: { original: row } }) => <RelativeTime at={row.updatedAt} />,
      },
    ],
    [t, onFollow, forDeciding, isTable],
  )
}

function WaitingFor({ row: { waitingFor, waitingCount, stuck } }: { readonly row: TicketRow }) {
  const { t } = useLingui()
  if (waitingFor.length === 0) return NOTHING
  const names = waitingFor.map(({ name, active }) => (active ? name : t`${name} (no longer active)`)).join(t`, `)
  const more = waitingCount - waitingFor.length
  const people = more > 0 ? t`${names} and ${more} more` : names
  if (!stuck) return people
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      {people}
      <StatusTag tone="warning" icon="warning">{t`Nobody can go on`}</StatusTag>
    </Box>
  )
}
