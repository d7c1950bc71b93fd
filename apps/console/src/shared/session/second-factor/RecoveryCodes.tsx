/** Recovery codes, shown only now: to be copied or saved as a file. */
import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useSite } from '../site'
import { useSignedInUser } from '../session-store'
import { showToast } from '../../ui/feedback/toast-store'
import { Icon } from '../../ui/icons/Icon'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useLingui()
  const siteName = useSite((site) => site.name)
  const { userName } = useSignedInUser()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast('success', t`Recovery codes copied`)
  }
  const download = () => {
    const address = URL.createObjectURL(new Blob([`${siteName} ${userName}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `recovery-codes-${userName}.txt`
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="recovery-title">
      <DialogTitle id="recovery-title">{t`Recovery codes`}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t`Keep these somewhere safe: they are shown only now. Each signs you in once when you do not have your phone.`}
        </Alert>
        <Box
          component="ul"
          aria-label={t`Recovery codes`}
          sx={{
            m: 0,
            p: 3,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 1,
            listStyle: 'none',
            bgcolor: 'background.sunken',
            borderRadius: '6px',
            fontFamily: 'monospace',
            fontSize: 13,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 2, mt: 3 }}>
          <Button variant="outlined" color="inherit" startIcon={<Icon name="copy" size={16} />} onClick={() => void copy()}>
            {t`Copy`}
          </Button>
          <Button variant="outlined" color="inherit" startIcon={<Icon name="download" size={16} />} onClick={download}>
            {t`Download`}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t`I have kept them`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
