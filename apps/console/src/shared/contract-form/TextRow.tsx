/** A row with a line of text, several lines, or a password. */
import type { ComponentProps } from 'react'
import { PasswordInput } from '../ui/inputs/PasswordInput'
import { TextInput, type TextInputProps } from '../ui/inputs/TextInput'
import { Row, type RowProps } from './Row'

export interface TextRowProps<Name extends string>
  extends RowProps<Name>,
    Pick<TextInputProps, 'autoFocus' | 'autoComplete' | 'multiline' | 'minRows' | 'maxRows'> {
  readonly kind?: 'text' | 'password'
  readonly inputMode?: ComponentProps<'input'>['inputMode']
}

export function TextRow<Name extends string>({ kind = 'text', inputMode, ...all }: TextRowProps<Name>) {
  const { autoFocus, autoComplete, multiline, minRows, maxRows, ...row } = all
  const Input = kind === 'password' ? PasswordInput : TextInput
  return (
    <Row {...row}>
      {({ ids, value, onChange, onBlur, inputRef, isRequired, maxLength }) => (
        <Input
          ids={ids}
          required={isRequired}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          inputRef={inputRef}
          inputProps={{ maxLength, inputMode }}
          {...{ autoFocus, autoComplete, multiline, minRows, maxRows }}
        />
      )}
    </Row>
  )
}
