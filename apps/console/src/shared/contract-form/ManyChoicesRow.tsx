/** A row with any number of choices, each with a box to tick. */
import { useLingui } from '@lingui/react/macro'
import Checkbox from '@mui/material/Checkbox'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { Choice } from './ChoiceRow'
import { indent } from '../ui/trees/indent'
import { Row, type RowProps } from './Row'

interface LockableChoice extends Choice {
  /** Why it cannot be chosen; somebody who has it already may still lose it. */
  readonly locked?: string | undefined
}

export interface ManyChoicesRowProps<Name extends string> extends RowProps<Name> {
  /** Undefined while loading: nothing is shown as chosen before. */
  readonly choices: readonly LockableChoice[] | undefined
  /** The label of a chosen one that is not among the choices. */
  readonly unknownName?: string
}

export function ManyChoicesRow<Name extends string>({ choices, unknownName = '', ...row }: ManyChoicesRowProps<Name>) {
  const { t } = useLingui()
  const nameOf = (id: string) => choices?.find((choice) => choice.id === id)?.name ?? unknownName
  const shownAs = (ids: readonly string[]) => ids.map(nameOf).join(t`, `)
  return (
    <Row {...row} shownAs={(value) => shownAs(listOf(value))}>
      {({ ids, label, value, onChange, onBlur, inputRef }) => {
        const chosen = listOf(value)
        return (
          <Select
            multiple
            fullWidth
            id={ids.id}
            error={ids.isInvalid}
            value={choices === undefined ? [] : chosen}
            inputProps={{ 'aria-label': label }}
            SelectDisplayProps={{ 'aria-describedby': ids.describedBy, 'aria-invalid': ids.isInvalid }}
            onChange={({ target }) => onChange(typeof target.value === 'string' ? target.value.split(',') : target.value)}
            onBlur={onBlur}
            inputRef={inputRef}
            renderValue={shownAs}
          >
            {(choices ?? []).map(({ id, name, depth = 0, locked }) => (
              <MenuItem key={id} value={id} disabled={locked !== undefined && !chosen.includes(id)} sx={{ pl: indent(depth) }}>
                <Checkbox checked={chosen.includes(id)} tabIndex={-1} />
                {name}
                {locked !== undefined && <Box sx={{ ml: 'auto', pl: 4, fontSize: 12, color: 'text.secondary' }}>{locked}</Box>}
              </MenuItem>
            ))}
          </Select>
        )
      }}
    </Row>
  )
}

/** The texts of a list, for a control that edits lists of ids. */
export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}
