/** One of many, found by typing part of its name. A value that is not among them is shown as its caller names it. */
import { useLingui } from '@lingui/react/macro'
import { createFilterOptions } from '@mui/material/Autocomplete'
import type { FieldIds } from '../../../../shared/ui/inputs/FormField'
import { SearchPicker } from '../../../../shared/ui/inputs/SearchPicker'

export interface SearchChoice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** Beside the label, and searched too: distinguishes equal labels. */
  readonly detail?: string
}

export interface SearchSelectProps<Value extends string> {
  readonly ids: FieldIds
  readonly label: string
  /** Null: none is chosen yet. */
  readonly value: SearchChoice<Value> | null
  readonly choices: readonly SearchChoice<Value>[]
  /** While none is chosen; a plain request to choose by default. */
  readonly placeholder?: string
  readonly isReadOnly: boolean
  readonly onChange: (value: Value) => void
}

/** A longer list is shown in part: users find one of so many by typing. */
const MAX_SHOWN = 200

export function SearchSelect<Value extends string>({
  ids,
  label,
  value,
  choices,
  placeholder,
  isReadOnly,
  onChange,
}: SearchSelectProps<Value>) {
  const { t } = useLingui()
  const isKnown = value === null || choices.some((choice) => choice.value === value.value)
  return (
    <SearchPicker<SearchChoice<Value>>
      ids={ids}
      label={label}
      isKept={value !== null}
      disabled={isReadOnly}
      choices={isKnown ? choices : [value, ...choices]}
      value={value}
      onChange={(choice) => {
        if (choice !== null) onChange(choice.value)
      }}
      keyOf={(choice) => choice.value}
      nameOf={(choice) => choice.label}
      detailOf={(choice) => choice.detail ?? ''}
      filterOptions={createFilterOptions({
        stringify: (choice) => `${choice.label} ${choice.detail ?? ''} ${choice.value}`,
        trim: true,
        limit: MAX_SHOWN,
      })}
      placeholder={placeholder ?? t`Choose`}
      noOptionsText={t`Nothing found`}
    />
  )
}
