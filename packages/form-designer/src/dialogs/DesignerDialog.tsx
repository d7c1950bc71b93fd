/** The frame of every dialog: title, close button, content, and buttons where there are any. */
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { Glyph } from '../icons/Glyph'
import { useMessages } from '../store/designer-context'

export interface DesignerDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** Pixels; 600 unless said otherwise (spec 2.4). */
  readonly width?: number
  readonly actions?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

export function DesignerDialog({ isOpen, title, width = 600, actions, onClose, children }: DesignerDialogProps) {
  const { dialogs } = useMessages()
  const isPhone = useMediaQuery('(max-width:599.95px)')
  const id = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isPhone}
      transitionDuration={200}
      aria-labelledby={id}
      slotProps={{ paper: { sx: isPhone ? {} : { width, maxWidth: 'calc(100% - 64px)', borderRadius: 2 } } }}
    >
      <DialogTitle
        id={id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          py: 1.5,
          pl: 3,
          pr: 1.5,
          fontSize: 16,
          fontWeight: 600,
          lineHeight: 1.5,
        }}
      >
        {title}
        <IconButton aria-label={dialogs.close} onClick={onClose} size="small">
          <Glyph name="close" />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: { xs: 1.5, sm: 3 } }}>
        {children}
      </DialogContent>
      {actions !== undefined && <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>{actions}</DialogActions>}
    </Dialog>
  )
}
