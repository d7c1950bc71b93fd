/** Picks several by name; the chosen ones are chips. The caller provides the offered ones. */
import { useLingui } from '@lingui/react/macro'
import Autocomplete, { type AutocompleteProps, createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { isNoChoice } from '../../../../shared/ui/inputs/picker-box'
import { useComposedWord } from '../../../../shared/ui/inputs/use-composed-word'

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
  /** With what is typed. */
  readonly onSearch?: (word: string) => void
}

export function NamedPicker<Named extends { readonly id: string; readonly name: string }>({
  label,
  placeholder,
  value,
  onIds,
  onSearch,
  filterOptions = createFilterOptions(),
  ...rest
}: NamedPickerProps<Named>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const composed = useComposedWord(onSearch)
  return (
    <FormField label={label} layout="above">
      {(fieldIds) => (
        <Autocomplete
          {...rest}
          multiple
          // Enter picks the first hit.
          autoHighlight
          getOptionDisabled={isNoChoice}
          id={fieldIds.id}
          filterOptions={composed.filtering(filterOptions)}
          size="small"
          value={value}
          inputValue={typed}
          onInputChange={(_, text, reason) => {
            // 'reset' only reports new options, as after every letter: the typed text stays.
            if (reason === 'reset') return
            setTyped(text)
            composed.typed(text)
          }}
          onChange={(_, chosen) => onIds(chosen.map(({ id }) => id))}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          openText={t`Open`}
          closeText={t`Close`}
          clearText={t`Clear`}
          renderInput={(params) => <TextField {...params} {...composed.composing} placeholder={value.length === 0 ? placeholder : ''} />}
        />
      )}
    </FormField>
  )
}
