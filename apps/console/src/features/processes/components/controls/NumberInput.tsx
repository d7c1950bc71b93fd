/** A whole number between two bounds. Typed text reaches the process only when it is one. */
import { useLingui } from '@lingui/react/macro'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormField } from '../../../../shared/ui/inputs/FormField'

export interface NumberInputProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly value: number
  readonly least: number
  readonly most: number
  readonly isReadOnly: boolean
  readonly onChange: (value: number) => void
}

export function NumberInput({ label, hint, value, least, most, isReadOnly, onChange }: NumberInputProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const isTaken = (text: string) => {
    const number = Number(text)
    return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most
  }
  // The error is shown while the text is invalid; leaving the field restores the valid value.
  const error = typed === null || isTaken(typed) ? undefined : t`A whole number from ${least} to ${most}`
  return (
    <FormField label={label} layout="above" error={error} {...(hint === undefined ? {} : { hint })}>
      {(ids) => (
        <OutlinedInput
          fullWidth
          id={ids.id}
          value={typed ?? String(value)}
          disabled={isReadOnly}
          error={ids.isInvalid}
          inputProps={{ inputMode: 'numeric', maxLength: 12, 'aria-describedby': ids.describedBy }}
          onBlur={() => setTyped(null)}
          onChange={(event) => {
            setTyped(event.target.value)
            if (isTaken(event.target.value)) onChange(Number(event.target.value))
          }}
        />
      )}
    </FormField>
  )
}
