/** The picture of a ticket's flow over the page, with the list of steps beside it where there is room, below it on a phone. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { FlowProgress } from './FlowProgress'
import type { ProgressStep } from '../ticket-progress'
import { FlowPicture } from './FlowPicture'

export interface FlowDialogProps {
  readonly process: TicketDetail['process']
  readonly steps: readonly ProgressStep[]
  readonly onClose: () => void
}

export function FlowDialog({ process, steps, onClose }: FlowDialogProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Branches are drawn around the middle: that is shown first where the picture is wider than the screen.
    const element = region.current
    if (element !== null) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
  }, [])
  // The page may be kept behind the ticket that the link opens: its dialog must not still be open on return.
  const closeByLink = ({ target, ctrlKey, metaKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && target instanceof Element && target.closest('a') !== null) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isPhone} aria-labelledby="flow-title">
      <DialogTitle id="flow-title">{t`Flow`}</DialogTitle>
      <DialogContent
        onClick={closeByLink}
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' } }}
      >
        <Box
          ref={region}
          role="region"
          aria-label={t`Flow, as a picture`}
          // Wider than the screen it is scrolled, by keys too.
          tabIndex={0}
          sx={{ overflow: 'auto', display: 'flex', minWidth: 0, p: 2, bgcolor: 'background.default', borderRadius: '8px' }}
        >
          <FlowPicture process={process} steps={steps} />
        </Box>
        <FlowProgress steps={steps} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t`Close`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
