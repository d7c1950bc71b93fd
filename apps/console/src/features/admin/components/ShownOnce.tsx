/** A secret that was just made, shown only now: to be copied. */
import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { showToast } from '../../../shared/ui/feedback/toast-store'

export interface ShownOnceProps {
  readonly title: string
  /** What it is for. */
  readonly text: string
  readonly secret: string
  /** Announced after copying. */
  readonly copied: string
  readonly onClose: () => void
}

export function ShownOnce({ title, text, secret, copied, onClose }: ShownOnceProps) {
  const { t } = useLingui()
  const titleId = useId()
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    showToast('success', copied)
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 3 }}>
          {text}
        </Alert>
        <Box
          component="code"
          aria-label={title}
          sx={{ display: 'block', p: 3, bgcolor: 'background.sunken', borderRadius: '6px', fontSize: 13, overflowWrap: 'anywhere' }}
        >
          {secret}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void copy()}>
          {t`Copy`}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t`I have kept it`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
