/** Asks whether what was typed into a dialog may be lost. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useMessages } from '../store/designer-context'

export interface DiscardQuestionProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onDiscard: () => void
}

export function DiscardQuestion({ isOpen, onStay, onDiscard }: DiscardQuestionProps) {
  const { discard } = useMessages().dialogs
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={onStay} maxWidth="xs" role="alertdialog" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id} sx={{ fontSize: 16, fontWeight: 600 }}>
        {discard.title}
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ fontSize: 14 }}>
        {discard.text}
      </DialogContent>
      <DialogActions sx={{ px: '24px', py: '12px', gap: '8px' }}>
        {/* Enter, pressed without looking, does no harm. */}
        <Button color="inherit" autoFocus onClick={onStay}>
          {discard.stay}
        </Button>
        <Button variant="contained" disableElevation color="error" onClick={onDiscard}>
          {discard.action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
