/** Offers to make the departments that a sheet names and that are not there, by their paths. */
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useId } from 'react'
import type { Missing } from './missing-departments'

interface MissingDepartmentsProps {
  readonly missing: Missing
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

export function MissingDepartments({ missing: { paths, isCut }, isChosen, onChoose }: MissingDepartmentsProps) {
  const { t } = useLingui()
  const id = useId()
  const label = isCut
    ? t`Create all departments that are missing`
    : plural(paths.length, { one: 'Create # missing department', other: 'Create # missing departments' })
  return (
    <Box sx={{ mt: 3 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isChosen}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={({ target }) => onChoose(target.checked)}
          />
        }
        label={label}
      />
      <Box
        id={id}
        component="ul"
        // It may scroll: keyboard users reach it with the tab key.
        tabIndex={0}
        aria-label={t`Missing departments`}
        sx={{ m: 0, pl: 8, maxHeight: 120, overflow: 'auto', fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </Box>
    </Box>
  )
}
