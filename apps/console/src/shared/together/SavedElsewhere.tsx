/** Says that somebody has saved the edited document, before it is saved here. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { NoticeLine } from '../ui/feedback/NoticeLine'
import type { EditorSnapshot } from './use-editor-snapshot'

export interface SavedElsewhereProps {
  readonly kind: 'form' | 'process'
  readonly snapshot: EditorSnapshot | null
  /** Of the draft that is edited; undefined while it was never saved. */
  readonly revision: number | undefined
  /** One's own save may be notified before it is answered. */
  readonly isSaving: boolean
  readonly onLook: () => void
}

export function SavedElsewhere({ kind, snapshot, revision, isSaving, onLook }: SavedElsewhereProps) {
  const { t } = useLingui()
  if (snapshot === null || revision === undefined || isSaving || snapshot.revision <= revision) return null
  const { name } = snapshot.updatedBy
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
        {kind === 'form' ? t`${name} has just saved this form.` : t`${name} has just saved this process.`}
      </NoticeLine>
    </Box>
  )
}
