/** The top of the form editor: name and remark in place, whether it is saved, and saving. */
import { fieldFacts, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useNavigate } from 'react-router-dom'
import { DetailBar } from '../../../shared/ui/layout/DetailBar'
import { Icon } from '../../../shared/ui/icons/Icon'

const body = routes.createForm.body.shape

export interface EditorHeaderProps {
  readonly name: string
  readonly remark: string
  readonly nameError: string | undefined
  readonly isDirty: boolean
  readonly isNew: boolean
  readonly isSaving: boolean
  readonly isReadOnly: boolean
  readonly onName: (name: string) => void
  readonly onRemark: (remark: string) => void
  readonly onSave: () => void
}

/** Reads as a title until it is pointed at. */
const quiet = {
  '&:not(:hover, .Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
  bgcolor: 'transparent',
} as const

export function EditorHeader({
  name,
  remark,
  nameError,
  isDirty,
  isNew,
  isSaving,
  isReadOnly,
  onName,
  onRemark,
  onSave,
}: EditorHeaderProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <DetailBar backLabel={t`Back to the forms`} onBack={() => void navigate('/design/forms')}>
      <Box component="h1" sx={{ m: 0, display: 'flex', fontSize: 16, flex: { xs: 1, md: '0 1 260px' }, minWidth: 0 }}>
        <OutlinedInput
          fullWidth
          value={name}
          disabled={isReadOnly}
          placeholder={t`Form name`}
          error={nameError !== undefined}
          inputProps={{ 'aria-label': t`Form name`, maxLength: fieldFacts(body.name).maxLength, 'aria-invalid': nameError !== undefined }}
          onChange={(event) => onName(event.target.value)}
          sx={{ ...quiet, fontSize: 16, fontWeight: 600 }}
        />
      </Box>
      {nameError !== undefined && (
        <Box role="alert" sx={{ fontSize: 12, color: 'error.main' }}>
          {nameError}
        </Box>
      )}
      <Box sx={{ flex: { xs: '1 1 100%', md: '0 1 320px' }, order: { xs: 2, md: 0 }, minWidth: 0 }}>
        <OutlinedInput
          fullWidth
          value={remark}
          disabled={isReadOnly}
          placeholder={t`Add a remark`}
          inputProps={{ 'aria-label': t`Remark`, maxLength: fieldFacts(body.remark).maxLength }}
          onChange={(event) => onRemark(event.target.value)}
          sx={{ ...quiet, fontSize: 13, color: 'text.secondary' }}
        />
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 3 }}>
        <Box aria-live="polite" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {isReadOnly ? t`Read only` : isDirty ? t`Unsaved` : ''}
        </Box>
        {!isReadOnly && (
          <Button
            variant="contained"
            startIcon={<Icon name="save" size={16} />}
            loading={isSaving}
            loadingPosition="start"
            disabled={!isDirty}
            onClick={onSave}
            title="Ctrl S"
          >
            {isDirty || isNew ? t`Save` : t`Saved`}
          </Button>
        )}
      </Box>
    </DetailBar>
  )
}
