/** Says that somebody has saved the form that is edited here, before it is saved here. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'
import type { FormStanding } from './use-follow-form'

export interface SavedElsewhereProps {
  readonly standing: Pick<FormStanding, 'updatedBy'>
  readonly onLook: () => void
}

export function SavedElsewhere({ standing, onLook }: SavedElsewhereProps) {
  const { t } = useLingui()
  const { name } = standing.updatedBy
  return (
    <Box sx={{ px: 4, py: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <NoticeLine
        tone="news"
        actions={
          <Button size="small" color="inherit" onClick={onLook}>
            {t`See what changed`}
          </Button>
        }
      >
        {t`${name} has just saved this form.`}
      </NoticeLine>
    </Box>
  )
}
