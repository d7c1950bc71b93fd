/** A labelled line of text in the settings. */
import type { ReactNode } from 'react'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'

export interface TextSettingProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly value: string
  readonly placeholder?: string
  readonly maxLength: number
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

export function TextSetting({ label, hint, value, placeholder, maxLength, isReadOnly, onChange }: TextSettingProps) {
  return (
    <FormField label={label} layout="above" {...(hint === undefined ? {} : { hint })}>
      {(ids) => (
        <TextInput
          ids={ids}
          value={value}
          disabled={isReadOnly}
          {...(placeholder === undefined ? {} : { placeholder })}
          inputProps={{ maxLength }}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
