/** A menu of texts where several can be chosen. */
import InputBase from '@mui/material/InputBase'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { Glyph } from '../../icons/Glyph'

export interface ManySelectProps {
  readonly id?: string | undefined
  readonly label: string
  readonly values: readonly string[]
  readonly options: readonly { readonly id: string; readonly text: string }[]
  readonly placeholder: string
  readonly onChange: (values: readonly string[]) => void
}

export function ManySelect({ id, label, values, options, placeholder, onChange }: ManySelectProps) {
  const named = (value: string) => options.find((option) => option.id === value)?.text ?? value
  return (
    <Select<string[]>
      multiple
      fullWidth
      displayEmpty
      variant="standard"
      className="fd-input fd-select"
      input={<InputBase />}
      value={[...values]}
      inputProps={{ id, 'aria-label': label }}
      SelectDisplayProps={{ 'aria-label': label }}
      renderValue={(chosen) => (chosen.length === 0 ? <span className="fd-placeholder">{placeholder}</span> : chosen.map(named).join('、'))}
      MenuProps={{ slotProps: { list: { dense: true }, paper: { sx: { maxHeight: 320 } } } }}
      onChange={(event) => onChange(typeof event.target.value === 'string' ? event.target.value.split(',') : event.target.value)}
    >
      {options.map((option) => (
        <MenuItem key={option.id} value={option.id} sx={{ justifyContent: 'space-between', gap: 2 }}>
          {option.text}
          {values.includes(option.id) && <Glyph name="check" size={16} />}
        </MenuItem>
      ))}
    </Select>
  )
}
