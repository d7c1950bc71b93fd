/** Asks for the remark of a decision. A refusal needs one; sending it keeps the words when the server says no. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { FormField } from '../../../shared/ui/FormField'
import { TextInput } from '../../../shared/ui/TextInput'
import type { MoveWords } from './use-move-words'

export interface DecisionDialogProps {
  readonly words: MoveWords
  readonly isRunning: boolean
  readonly onDecide: (remark: string) => void
  readonly onClose: () => void
}

export function DecisionDialog({ words, isRunning, onDecide, onClose }: DecisionDialogProps) {
  const { t } = useLingui()
  const [remark, setRemark] = useState('')
  const [error, setError] = useState<string>()
  const decide = () => {
    if (words.needsRemark && remark.trim() === '') return setError(t`Say why, so that the requester knows what to change.`)
    onDecide(remark.trim())
  }
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby="decision-title">
      <DialogTitle id="decision-title">{words.title}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 3 }}>{words.text}</Box>
        <FormField label={words.needsRemark ? t`Reason` : t`Remark (optional)`} layout="above" required={words.needsRemark} error={error}>
          {(ids) => (
            <TextInput
              ids={ids}
              multiline
              minRows={3}
              maxRows={8}
              autoFocus
              required={words.needsRemark}
              value={remark}
              inputProps={{ maxLength: 2000 }}
              onChange={(event) => {
                setRemark(event.target.value)
                setError(undefined)
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide()
              }}
            />
          )}
        </FormField>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={isRunning}>
          {t`Cancel`}
        </Button>
        <Button variant="contained" color={words.tone} loading={isRunning} onClick={decide}>
          {words.verb}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
