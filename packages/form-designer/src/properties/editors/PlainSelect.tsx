/** A menu of a few texts. A value that is not among them is shown as it is, never lost. */
import InputBase from '@mui/material/InputBase'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useState } from 'react'

export interface PlainSelectProps {
  readonly id?: string | undefined
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly id: string; readonly text: string }[]
  readonly onChange: (id: string) => void
}

export function PlainSelect({ id, label, value, options, onChange }: PlainSelectProps) {
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.id === value)
  // A closed menu holds what it shows: an item for each of hundreds of fields, in each of a panel's menus, would cost at every key.
  const listed = isOpen ? options : chosen === undefined ? [] : [chosen]
  return (
    <Select
      fullWidth
      displayEmpty
      variant="standard"
      className="fd-input fd-select"
      input={<InputBase />}
      value={value}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      inputProps={{ id, 'aria-label': label }}
      SelectDisplayProps={{ 'aria-label': label }}
      MenuProps={{ slotProps: { list: { dense: true }, paper: { sx: { maxHeight: 320 } } } }}
      onChange={(event) => onChange(event.target.value)}
    >
      {listed.map((option) => (
        <MenuItem key={option.id} value={option.id}>
          {option.text}
        </MenuItem>
      ))}
      {chosen === undefined && (
        <MenuItem value={value} disabled={value === ''}>
          {value}
        </MenuItem>
      )}
    </Select>
  )
}
