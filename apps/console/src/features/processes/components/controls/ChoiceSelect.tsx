/** One of several, in a labelled list. A value that is not among them is shown as it is. */
import { useLingui } from '@lingui/react/macro'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { ReactNode } from 'react'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { SearchSelect } from './SearchSelect'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface ChoiceSelectProps<Value extends string> {
  readonly label: string
  readonly hint?: ReactNode
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly isReadOnly: boolean
  readonly onChange: (value: Value) => void
}

/** With more, one is searched by its name. */
const MAX_IN_VIEW = 10

export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { t } = useLingui()
  const { label, hint, value, choices, isReadOnly, onChange } = props
  if (choices.length > MAX_IN_VIEW) return <LongChoice {...props} />
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <FormField label={label} layout="above" {...(hint === undefined ? {} : { hint })}>
      {(ids) => (
        <Select
          fullWidth
          displayEmpty
          value={isKnown ? value : ''}
          disabled={isReadOnly}
          inputProps={{ id: ids.id, 'aria-label': label, 'aria-describedby': ids.describedBy }}
          renderValue={() => choices.find((choice) => choice.value === value)?.label ?? (value === '' ? t`Choose` : value)}
          onChange={(event) => {
            const choice = choices.find((one) => one.value === event.target.value)
            if (choice !== undefined) onChange(choice.value)
          }}
        >
          {choices.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {choice.label}
            </MenuItem>
          ))}
        </Select>
      )}
    </FormField>
  )
}

function LongChoice<Value extends string>({ label, hint, value, choices, isReadOnly, onChange }: ChoiceSelectProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value) ?? (value === '' ? null : { value, label: value })
  return (
    <FormField label={label} layout="above" {...(hint === undefined ? {} : { hint })}>
      {(ids) => <SearchSelect ids={ids} label={label} value={chosen} choices={choices} isReadOnly={isReadOnly} onChange={onChange} />}
    </FormField>
  )
}
