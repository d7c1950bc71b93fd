/** A whole number between two bounds. What is typed reaches the process only while it is one. */
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
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <FormField label={label} layout="above" {...(hint === undefined ? {} : { hint })}>
      {(ids) => (
        <OutlinedInput
          fullWidth
          id={ids.id}
          value={typed ?? String(value)}
          disabled={isReadOnly}
          inputProps={{ inputMode: 'numeric', maxLength: 12, 'aria-describedby': ids.describedBy }}
          onBlur={() => setTyped(null)}
          onChange={(event) => {
            setTyped(event.target.value)
            const number = Number(event.target.value)
            if (event.target.value.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) onChange(number)
          }}
        />
      )}
    </FormField>
  )
}
