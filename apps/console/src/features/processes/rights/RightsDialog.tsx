/** The rights of all fields at all steps of people, as one grid. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { useEditor } from '../components/editor-context'
import { RightsTable } from './RightsTable'

export function RightsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const { rightsFields } = useEditor()
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={isPhone} aria-labelledby="rights-of-fields">
      <DialogTitle id="rights-of-fields">{t`Field rights`}</DialogTitle>
      <DialogContent>
        {rightsFields.length === 0 ? (
          <EmptyState title={t`There are no fields yet`} text={t`Bind a form in the process settings; its fields are listed here.`} />
        ) : (
          <>
            <Box sx={{ mb: 3, fontSize: 13, color: 'text.secondary' }}>
              {t`Keys: arrows move, H hides, R lets read, W lets write, Q requires. Ctrl D fills down, Ctrl R fills to the right.`}
            </Box>
            <RightsTable fields={rightsFields} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t({ message: 'Done', context: 'button' })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
