/** A dialog with a form: fields in the middle, what happens at the foot. Whole screen on a phone. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useIsPhone } from './use-is-phone'

export interface FormDialogProps {
  readonly title: string
  /** A verb: "Create user". */
  readonly action: string
  readonly isRunning: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
  /** Spec 9: 600 px unless said otherwise. */
  readonly width?: 'xs' | 'sm'
}

export function FormDialog({ title, action, isRunning, onSubmit, onClose, children, width = 'sm' }: FormDialogProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const titleId = useId()
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      fullWidth
      maxWidth={width}
      fullScreen={isPhone && width === 'sm'}
      aria-labelledby={titleId}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog inside a form of the page must not submit that one too.
          event.stopPropagation()
          onSubmit()
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4, flex: 1 }}>{children}</DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={isRunning} onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" variant="contained" loading={isRunning}>
            {action}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
