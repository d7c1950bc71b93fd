/** Saves through the host: a button that says whether there is anything to save, and Ctrl+S. */
import Button from '@mui/material/Button'
import { useDesignerStore, useMessages } from '../store/designer-context'

export interface SaveButtonProps {
  readonly isSaving: boolean
  readonly onSave: () => void
}

export function SaveButton({ isSaving, onSave }: SaveButtonProps) {
  const { save } = useMessages()
  const isDirty = useDesignerStore(({ document, saved }) => document !== saved)
  return (
    <Button variant="contained" disableElevation size="small" disabled={!isDirty} loading={isSaving} onClick={onSave} sx={{ height: 32 }}>
      {isDirty ? save.action : save.saved}
    </Button>
  )
}
