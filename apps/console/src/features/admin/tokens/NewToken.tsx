/** A new API token, shown this once: to be copied. */
import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { showToast } from '../../../shared/ui/feedback/toast-store'

export function NewToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const { t } = useLingui()
  const copy = async () => {
    await navigator.clipboard.writeText(token)
    showToast('success', t`Token copied`)
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="token-title">
      <DialogTitle id="token-title">{t`Your new token`}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t`Copy it now: it is not shown again. Programs send it as “Authorization: Bearer …”.`}
        </Alert>
        <Box
          component="code"
          aria-label={t`Your new token`}
          sx={{ display: 'block', p: 3, bgcolor: 'background.sunken', borderRadius: '6px', fontSize: 13, overflowWrap: 'anywhere' }}
        >
          {token}
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
