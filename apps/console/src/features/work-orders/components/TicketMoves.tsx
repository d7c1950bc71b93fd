/** The moves one is most likely here for, as buttons; the likeliest stands last. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { MoveEntry } from '../../../shared/tickets/moves/use-moves'
import { Icon } from '../../../shared/ui/icons/Icon'

/** More do not fit beside each other on a phone. */
const MOST_BUTTONS = 3

/** What stands as a button; the rest of the decisions go to the menu. */
export function asButtons(entries: readonly MoveEntry[]): readonly MoveEntry[] {
  return entries.filter(({ group }) => group === 'decide').slice(-MOST_BUTTONS)
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
      {buttons.map(({ key, offer, label, icon, tone, onChoose }, at) => (
        <Button
          key={key}
          variant={at === buttons.length - 1 && offer.type !== 'withdraw' && tone !== 'error' ? 'contained' : 'outlined'}
          color={offer.type === 'withdraw' ? 'inherit' : tone}
          disabled={isRunning}
          startIcon={<Icon name={icon} size={16} />}
          onClick={onChoose}
        >
          {label}
        </Button>
      ))}
    </Box>
  )
}
