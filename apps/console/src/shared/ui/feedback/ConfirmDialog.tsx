/** Shows the question of `confirm()`. Mounted by ConfirmHost. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { type Mention, type Question, useConfirmStore } from './confirm-store'

export function ConfirmDialog() {
  const { t } = useLingui()
  const { question, answer } = useConfirmStore()
  // The text stays until the dialog is gone.
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
        <div id="confirm-text">
          <DialogContentText sx={{ color: 'text.primary', whiteSpace: 'pre-line' }}>{shown?.text}</DialogContentText>
          {shown?.mentions?.map((mention) => (
            <Mentioned key={mention.sentence} {...mention} onLeave={() => answer(false)} />
          ))}
        </div>
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

function Mentioned({ sentence, links, more, onLeave }: Mention & { readonly onLeave: () => void }) {
  return (
    <Box sx={{ mt: 2 }}>
      {sentence}
      {links.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 1, mt: 1, overflowWrap: 'anywhere' }}>
          {links.map(({ label, onChoose }, at) => (
            <Link
              // oxlint-disable-next-line react/no-array-index-key -- two of one name are told apart by their place, and none moves
              key={at}
              component="button"
              onClick={() => {
                onLeave()
                onChoose()
              }}
              sx={{ textAlign: 'left', fontSize: 'inherit' }}
            >
              {label}
            </Link>
          ))}
          {more !== undefined && <Box sx={{ color: 'text.secondary' }}>{more}</Box>}
        </Box>
      )}
    </Box>
  )
}
