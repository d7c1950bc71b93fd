/** The large window of a script, over the whole editor; on a phone it fills the screen. */
import type { NodeOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { ScriptWriting } from './ScriptWriting'

interface ScriptWindowProps {
  readonly node: NodeOf<'script'>
  readonly onClose: () => void
}

export function ScriptWindow({ node, onClose }: ScriptWindowProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const titleId = useId()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      fullScreen={isPhone}
      aria-labelledby={titleId}
      // Escape that closes a list of completions closes nothing else.
      onClose={(event) => {
        if (!('defaultPrevented' in event) || event.defaultPrevented !== true) onClose()
      }}
    >
      <DialogTitle id={titleId}>{node.name === '' ? t`Script (JavaScript)` : node.name}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <ScriptWriting node={node} isLarge />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t`Back to the flow`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
