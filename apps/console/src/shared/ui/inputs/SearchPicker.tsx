/** Chooses one of many by typing part of its name. The choices are given with the page or found by the server. */
import { useLingui } from '@lingui/react/macro'
import Autocomplete, { type AutocompleteProps, createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode, Ref } from 'react'
import type { FieldIds } from './FormField'
import { isNoChoice, pickerBox } from './picker-box'
import { useComposedWord } from './use-composed-word'

type Picker<Choice> = AutocompleteProps<Choice, false, boolean, false>

/** What the row of a form hands to a picker. */
export interface PickerField {
  readonly ids: FieldIds
  readonly label: string
  readonly isRequired?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

export interface SearchPickerProps<Choice>
  extends PickerField,
    Pick<Picker<Choice>, 'loading' | 'disabled' | 'filterOptions' | 'noOptionsText' | 'loadingText' | 'clearText' | 'onOpen' | 'onBlur'> {
  readonly placeholder?: string
  /** It always has a value: it can be changed, but not cleared. Default false. */
  readonly isKept?: boolean
  readonly choices: readonly Choice[]
  readonly value: Choice | null
  readonly onChange: (choice: Choice | null) => void
  /** With the typed text, and with an empty one after a choice. */
  readonly onSearch?: (word: string) => void
  readonly keyOf: (choice: Choice) => string
  readonly nameOf: (choice: Choice) => string
  /** Before the name. */
  readonly pictureOf?: (choice: Choice) => ReactNode
  /** Beside the name, in small letters. */
  readonly detailOf: (choice: Choice) => ReactNode
  /** Beside the name. */
  readonly stateOf?: (choice: Choice) => ReactNode
}

export function SearchPicker<Choice>(props: SearchPickerProps<Choice>) {
  const {
    ids,
    label,
    isRequired = false,
    inputRef,
    choices,
    value,
    onChange,
    onSearch,
    keyOf,
    nameOf,
    pictureOf,
    detailOf,
    stateOf,
    placeholder,
    isKept = false,
    filterOptions = createFilterOptions(),
    ...rest
  } = props
  const { t } = useLingui()
  const composed = useComposedWord(onSearch)
  return (
    <Autocomplete<Choice, false, boolean>
      {...rest}
      disableClearable={isKept}
      // Enter picks the first hit.
      autoHighlight
      getOptionDisabled={isNoChoice}
      id={ids.id}
      filterOptions={composed.filtering(filterOptions)}
      options={choices}
      value={value}
      onChange={(_, choice) => onChange(choice)}
      onInputChange={(_, text, reason) => (reason === 'input' ? composed.typed(text) : onSearch?.(''))}
      getOptionLabel={nameOf}
      getOptionKey={keyOf}
      isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      openText={t`Open`}
      closeText={t`Close`}
      renderOption={({ key, ...option }, choice) => (
        <Box component="li" key={key} {...option} sx={{ columnGap: 2, flexWrap: 'wrap' }}>
          {pictureOf?.(choice)}
          <span>{nameOf(choice)}</span>
          {stateOf?.(choice)}
          <Box component="span" sx={{ ml: 'auto', textAlign: 'right', color: 'text.secondary', fontSize: 12 }}>
            {detailOf(choice)}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...pickerBox(params)}
          error={ids.isInvalid}
          startAdornment={value !== null && pictureOf !== undefined && <Box sx={{ display: 'flex', pl: '8px' }}>{pictureOf(value)}</Box>}
          placeholder={placeholder}
          inputRef={inputRef}
          inputProps={{
            ...params.slotProps.htmlInput,
            ...composed.composing,
            'aria-label': label,
            'aria-required': isRequired,
            'aria-invalid': ids.isInvalid,
            'aria-describedby': ids.describedBy,
          }}
        />
      )}
    />
  )
}
