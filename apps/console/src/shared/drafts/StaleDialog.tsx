/** Somebody else saved the same thing meanwhile: reload theirs, overwrite it, or keep both. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DraftOption } from './DraftOption'

export interface StaleDialogProps {
  readonly isOpen: boolean
  /** What the server says about it; may be empty. */
  readonly detail: string
  /** Their changes, where the editor can describe them. */
  readonly difference?: ReactNode
  readonly onReload: () => void
  readonly onOverwrite: () => void
  readonly onCopy: () => void
  readonly onClose: () => void
}

export function StaleDialog({ isOpen, detail, difference, onReload, onOverwrite, onCopy, onClose }: StaleDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" aria-labelledby="stale-title">
      <DialogTitle id="stale-title">{t`Changed by someone else meanwhile`}</DialogTitle>
      <DialogContent>
        {detail !== '' && <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 3 }}>{detail}</Box>}
        {isOpen && difference}
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <DraftOption icon="copy" title={t`Save mine as a copy`} text={t`Both stay; you compare them later.`} onClick={onCopy} />
          <DraftOption icon="refresh" title={t`Reload theirs`} text={t`Your changes are dropped.`} onClick={onReload} />
          <DraftOption icon="save" title={t`Overwrite with mine`} text={t`Their changes are lost.`} onClick={onOverwrite} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t`Go on editing`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
