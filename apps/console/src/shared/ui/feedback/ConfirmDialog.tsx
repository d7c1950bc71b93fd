/** Shows the question of `confirm()`. Mounted by ConfirmHost. */
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { type Question, useConfirmStore } from './confirm-store'

export function ConfirmDialog() {
  const { t } = useLingui()
  const { question, answer } = useConfirmStore()
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState<Question | null>(null)
  if (question !== null && question !== shown) setShown(question)
  const isHarmful = shown?.tone === 'error'
  return (
    <Dialog
      open={question !== null}
      onClose={() => answer(false)}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
    >
      <DialogTitle id="confirm-title">{shown?.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-text" sx={{ color: 'text.primary', whiteSpace: 'pre-line' }}>
          {shown?.text}
        </DialogContentText>
        {shown?.look !== undefined && (
          <Link
            component="button"
            onClick={() => {
              answer(false)
              shown.look?.onChoose()
            }}
            sx={{ mt: 2 }}
          >
            {shown.look.label}
          </Link>
        )}
      </DialogContent>
      <DialogActions>
        {/* Enter, pressed without looking, does no harm. */}
        <Button variant="outlined" color="inherit" onClick={() => answer(false)} autoFocus={isHarmful}>
          {shown?.cancel ?? t`Cancel`}
        </Button>
        <Button variant="contained" color={shown?.tone ?? 'primary'} onClick={() => answer(true)} autoFocus={!isHarmful}>
          {shown?.action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
