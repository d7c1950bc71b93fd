/** Why the server did not publish a process, each reason with its place; leads to the form when that is what has to be put right. */
import type { ProblemIssue } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNavigate } from 'react-router-dom'

export interface RefusedPublicationProps {
  readonly message: string
  readonly issues: readonly ProblemIssue[]
  readonly formId: string | null
  readonly onClose: () => void
}

export function RefusedPublication({ message, issues, formId, onClose }: RefusedPublicationProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isAboutForm = issues.some(({ path }) => path[0] === 'form')
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="refused-publication">
      <DialogTitle id="refused-publication">{t`This process cannot be published yet`}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 3 }}>{message}</Box>
        <Box component="ul" sx={{ m: 0, pl: 5, color: 'error.main', fontSize: 13 }}>
          {issues.map((issue) => (
            <li key={`${issue.path.join('.')} ${issue.code} ${issue.message}`}>{issue.message}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {isAboutForm && formId !== null && <Button onClick={() => void navigate(`/design/forms/${formId}`)}>{t`Open the form`}</Button>}
        <Button variant="contained" onClick={onClose}>
          {t`Go on editing`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
