/** The frame of every dialog: title, close button, content, and buttons where there are any. Asks before it drops what was typed. */
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { Glyph } from '../icons/Glyph'
import { useMessages } from '../store/designer-context'
import { DiscardQuestion } from './DiscardQuestion'

export interface DesignerDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** Pixels; 600 unless said otherwise (spec 2.4). */
  readonly width?: number
  readonly actions?: ReactNode
  /** Between the content, which scrolls, and the buttons: what has to be in sight. */
  readonly outcome?: ReactNode
  /** Something was entered that closing would lose: Escape and a click outside ask first. */
  readonly isDirty?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** In pixels: a host's theme may count its spacing otherwise. */
const SIDES = { xs: '12px', sm: '24px' } as const

export function DesignerDialog({ isOpen, title, width = 600, actions, outcome, isDirty = false, onClose, children }: DesignerDialogProps) {
  const { dialogs } = useMessages()
  const isPhone = useMediaQuery('(max-width:599.95px)')
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onClose={() => (isDirty ? setAsking(true) : onClose())}
      fullScreen={isPhone}
      transitionDuration={200}
      aria-labelledby={id}
      slotProps={{
        paper: { sx: { '& .MuiButton-startIcon': ICON_FIRST, ...(!isPhone && { width, maxWidth: 'calc(100% - 64px)', borderRadius: 2 }) } },
      }}
      // A click outside leaves the focus in its field, where it is wanted when one goes on editing.
      onMouseDown={keepFocusBeside}
    >
      <DialogTitle
        id={id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          py: '12px',
          paddingInlineStart: SIDES,
          paddingInlineEnd: '12px',
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
      <DialogContent dividers sx={{ display: 'flex', flexDirection: 'column', gap: '12px', p: SIDES }}>
        {children}
      </DialogContent>
      {outcome}
      <DiscardQuestion isOpen={isOpen && isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
      {actions !== undefined && <DialogActions sx={{ px: SIDES, py: '12px', gap: '8px' }}>{actions}</DialogActions>}
    </Dialog>
  )
}

/** MUI counts from the left unless the host turns its styles round. */
const ICON_FIRST = { marginInline: '-2px 8px' } as const

function keepFocusBeside(event: MouseEvent<HTMLElement>) {
  const { currentTarget, target } = event
  const isBeside = target instanceof Element && currentTarget.contains(target) && target.closest('[role="dialog"]') === null
  if (isBeside) event.preventDefault()
}
