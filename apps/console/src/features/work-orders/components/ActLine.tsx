/** One act in the timeline of a ticket: who did what, the remark, and what it changed in the form. */
import type { HistoryEntry, TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { PersonAvatar } from '../../../shared/people/PersonAvatar'
import { returnsFrom } from '../ticket-progress'
import { FieldChanges } from './FieldChanges'

export interface ActLineProps {
  readonly entry: HistoryEntry
  readonly process: TicketDetail['process']
}

export function ActLine({ entry, process }: ActLineProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 20 }}>
        {entry.actor !== null && <PersonAvatar id={entry.actor.id} name={entry.actor.name} size={20} />}
        <Sentence entry={entry} isReturn={returnsFrom(process, entry.nodeId)} />
      </Box>
      {entry.remark !== '' && (
        <Box
          sx={{ mt: 1, px: 3, py: 2, bgcolor: 'background.sunken', borderRadius: '6px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {entry.remark}
        </Box>
      )}
      <FieldChanges changes={entry.changes} />
    </>
  )
}

function Sentence({ entry, isReturn }: { readonly entry: HistoryEntry; readonly isReturn: boolean }) {
  const { t } = useLingui()
  const who = entry.actor?.name ?? t`System`
  const node = entry.nodeName
  const people = entry.assignees.map((person) => person.name).join(t`, `)
  const before = entry.replaced.map((person) => person.name).join(t`, `)
  switch (entry.kind) {
    case 'started':
      return <span>{t`${who} submitted the ticket`}</span>
    case 'approved':
      return <span>{t`${who} agreed at “${node}”`}</span>
    case 'refused':
      return <span>{isReturn ? t`${who} returned the ticket at “${node}”` : t`${who} refused at “${node}”`}</span>
    case 'withdrawn':
      return <span>{t`${who} withdrew the ticket`}</span>
    case 'reassigned':
      if (entry.actor === null)
        return (
          <span>
            {entry.fallback
              ? t`${before} cannot act any more: “${node}” went to administrators, ${people}`
              : t`${before} cannot act any more: “${node}” went to ${people}`}
          </span>
        )
      return <span>{t`${who} reassigned “${node}” from ${before} to ${people}`}</span>
    case 'terminated':
      return <span>{t`${who} ended the ticket as its administrator`}</span>
    case 'finished':
      return <span>{t`The ticket is finished`}</span>
    case 'assigned':
      return (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {entry.fallback ? t`“${node}” went to administrators, nobody else was found: ${people}` : t`“${node}” waits for ${people}`}
        </Box>
      )
  }
}
