/** The progress of a move on several tickets, and the result of each. Tickets that were not sent, or may be accepted later, can be sent again. */
import type { TicketRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'
import { bottomBarRef } from '../../ui/feedback/bottom-inset'
import { useUnsaved } from '../../ui/feedback/unsaved-work'
import { Icon } from '../../ui/icons/Icon'
import { useIsPhone } from '../../ui/layout/use-is-phone'
import { NO_TICKET, useMoveWords } from '../moves/use-move-words'
import type { BulkMove } from './bulk-acts'
import { leftOutFirst } from './BulkForm'
import { type BulkRunState, isSendable } from './bulk-run'
import { BulkStateList } from './BulkStateList'
import { takenBackFrom } from './taken-back'

export interface BulkProgressProps {
  readonly move: BulkMove
  readonly rows: readonly TicketRow[]
  readonly state: BulkRunState
  readonly onStop: () => void
  readonly onAgain: () => void
  readonly onTakeBack: (rows: readonly TicketRow[]) => void
  readonly onClose: () => void
}

export function BulkProgress({ move, rows, state, onStop, onAgain, onTakeBack, onClose }: BulkProgressProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const titleId = useId()
  const { verb } = useMoveWords(NO_TICKET)[move]
  const ticketStates = [...state.ticketStates.values()]
  const isOver = state.phase === 'over'
  useUnsaved(!isOver, 'typed')
  const total = rows.length
  const count = ticketStates.filter(({ kind }) => kind === 'done').length
  const settled = ticketStates.filter(({ kind }) => kind === 'done' || kind === 'refused' || kind === 'leftOut').length
  const again = ticketStates.filter(isSendable).length
  const isUntried = ticketStates.some(({ kind }) => kind === 'ready')
  const back = takenBackFrom(rows, state)
  return (
    <Dialog
      open
      onClose={isOver ? onClose : undefined}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      transitionDuration={0}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{isOver ? t`${count} of ${total} done` : t`${verb}: ${settled} of ${total}`}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Box role="status" sx={{ color: 'text.secondary', fontSize: 13, '&:empty': { display: 'none' } }}>
          {isOver && t`What was not done stays chosen in the list.`}
          {state.phase === 'stopping' && t`Stopping: what is on its way is waited for.`}
        </Box>
        {!isOver && <LinearProgress variant="determinate" value={(settled / Math.max(total, 1)) * 100} aria-labelledby={titleId} />}
        <BulkStateList rows={leftOutFirst(rows, state)} {...state} onOpen={onClose} />
      </DialogContent>
      <DialogActions ref={bottomBarRef}>
        {isOver && back.length > 0 && (
          <Button
            color="inherit"
            startIcon={<Icon name="undo" size={16} />}
            sx={{ mr: 'auto' }}
            onClick={() => onTakeBack(back)}
          >{t`Take back (${back.length})`}</Button>
        )}
        {isOver ? (
          <Button variant={again > 0 ? 'outlined' : 'contained'} color={again > 0 ? 'inherit' : 'primary'} autoFocus onClick={onClose}>
            {t`Close`}
          </Button>
        ) : (
          <Button variant="outlined" color="inherit" autoFocus disabled={state.phase === 'stopping'} onClick={onStop}>
            {t`Stop`}
          </Button>
        )}
        {isOver && again > 0 && (
          <Button variant="contained" onClick={onAgain}>
            {isUntried ? t`Go on (${again})` : t`Try again (${again})`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
