/** The address and signing secret of an inbound webhook, shown only now: to be copied. */
import type { InboundSecrets } from '@formwork/api-contract'
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
import { curlOf } from './curl'

export interface SecretsDialogProps {
  readonly secrets: InboundSecrets
  readonly onClose: () => void
}

export function SecretsDialog({ secrets, onClose }: SecretsDialogProps) {
  const { t } = useLingui()
  const titleId = useId()
  const parts = [
    { label: t`Address of the webhook`, text: secrets.address, copied: t`Address copied` },
    { label: t`Secret to sign with`, text: secrets.signingSecret, copied: t`Secret copied` },
    { label: t`To try it`, text: curlOf(secrets.address), copied: t`Command copied` },
  ]
  const copy = async (text: string, copied: string) => {
    await navigator.clipboard.writeText(text)
    showToast('success', copied)
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t`Address of the webhook`}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Alert severity="warning">
          {t`Copy these now: they are not shown again. Whoever has the address can start tickets. The secret is needed only where calls have to be signed.`}
        </Alert>
        {parts.map(({ label, text, copied }) => (
          <Box key={label}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
              {label}
              <Button size="small" color="inherit" aria-label={t`Copy: ${label}`} onClick={() => void copy(text, copied)}>
                {t`Copy`}
              </Button>
            </Box>
            <Box
              component="code"
              aria-label={label}
              sx={{
                display: 'block',
                p: 3,
                bgcolor: 'background.sunken',
                borderRadius: '6px',
                fontSize: 12,
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-wrap',
              }}
            >
              {text}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t`I have kept it`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
