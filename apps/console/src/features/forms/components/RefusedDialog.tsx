/** What the server refused about a definition, each with its place in the form. */
import type { ProblemIssue } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { definitionPlace } from '../definition-place'

export interface RefusedDialogProps {
  readonly message: string
  readonly issues: readonly ProblemIssue[]
  readonly definition: unknown
  readonly onClose: () => void
}

export function RefusedDialog({ message, issues, definition, onClose }: RefusedDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="refused-title">
      <DialogTitle id="refused-title">{t`This form cannot be saved yet`}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 3 }}>{message}</Box>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: '6px', maxHeight: 320, overflowY: 'auto' }}
        >
          {issues.map((issue) => {
            const { widgets, rest } = definitionPlace(definition, issue.path)
            return (
              <Box
                component="li"
                key={`${issue.path.join('.')} ${issue.code}`}
                sx={{ px: 3, py: 2, fontSize: 13, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
              >
                <Box sx={{ fontWeight: 600 }}>
                  {widgets.length === 0 ? t`The form` : widgets.join(' / ')}
                  {rest !== '' && (
                    <Box component="code" sx={{ ml: 2, fontWeight: 400, fontSize: 12, color: 'text.secondary' }}>
                      {rest}
                    </Box>
                  )}
                </Box>
                <Box sx={{ color: 'error.main' }}>{issue.message}</Box>
              </Box>
            )
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t`Go on editing`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
