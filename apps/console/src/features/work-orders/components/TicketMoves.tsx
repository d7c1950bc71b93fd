/** The most likely moves as buttons; the likeliest is the last. */
import type { MoveType } from '@formwork/api-contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { MoveEntry } from '../../../shared/tickets/moves/use-moves'
import { Icon } from '../../../shared/ui/icons/Icon'
import { keyOfMove } from '../onward/use-ticket-keys'

/** A requester's moves while others decide: not what the page is about. */
const QUIET: ReadonlySet<MoveType> = new Set(['withdraw', 'urge'])

/** More do not fit beside each other on a phone. */
const MAX_BUTTONS = 3

/** The moves shown as buttons; the remaining decisions go to the menu. */
export function asButtons(entries: readonly MoveEntry[]): readonly MoveEntry[] {
  return entries.filter(({ group }) => group === 'decide').slice(-MAX_BUTTONS)
}

/** On a phone as wide as their words, and the rest shared: in English one of them is twice as long as another. */
const buttonRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  width: { xs: '100%', md: 'auto' },
  '& > button': { flex: { xs: '1 1 auto', md: 'none' }, px: { xs: 2, md: 4 } },
} as const

export interface TicketMovesProps {
  readonly buttons: readonly MoveEntry[]
  readonly isRunning: boolean
}

export function TicketMoves({ buttons, isRunning }: TicketMovesProps) {
  return (
    <Box sx={buttonRow}>
      {buttons.map((entry, at) => (
        <Button
          key={entry.key}
          variant={at === buttons.length - 1 && !QUIET.has(entry.offer.type) && entry.tone !== 'error' ? 'contained' : 'outlined'}
          color={QUIET.has(entry.offer.type) ? 'inherit' : entry.tone}
          disabled={isRunning}
          aria-keyshortcuts={keyOfMove(entry)?.toUpperCase()}
          startIcon={<Icon name={entry.icon} size={16} />}
          onClick={entry.onChoose}
        >
          {entry.label}
        </Button>
      ))}
    </Box>
  )
}
