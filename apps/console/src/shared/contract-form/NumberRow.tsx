/** A row with a whole number. Text that is no number stays as it was typed, and is refused. */
import { useState } from 'react'
import { TextInput } from '../ui/inputs/TextInput'
import { Row, type RowControl, type RowProps } from './Row'

export function NumberRow<Name extends string>(props: RowProps<Name> & { readonly maxLength: number }) {
  return <Row {...props}>{(control) => <NumberInput {...control} maxLength={props.maxLength} />}</Row>
}

function NumberInput({ ids, value, onChange, onBlur, inputRef, maxLength }: RowControl) {
  const [typed, setTyped] = useState(() => (typeof value === 'number' ? String(value) : ''))
  return (
    <TextInput
      ids={ids}
      // The value was changed from outside.
      value={Object.is(Number(typed), value) ? typed : String(value)}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(Number(event.target.value))
      }}
      onBlur={onBlur}
      inputRef={inputRef}
      inputProps={{ inputMode: 'numeric', maxLength }}
      fullWidth={false}
      sx={{ width: 96 }}
    />
  )
}
