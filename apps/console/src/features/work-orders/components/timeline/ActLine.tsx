/** One act in the timeline of a ticket: who did what, the remark, and what it changed in the form. */
import type { HistoryEntry, TicketDetail } from '@formwork/api-contract'
import Box from '@mui/material/Box'
import { PersonAvatar } from '../../../../shared/people/PersonAvatar'
import { AttachmentLinks } from '../../../../shared/tickets/attachments/AttachmentLinks'
import { FailureText } from '../../../../shared/tickets/failures/FailureText'
import { FieldChanges } from './FieldChanges'
import { useActWords } from './use-act-words'

export interface ActLineProps {
  readonly entry: HistoryEntry
  readonly process: TicketDetail['process']
}

/** Entries without an actor. */
const QUIET: ReadonlySet<HistoryEntry['kind']> = new Set(['assigned', 'skipped', 'jobScheduled', 'jobDone'])

export function ActLine({ entry, process }: ActLineProps) {
  const words = useActWords(process)
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, minHeight: 20 }}>
        {entry.actor !== null && <PersonAvatar id={entry.actor.id} name={entry.actor.name} size={20} />}
        <Box component="span" sx={{ flex: 1, minWidth: 0, color: QUIET.has(entry.kind) ? 'text.secondary' : 'text.primary' }}>
          {words(entry)}
        </Box>
      </Box>
      {entry.kind === 'jobFailed' && entry.reason !== undefined && (
        <Box sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <FailureText error={entry.reason} />
        </Box>
      )}
      {entry.remark !== '' && (
        <Box
          sx={{ mt: 1, px: 3, py: 2, bgcolor: 'background.sunken', borderRadius: '6px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {entry.remark}
        </Box>
      )}
      <AttachmentLinks files={entry.attachments ?? []} />
      <FieldChanges changes={entry.changes} />
    </>
  )
}
