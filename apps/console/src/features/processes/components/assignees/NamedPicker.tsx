/** Picks several by name; the chosen ones are chips. Where the offered ones come from is its caller's. */
import { useLingui } from '@lingui/react/macro'
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { FormField } from '../../../../shared/ui/inputs/FormField'

type Picker<Named> = AutocompleteProps<Named, true, false, false>

/** What the pickers of people and of roles are given. */
export interface IdPickerProps {
  readonly ids: readonly string[]
  readonly isReadOnly: boolean
  readonly onChange: (ids: string[]) => void
}

export interface NamedPickerProps<Named> extends Omit<Picker<Named>, 'multiple' | 'id' | 'size' | 'value' | 'onChange' | 'renderInput'> {
  readonly label: string
  readonly placeholder: string
  readonly value: Named[]
  readonly onIds: (ids: string[]) => void
}

export function NamedPicker<Named extends { readonly id: string; readonly name: string }>({
  label,
  placeholder,
  value,
  onIds,
  ...rest
}: NamedPickerProps<Named>) {
  const { t } = useLingui()
  return (
    <FormField label={label} layout="above">
      {(fieldIds) => (
        <Autocomplete
          {...rest}
          multiple
          id={fieldIds.id}
          size="small"
          value={value}
          onChange={(_, chosen) => onIds(chosen.map(({ id }) => id))}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          openText={t`Open`}
          closeText={t`Close`}
          clearText={t`Clear`}
          renderInput={(params) => <TextField {...params} placeholder={value.length === 0 ? placeholder : ''} />}
        />
      )}
    </FormField>
  )
}
