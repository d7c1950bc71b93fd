/** Everything that happened to a ticket, newest first. */
import type { HistoryEntry, TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { formatDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { PersonAvatar } from '../../../shared/people/PersonAvatar'
import { Icon } from '../../../shared/ui/icons/Icon'
import type { IconName } from '../../../shared/ui/icons/icon-paths'
import { returnsFrom } from '../ticket-progress'

type Kind = HistoryEntry['kind']

const MARKS: Readonly<Partial<Record<Kind, { readonly icon: IconName; readonly color: string }>>> = {
  started: { icon: 'send', color: 'primary.main' },
  approved: { icon: 'checkCircle', color: 'success.main' },
  refused: { icon: 'errorCircle', color: 'error.main' },
  withdrawn: { icon: 'reply', color: 'text.secondary' },
  finished: { icon: 'flag', color: 'text.secondary' },
  assigned: { icon: 'user', color: 'text.secondary' },
  reassigned: { icon: 'users', color: 'warning.main' },
  terminated: { icon: 'ban', color: 'error.main' },
}

export function HistoryTimeline({ history, process }: Pick<TicketDetail, 'history' | 'process'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const entries = history.toSorted((a, b) => b.sequence - a.sequence)
  return (
    <Box component="ol" aria-label={t`History`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map((entry, index) => (
        <Box component="li" key={entry.sequence} sx={{ display: 'flex', gap: 3 }}>
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', color: MARKS[entry.kind]?.color }}>
            <Icon name={MARKS[entry.kind]?.icon ?? 'flag'} size={18} />
            {index < entries.length - 1 && <Box aria-hidden sx={{ flex: 1, width: '1px', minHeight: 12, my: 1, bgcolor: 'divider' }} />}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, pb: 3, fontSize: 13, lineHeight: '18px' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 20 }}>
              {entry.actor !== null && <PersonAvatar id={entry.actor.id} name={entry.actor.name} size={20} />}
              <Sentence entry={entry} isReturn={returnsFrom(process, entry.nodeId)} />
              <Box component="time" dateTime={entry.at} className="fw-numeric" sx={{ ml: 'auto', color: 'text.secondary', fontSize: 12 }}>
                {formatDateTime(entry.at, locale)}
              </Box>
            </Box>
            {entry.remark !== '' && (
              <Box
                sx={{
                  mt: 1,
                  px: 3,
                  py: 2,
                  bgcolor: 'background.sunken',
                  borderRadius: '6px',
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                }}
              >
                {entry.remark}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
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
