/** The form editor's part of the designer's bar: back link and name at its left, save state and button at its right. */
import { fieldFacts, type FormDetail, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { useFocusOnError } from '../../../shared/ui/inputs/use-focus-on-error'
import { BackAction } from '../../../shared/ui/layout/BackAction'
import { RemarkButton, type RemarkButtonProps } from './RemarkButton'

export interface EditorLeadProps extends RemarkButtonProps {
  readonly name: string
  readonly nameError: string | undefined
  readonly onName: (name: string) => void
}

/** Looks like a title until it is hovered. */
const quiet = {
  '&:not(:hover, .Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
  bgcolor: 'transparent',
} as const

export function EditorLead({ name, nameError, onName, ...remark }: EditorLeadProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const nameField = useFocusOnError(nameError)
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        columnGap: { xs: 1, md: 2 },
      }}
    >
      <BackAction label={t`Back to the forms`} onBack={() => void navigate('/design/forms')} />
      <Box component="h1" sx={{ m: 0, display: 'flex', fontSize: 16, flex: { xs: 1, md: '0 1 220px' }, minWidth: 0 }}>
        <OutlinedInput
          fullWidth
          inputRef={nameField}
          value={name}
          disabled={remark.isReadOnly}
          placeholder={t`Form name`}
          error={nameError !== undefined}
          inputProps={{
            'aria-label': t`Form name`,
            maxLength: fieldFacts(routes.createForm.body.shape.name).maxLength,
            'aria-invalid': nameError !== undefined,
          }}
          onChange={(event) => onName(event.target.value)}
          sx={{
            ...quiet,
            fontSize: 15,
            fontWeight: 600,
            '& .MuiOutlinedInput-input': { textOverflow: 'ellipsis', px: { xs: 2, md: '14px' } },
          }}
        />
      </Box>
      {nameError !== undefined && (
        <Box role="alert" sx={{ order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' }, fontSize: 12, color: 'error.main' }}>
          {nameError}
        </Box>
      )}
      <RemarkButton {...remark} />
    </Box>
  )
}

/** On a phone the name of the form needs the room; the icons stand for the words, which are still read out. */
const besideName = { clipPath: { xs: 'inset(50%)', sm: 'none' }, position: { xs: 'absolute', sm: 'static' }, whiteSpace: 'nowrap' } as const
const iconOnly = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { minWidth: 40, padding: '0 8px', '& .MuiButton-startIcon': { margin: 0 } },
})

export interface EditorActionsProps {
  readonly isDirty: boolean
  readonly isNew: boolean
  readonly isSaving: boolean
  readonly isReadOnly: boolean
  readonly onSave: () => void
  /** Null before the first save. */
  readonly stored: FormDetail | null
  readonly onVersions: () => void
  readonly onPublish: () => void
  /** Other people who have it open. */
  readonly others: ReactNode
}

export function EditorActions({ isDirty, isNew, isSaving, isReadOnly, onSave, stored, onVersions, onPublish, others }: EditorActionsProps) {
  const { t } = useLingui()
  return (
    <>
      <Box aria-live="polite" sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap', ...(isReadOnly ? {} : besideName) }}>
        {isReadOnly ? t`Read only` : isDirty ? t`Unsaved` : ''}
      </Box>
      {others}
      {stored !== null && <IconAction icon="clock" label={t`Versions of the form`} onClick={onVersions} />}
      {!isReadOnly && (
        <Button
          variant={stored === null ? 'contained' : 'outlined'}
          color={stored === null ? 'primary' : 'inherit'}
          startIcon={<Icon name="save" size={16} />}
          loading={isSaving}
          loadingPosition="start"
          disabled={!isDirty}
          onClick={onSave}
          title="Ctrl S"
          sx={iconOnly}
        >
          <Box component="span" sx={besideName}>
            {isDirty || isNew ? t`Save` : t`Saved`}
          </Box>
        </Button>
      )}
      {!isReadOnly && stored !== null && (
        <Button variant="contained" startIcon={<Icon name="publish" size={16} />} disabled={isSaving} onClick={onPublish} sx={iconOnly}>
          <Box component="span" sx={besideName}>{t`Publish`}</Box>
        </Button>
      )}
    </>
  )
}
