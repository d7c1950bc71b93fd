/** What a field is compared with, typed as the field is: a number, a text, a date, one of the choices, on or off. */
import type { ConditionValue as Operand } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { useState } from 'react'
import type { FlowField } from '../../conditions/flow-fields'

export interface ConditionValueProps {
  readonly field: FlowField | undefined
  /** The empty text means that nothing was chosen yet. */
  readonly value: Operand
  readonly isReadOnly: boolean
  readonly onChange: (value: Operand, isTyping: boolean) => void
}

export function ConditionValue({ field, value, isReadOnly, onChange }: ConditionValueProps) {
  const { t } = useLingui()
  const inputProps = { 'aria-label': t`Value` }
  if (field?.kind === 'number') return <NumberValue value={value} isReadOnly={isReadOnly} onChange={onChange} />
  if (field?.kind === 'boolean') {
    return (
      <Select
        value={value === '' ? '' : String(value === true)}
        displayEmpty
        disabled={isReadOnly}
        inputProps={inputProps}
        renderValue={(shown) => (shown === '' ? t`Choose` : shown === 'true' ? t`on` : t`off`)}
        onChange={(event) => onChange(event.target.value === 'true', false)}
      >
        <MenuItem value="true">{t`on`}</MenuItem>
        <MenuItem value="false">{t`off`}</MenuItem>
      </Select>
    )
  }
  // Choices of a remote source are not known here: their value is typed.
  if (field !== undefined && field.choices.length > 0) {
    // Values of choices may be numbers; the list uses their index, so that none is turned into a text.
    const place = field.choices.findIndex((choice) => choice.value === value)
    return (
      <Select
        value={place < 0 ? '' : String(place)}
        displayEmpty
        disabled={isReadOnly}
        inputProps={inputProps}
        renderValue={() => field.choices[place]?.label ?? (value === '' ? t`Choose` : String(value))}
        onChange={(event) => onChange(field.choices[Number(event.target.value)]?.value ?? '', false)}
      >
        {field.choices.map((choice, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is the value here
          <MenuItem key={at} value={String(at)}>
            {choice.label}
          </MenuItem>
        ))}
      </Select>
    )
  }
  return (
    <OutlinedInput
      type={field?.kind === 'date' ? 'date' : 'text'}
      value={String(value)}
      disabled={isReadOnly}
      inputProps={{ ...inputProps, maxLength: 1000 }}
      onChange={(event) => onChange(event.target.value, true)}
    />
  )
}

/** Keeps what is typed ("1." or "-") while only whole numbers reach the condition. */
function NumberValue({ value, isReadOnly, onChange }: Omit<ConditionValueProps, 'field'>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed !== null && readNumber(typed) === value ? typed : value === '' ? (typed ?? '') : String(value)
  return (
    <OutlinedInput
      value={shown}
      disabled={isReadOnly}
      inputProps={{ 'aria-label': t`Value`, inputMode: 'decimal', maxLength: 30 }}
      placeholder={t`A number`}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(readNumber(event.target.value), true)
      }}
    />
  )
}

function readNumber(text: string): number | '' {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? '' : number
}
