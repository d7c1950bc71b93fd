/** A row with one of several choices. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { ReactNode } from 'react'
import { indent } from '../ui/trees/indent'
import { Row, type RowProps } from './Row'

export interface Choice {
  readonly id: string
  readonly name: string
  /** Its depth in its tree. */
  readonly depth?: number
  /** Before the name. */
  readonly mark?: ReactNode
}

export interface ChoiceRowProps<Name extends string> extends RowProps<Name> {
  readonly choices: readonly Choice[]
  /** The label of no choice, while that is possible; null on the wire. */
  readonly none?: string | undefined
  readonly disabled?: boolean
  /** What shows as chosen, where the form's own value may be out of date. */
  readonly shown?: string
}

export function ChoiceRow<Name extends string>({ choices, none, disabled = false, shown, ...row }: ChoiceRowProps<Name>) {
  return (
    <Row {...row} shownAs={(value) => choices.find(({ id }) => id === value)?.name ?? none ?? ''}>
      {({ ids, label, value, onChange, onBlur, inputRef }) => (
        <Select
          fullWidth
          displayEmpty
          id={ids.id}
          error={ids.isInvalid}
          disabled={disabled}
          value={shown ?? (typeof value === 'string' ? value : '')}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
          onBlur={onBlur}
          inputRef={inputRef}
          inputProps={{ 'aria-label': label }}
          SelectDisplayProps={{ 'aria-describedby': ids.describedBy, 'aria-invalid': ids.isInvalid }}
        >
          {none !== undefined && <MenuItem value="">{none}</MenuItem>}
          {choices.map(({ id, name, depth, mark }) => (
            <MenuItem key={id} value={id} sx={depth === undefined ? { whiteSpace: 'normal' } : { pl: `calc(10px + ${indent(depth)})` }}>
              {mark === undefined ? (
                name
              ) : (
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                  {mark}
                  {name}
                </Box>
              )}
            </MenuItem>
          ))}
        </Select>
      )}
    </Row>
  )
}
