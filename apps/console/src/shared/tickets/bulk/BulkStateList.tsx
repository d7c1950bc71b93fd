/** The tickets of a move on several, each with its state. */
import type { TicketRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Icon } from '../../ui/icons/Icon'
import { RouterLink } from '../../ui/navigation/RouterLink'
import type { BulkRunState } from './bulk-run'
import { useBulkStateWords } from './use-bulk-state-words'

export interface BulkStateListProps extends BulkRunState {
  readonly rows: readonly TicketRow[]
  /** A ticket is about to be opened from here. */
  readonly onOpen: () => void
}

export function BulkStateList({ rows, ticketStates, phase, onOpen }: BulkStateListProps) {
  const { t } = useLingui()
  const wordsOf = useBulkStateWords(phase)
  return (
    <Box component="ul" tabIndex={0} aria-label={t`Tickets`} sx={list}>
      {rows.map(({ id, title, number }) => {
        const state = ticketStates.get(id) ?? { kind: 'unread' }
        const words = wordsOf(state)
        const leads = state.kind === 'leftOut' || (phase === 'over' && state.kind !== 'done')
        return (
          <Box component="li" key={id} sx={row}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
              {leads ? (
                <RouterLink to={`/process/tickets/${id}`} onClick={onOpen}>
                  {title}
                </RouterLink>
              ) : (
                title
              )}
              <Box component="span" className="fw-numeric" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
                {number}
              </Box>
            </Box>
            {words !== null && (
              <Box sx={{ ...input, color: words.tone === 'neutral' ? 'text.secondary' : `${words.tone}.main` }}>
                <Icon name={words.icon} size={16} />
                <span>{words.text}</span>
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  flex: '0 1 auto',
  minHeight: 72,
  maxHeight: { xs: 'none', sm: 300 },
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
} as const
const row = {
  px: 3,
  py: 2,
  fontSize: 13,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
const input = { display: 'flex', gap: 1, minWidth: 0, '& > svg': { flexShrink: 0, mt: '2px' } } as const
