/** The form of a section: its rows, whatever belongs to none of them, and the save button. Leaving with changes asks first. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { FormSummary } from '../../../shared/ui/inputs/FormSummary'
import { useUnsaved } from '../../../shared/ui/feedback/unsaved-work'

export interface SectionFormProps {
  readonly form: { readonly isDirty: boolean; readonly summary: string | undefined }
  readonly isSaving: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Where the labels of its fields stand: the save is in line with the fields. */
  readonly labels?: 'beside' | 'above'
  /** Beside the save: what can be tried with these settings. */
  readonly actions?: ReactNode
}

export function SectionForm({ form, isSaving, onSubmit, children, labels = 'beside', actions }: SectionFormProps) {
  const { t } = useLingui()
  useUnsaved(form.isDirty, 'section')
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 560 }}
    >
      {form.summary !== undefined && <FormSummary>{form.summary}</FormSummary>}
      {children}
      <Box sx={{ pl: { xs: 0, sm: labels === 'beside' ? '112px' : 0 }, display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={isSaving}>
          {t`Save settings`}
        </Button>
        {actions}
      </Box>
    </Box>
  )
}
