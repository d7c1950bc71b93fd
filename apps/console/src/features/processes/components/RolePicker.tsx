/** Picks roles; everybody who holds one is asked. */
import { useLingui } from '@lingui/react/macro'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { FormField } from '../../../shared/ui/FormField'
import { useEditor } from './editor-context'

export interface RolePickerProps {
  readonly ids: readonly string[]
  readonly isReadOnly: boolean
  readonly onChange: (ids: string[]) => void
}

export function RolePicker({ ids, isReadOnly, onChange }: RolePickerProps) {
  const { t } = useLingui()
  const { roles } = useEditor()
  return (
    <FormField label={t`Roles`} layout="above">
      {(fieldIds) => (
        <Autocomplete
          multiple
          id={fieldIds.id}
          size="small"
          disabled={isReadOnly}
          value={ids.map((id) => roles.find((role) => role.id === id) ?? { id, name: '…' })}
          options={[...roles]}
          onChange={(_, chosen) => onChange(chosen.map((role) => role.id))}
          getOptionLabel={(role) => role.name}
          getOptionKey={(role) => role.id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          noOptionsText={t`No role found`}
          openText={t`Open`}
          closeText={t`Close`}
          clearText={t`Clear`}
          renderInput={(params) => <TextField {...params} placeholder={ids.length === 0 ? t`Choose roles` : ''} />}
        />
      )}
    </FormField>
  )
}
