/** Chooses a file, in our language and style: the browser's own control is in the browser's language. The name of the chosen file is beside it. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ChangeEvent } from 'react'
import { Icon } from '../icons/Icon'
import { visuallyHidden } from '../layout/visually-hidden'
import { focusRing } from '../theme/base-styles'
import type { FieldIds } from './FormField'

export interface FileInputProps {
  readonly ids: FieldIds
  /** Types and endings, as HTML's `accept` has them. */
  readonly accept: string
  readonly file: File | null
  readonly onChoose: (file: File | null) => void
}

export function FileInput({ ids, accept, file, onChoose }: FileInputProps) {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Button
        component="label"
        variant="outlined"
        role={undefined}
        tabIndex={-1}
        startIcon={<Icon name="upload" size={16} />}
        sx={[{ flexShrink: 0 }, (theme) => ({ '&:has(:focus-visible)': focusRing(theme) })]}
      >
        {t`Choose a file`}
        <Box
          component="input"
          id={ids.id}
          type="file"
          accept={accept}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.isInvalid}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChoose(target.files?.[0] ?? null)}
          sx={visuallyHidden}
        />
      </Button>
      <Box component="span" sx={{ color: file === null ? 'text.secondary' : 'text.primary', overflowWrap: 'anywhere' }}>
        {file?.name ?? t`No file chosen`}
      </Box>
    </Box>
  )
}
